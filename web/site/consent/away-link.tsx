interface AwayLinkProps {
  readonly href: string
  readonly label: string
}

/** Link that opens a new tab and announces it. */
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
