/** Defined in the lake, which must not import modules of the site. */
export { isRecord } from '#lake/access/guards.ts'
