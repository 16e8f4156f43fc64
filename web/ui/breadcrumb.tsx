import type { NamedLink } from '#shared/pages/invitation.ts'

interface BreadcrumbProps {
  readonly links: readonly NamedLink[]
  /** Name of the current page, shown as the last item. */
  readonly current?: string | undefined
}

/** Breadcrumb navigation. */
export function Breadcrumb({ links, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {current !== undefined && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
