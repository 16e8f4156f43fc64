export interface RelatedEntry {
  readonly title: string
  readonly href: string
  readonly text?: string
  /** Number in the catalogue, such as 1.1.2. */
  readonly code?: string
  /** Type of the entry, such as service or industry. Set only if the list mixes types. */
  readonly kind?: string
}

/**
 * Links with a sentence each below hairlines, in three columns, or in four if three would leave a single entry in the last row. The
 * clickable area of a link is the complete entry.
 */
export function RelatedList({ entries }: { readonly entries: readonly RelatedEntry[] }) {
  return (
    <ul
      className={
        entries.length > 3 && entries.length % 3 === 1 ? 'related related-fours' : 'related'
      }
    >
      {entries.map(({ title, href, text, code, kind }) => (
        <li key={href}>
          {code !== undefined && (
            <p className="related-code" aria-hidden="true">
              {code}
            </p>
          )}
          {kind !== undefined && <p className="related-kind">{kind}</p>}
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {text !== undefined && <p className="related-text">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
