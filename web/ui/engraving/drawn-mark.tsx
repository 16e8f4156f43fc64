import { pageMarks, type PageMark } from '#shared/engraving/marks.ts'
import { MarkFrame, type MarkLook } from './mark-frame.tsx'

interface DrawnMarkProps extends MarkLook {
  readonly name: PageMark
}

/**
 * The mark of a page with its lines in the page itself, for what is drawn on the server alone. A browser would fetch the sheet of
 * marks for menus that nobody has opened, and paint the first words a tenth of a second later.
 */
export function DrawnMark({ name, ...look }: DrawnMarkProps) {
  return (
    <MarkFrame {...look}>
      <path d={pageMarks[name]} />
    </MarkFrame>
  )
}
