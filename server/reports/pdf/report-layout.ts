/** Measures of the page of a report, in points: A4, with the origin at the top left. */
export const PAGE = { width: 595.28, height: 841.89, frame: 41 } as const

/** Baselines of the company's name and of the label below. */
export const HEAD = { name: 88, label: 111 } as const

/** Left and right edge of the text, and left edge of the values. */
export const COLUMNS = { left: 64, value: 214, right: 531.28, gap: 12 } as const

/** Baseline of the first line of the title, and its sizes, largest first. */
export const TITLE = { top: 148, sizes: [27, 23], leading: 1.14, width: 366, lines: 3 } as const

/** Bottom of the table of rows, and the distance from its title. */
export const TABLE = { bottom: 682, afterTitle: 34 } as const

/** Settings of the table, from roomy to dense. The first one that fits is used. `gap` is added to the leading between two rows. */
export const DENSITIES = [
  { size: 10.5, leading: 13.7, gap: 15 },
  { size: 10, leading: 13, gap: 10 },
  { size: 9.5, leading: 12.2, gap: 8 },
  { size: 9, leading: 11.6, gap: 6 },
  { size: 8.5, leading: 11, gap: 5 },
  { size: 7.5, leading: 9.6, gap: 4 },
  { size: 7, leading: 8.6, gap: 3.2 },
  { size: 6.6, leading: 8, gap: 3 },
] as const
export type Density = (typeof DENSITIES)[number]

/**
 * Facts at the bottom. Their font size is fixed, because `shared/reports/read-page.ts` finds the title of a file by its size relative to
 * that of the facts.
 */
export const FACTS = { rule: 690, top: 718, size: 9, step: 17, address: 789 } as const

/** Square of the QR code, and circle of the half seal. */
export const CODE = { x: 451, y: 703, size: 80 } as const
export const SEAL = { x: 500, y: 128, radius: 70 } as const
