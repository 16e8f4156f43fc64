import { placeInStrip } from '#shared/engraving/marks/mark-sheet.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'

/**
 * Mark of a menu, for markup that only the server renders. It is a mask, cut out of the strip of all marks. Paths in the markup would make
 * every document 1.9 KB larger, and browsers would request a sprite of `use` even for closed menus. They request a mask only when it is
 * shown.
 */
export const MenuMark = ({ name }: { readonly name: PageMark }) => (
  <i className="menu-mark" data-mark={placeInStrip(name)} />
)
