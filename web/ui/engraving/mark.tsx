import type { PageMark } from '#shared/engraving/marks.ts'
import { MarkFrame, type MarkLook } from './mark-frame.tsx'
import sheet from './marks.svg?url'

interface MarkProps extends MarkLook {
  readonly name: PageMark
}

/** The mark of a page beside its name, out of the sheet of all marks: the browser's code does not carry them. */
export function Mark({ name, ...look }: MarkProps) {
  return (
    <MarkFrame {...look}>
      <use href={`${sheet}#${name}`} />
    </MarkFrame>
  )
}
