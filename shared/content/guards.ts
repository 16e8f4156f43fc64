/** The function is defined in `lake/`, because the lake must not import modules of the site. */
export { isRecord } from '#lake/access/guards.ts'
