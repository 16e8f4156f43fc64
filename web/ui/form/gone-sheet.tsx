import { paths } from '#shared/paths/paths.ts'
import { Sheet } from './sheet.tsx'

interface GoneSheetProps {
  readonly words: {
    readonly kind: string
    readonly title: string
    readonly number: string
    readonly text: string
  }
  /** Link to a next step. Besides it, the page links to the home page. */
  readonly link: { readonly label: string; readonly href: string }
}

/** Page for an item that does not exist. The text does not reveal if the item existed before. */
export function GoneSheet({ words, link }: GoneSheetProps) {
  return (
    <div className="company contact f-teal">
      <div className="page receipt-gone">
        <Sheet
          kind={words.kind}
          title={<h1 className="receipt-title">{words.title}</h1>}
          number={words.number}
        >
          <p>{words.text}</p>
          <p className="actions">
            <a className="button" href={link.href}>
              {link.label}
            </a>
            <a className="text-link" href={paths.home}>
              Home <span aria-hidden="true">→</span>
            </a>
          </p>
        </Sheet>
      </div>
    </div>
  )
}
