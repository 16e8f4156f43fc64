/** Types of employment as stored in documents, with their labels. */
export const EMPLOYMENT = {
  full_time: 'Full time',
  part_time: 'Part time',
  fixed_term: 'Fixed term',
  internship: 'Internship',
} as const

/** One of {@link EMPLOYMENT}. */
export type Employment = keyof typeof EMPLOYMENT

/** True if a value is a type of employment. */
export const isEmployment = (value: unknown): value is Employment =>
  typeof value === 'string' && Object.hasOwn(EMPLOYMENT, value)
