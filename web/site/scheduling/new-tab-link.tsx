interface NewTabLinkProps {
  readonly href: string
  readonly label: string
  readonly className: string
}

/** Link that opens a new tab and announces it. */
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
