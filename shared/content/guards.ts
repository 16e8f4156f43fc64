/** Defined in the lake, which imports nothing of the site. */
export { isRecord } from '#lake/access/guards.ts'
