export interface RelatedEntry {
  readonly title: string
  readonly href: string
  readonly text?: string
  /** Where it stands in the catalogue, such as 1.1.2. */
  readonly code?: string
  /** What it is, where a list holds different things. */
  readonly kind?: string
}

/** Links with a sentence each under hairlines, in three columns, or in four where three would leave one alone. The whole entry leads on. */
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
