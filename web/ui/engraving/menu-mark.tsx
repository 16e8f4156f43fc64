import { placeInStrip } from '#shared/engraving/marks/mark-sheet.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'

/**
 * Mark of a menu, for markup that only the server renders. It is a CSS mask, cut out of the strip of all marks. Paths in the markup would
 * make every document 1.9 KB larger. A sprite with `use` would be requested even for closed menus, while browsers request a mask only when
 * it is shown.
 */
export const MenuMark = ({ name }: { readonly name: PageMark }) => (
  <i className="menu-mark" data-mark={placeInStrip(name)} />
)
