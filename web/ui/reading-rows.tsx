import type { ReactNode } from 'react'

export interface ReadingEntry {
  /** Type of the entry, such as service, industry guide or blog. */
  readonly kind: string
  readonly title: string
  readonly href: string
  /** Short texts next to the title, such as a figure, a date or a reason. Each is a paragraph. */
  readonly asides: readonly string[]
}

interface ReadingRowsProps {
  readonly entries: readonly ReadingEntry[]
  /** True if the texts next to the titles are sentences, which need more columns than figures and dates. */
  readonly hasReasons?: boolean
  /** Further rows below the entries. */
  readonly children?: ReactNode
}

/** List of links to related pages or articles: one row each, with type, title and texts. A click anywhere on a row follows its link. */
export const ReadingRows = ({ entries, hasReasons = false, children }: ReadingRowsProps) => (
  <ul className={hasReasons ? 'reading reading-reasons' : 'reading'}>
    {entries.map(({ kind, title, href, asides }) => (
      <li key={href}>
        <p className="label">{kind}</p>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <div className="reading-aside">
          {asides.map((aside) => (
            <p key={aside}>{aside}</p>
          ))}
        </div>
      </li>
    ))}
    {children}
  </ul>
)
