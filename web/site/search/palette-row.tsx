import {
  BookText,
  Calendar,
  Clock,
  FileText,
  Hash,
  Mail,
  Moon,
  PersonStanding,
  Sun,
  type LucideIcon,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { MarkedText } from '#web/ui/marked-text.tsx'
import type { Row, RowIcon } from './palette-rows.ts'

const icons: Readonly<Record<RowIcon, LucideIcon>> = {
  page: BookText,
  part: Hash,
  article: FileText,
  ask: Mail,
  meeting: Calendar,
  dark: Moon,
  light: Sun,
  access: PersonStanding,
  recent: Clock,
}

interface PaletteRowProps {
  readonly row: Row
  readonly id: string
  readonly isChosen: boolean
  readonly onChoose: (row: Row) => void
}

/** Row of the palette. A row with an address is a link, which can be opened in a new tab. */
export function PaletteRow({ row, id, isChosen, onChoose }: PaletteRowProps) {
  const Icon = icons[row.icon]
  const contents = (
    <>
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <span className="palette-words">
        <span>
          <MarkedText text={row.label} marks={row.marks} />
        </span>
        {row.note !== undefined && <span className="palette-note"> {row.note}</span>}
      </span>
      {row.keys !== undefined && <kbd aria-hidden="true">{row.keys}</kbd>}
      {isChosen && (
        <kbd className="palette-enter" aria-hidden="true">
          Enter
        </kbd>
      )}
    </>
  )
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    onChoose(row)
  }
  const shared = { id, tabIndex: -1, onClick: press }
  return row.href === undefined ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select cannot be controlled from the field
    <button {...shared} type="button" role="option" aria-selected={isChosen}>
      {contents}
    </button>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above, and a link can be opened in a new tab
    <a {...shared} href={row.href} role="option" aria-selected={isChosen}>
      {contents}
    </a>
  )
}
