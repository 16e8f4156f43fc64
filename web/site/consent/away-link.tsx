interface AwayLinkProps {
  readonly href: string
  readonly label: string
}

/** A link that opens a tab of its own, and says so. */
export function AwayLink({ href, label }: AwayLinkProps) {
  return (
    <a className="consent-link" href={href} target="_blank" rel="noopener">
      {label}
      <span className="consent-away" aria-hidden="true">
        ↗
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
