/**
 * Limits for the links that all pages share: the numbers of entries and the lengths of labels that fit into the navigation bar, the menus
 * and the footer.
 */

/** Maximum numbers of entries. A document with more entries is not complete. */
export const FRAME_COUNTS = {
  bar: 6,
  /** Maximum number of characters of all labels in the navigation bar together, because its links are on one line. */
  barCharacters: 66,
  /** Maximum number of items in a section of a menu. Other pages are reached by a link to all pages of the section. */
  items: 6,
  groups: 3,
  links: 8,
  help: 6,
  socials: 6,
} as const

/** Recommended maximum lengths of texts, in characters. The Studio warns about longer texts. */
export const frameLimits = {
  barLabel: { max: 18 },
  action: { max: 14 },
  sectionTitle: { max: 34 },
  item: { max: 40 },
  groupTitle: { max: 20 },
  link: { max: 30 },
  promise: { min: 40, max: 110 },
  description: { min: 110, max: 155 },
  address: { max: 120 },
} as const
