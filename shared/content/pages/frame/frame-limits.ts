/** Limits of the frame of all pages: the numbers of entries and the lengths of labels for which the bar, the menus and the footer have space. */

/** Maximum numbers of entries. Documents with more are not complete. */
export const FRAME_COUNTS = {
  bar: 6,
  /** Characters of all labels of the bar together. The links are on one line. */
  barCharacters: 66,
  /** Items of a section of a menu. The other pages of the section are behind a link to all. */
  items: 6,
  groups: 3,
  links: 8,
  help: 6,
  socials: 6,
} as const

/** Maximum lengths of texts, in characters. Longer ones are a warning in the Studio. */
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
