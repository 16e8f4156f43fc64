/** Number with thousands separators: `1,204`. */
export const grouped = (number: number): string => number.toLocaleString('en-GB')

/** Fraction as a percentage: `percent(0.256)` is `26%`. */
export const percent = (share: number): string =>
  share.toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 0 })

/** Number with its noun: `1 blog`, `3 blogs`, `1,204 inquiries`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** Waiting time as text in a sentence: `a minute`, `3 minutes`. */
export const waitOf = (count: number, unit: 'second' | 'minute'): string =>
  count === 1 ? `a ${unit}` : counted(count, unit)
