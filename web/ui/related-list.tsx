import { FoldToggle } from './fold-toggle.tsx'

export interface RelatedEntry {
  readonly title: string
  readonly href: string
  readonly text?: string
  /** Number of the entry in the catalogue, such as 08. */
  readonly code?: string
}

interface RelatedListProps {
  readonly entries: readonly RelatedEntry[]
  /** True if phones hide the texts until the visitor opens them. */
  readonly folds?: boolean
}

/**
 * List of links, each with a sentence, below hairlines. It has three columns, or four if the last row of three columns would contain a
 * single entry. A click anywhere on an entry follows its link.
 */
export function RelatedList({ entries, folds = false }: RelatedListProps) {
  return (
    <ul
      className={
        entries.length > 3 && entries.length % 3 === 1 ? 'related related-fours' : 'related'
      }
    >
      {entries.map(({ title, href, text, code }) => (
        <li key={href} className={folds ? 'folds' : undefined}>
          {code !== undefined && (
            <p className="related-code" aria-hidden="true">
              {code}
            </p>
          )}
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {folds && <FoldToggle name={title} />}
          {text !== undefined && (
            <p className={folds ? 'related-text folded' : 'related-text'}>{text}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
