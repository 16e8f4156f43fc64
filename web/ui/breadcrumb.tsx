interface BreadcrumbProps {
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** The way from a list to the page. */
export function Breadcrumb({ links }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
