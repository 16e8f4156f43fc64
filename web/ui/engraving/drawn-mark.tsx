import { pageMarks, type PageMark } from '#shared/engraving/marks/marks.ts'
import { MarkFrame, type MarkLook } from './mark-frame.tsx'

interface DrawnMarkProps extends MarkLook {
  readonly name: PageMark
}

/**
 * Mark with its paths in the markup, for markup that only the server renders. With references to the sprite of marks, browsers would
 * request the sprite even for closed menus, and paint the first text 100 ms later.
 */
export function DrawnMark({ name, ...look }: DrawnMarkProps) {
  return (
    <MarkFrame {...look}>
      <path d={pageMarks[name]} />
    </MarkFrame>
  )
}
