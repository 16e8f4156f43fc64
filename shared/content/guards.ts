import { isRecord } from '#lake/access/guards.ts'

/** Exported from here for the site. It is defined in `lake/`, because the lake must not import modules of the site. */
export { isRecord }

/** Objects of a list. Empty if the value is not a list. */
export const records = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
