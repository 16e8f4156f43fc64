/** The kinds of employment, as documents hold them and as pages print them. */
export const EMPLOYMENT = {
  full_time: 'Full time',
  part_time: 'Part time',
  fixed_term: 'Fixed term',
  internship: 'Internship',
} as const

/** One of {@link EMPLOYMENT}. */
export type Employment = keyof typeof EMPLOYMENT

/** Tells whether a value is a kind of employment. */
export const isEmployment = (value: unknown): value is Employment =>
  typeof value === 'string' && Object.hasOwn(EMPLOYMENT, value)
