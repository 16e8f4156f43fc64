/** Lines of work. Each has its own rosette and accent colour. */
export const FAMILIES = ['screening', 'diligence', 'data', 'technology'] as const

/** One of {@link FAMILIES}. */
export type Family = (typeof FAMILIES)[number]
