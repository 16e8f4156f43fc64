import type { PageMark } from '#shared/engraving/marks/marks.ts'
import { MarkFrame, type MarkLook } from './mark-frame.tsx'
import sheet from './marks.svg?url'

interface MarkProps extends MarkLook {
  readonly name: PageMark
}

/**
 * Mark of a page, shown next to the name of the page. It refers to the sprite of all marks, so that the client bundle does not contain the
 * paths of the marks.
 */
export function Mark({ name, ...look }: MarkProps) {
  return (
    <MarkFrame {...look}>
      <use href={`${sheet}#${name}`} />
    </MarkFrame>
  )
}
