interface EmptyStateProps {
  readonly title: string
  readonly text: string
  readonly link?: { readonly label: string; readonly href: string } | undefined
}

/** Message of an empty list. */
export function EmptyState({ title, text, link }: EmptyStateProps) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {link !== undefined && (
        <p>
          <a className="text-link" href={link.href}>
            {link.label} <span aria-hidden="true">→</span>
          </a>
        </p>
      )}
    </div>
  )
}
