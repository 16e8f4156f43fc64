import type { PageMark } from '#shared/engraving/marks.ts'
import { MarkFrame, type MarkLook } from './mark-frame.tsx'
import sheet from './marks.svg?url'

interface MarkProps extends MarkLook {
  readonly name: PageMark
}

/** Mark of a page next to its name. References the sheet of all marks, so that the browser's code does not contain them. */
export function Mark({ name, ...look }: MarkProps) {
  return (
    <MarkFrame {...look}>
      <use href={`${sheet}#${name}`} />
    </MarkFrame>
  )
}
