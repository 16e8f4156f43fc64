import { query } from './query-text.ts'

const LAKE = '/lake'

/** Paths of the Content Lake on this origin. */
export const lakePaths = {
  base: LAKE,
  /** Public query of the site, by its name and version. Parameters are JSON values whose names start with `$`. */
  publicQuery: (name: string, version: string, params: Readonly<Record<string, unknown>>) =>
    `${LAKE}/public/${name}/${version}${query(
      Object.fromEntries(
        Object.entries(params)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [`$${key}`, JSON.stringify(value)]),
      ),
    )}`,
} as const
