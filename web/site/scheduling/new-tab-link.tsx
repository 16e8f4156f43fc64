interface NewTabLinkProps {
  readonly href: string
  readonly label: string
  readonly className: string
}

/** A link that opens a tab of its own, and says so. */
export function NewTabLink({ href, label, className }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {label}
      <span className="scheduling-away" aria-hidden="true">
        ↗
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
