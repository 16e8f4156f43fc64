import { UNKEPT } from '#lake/common/caching.ts'

/** Keeps an answer out of every cache. */
export const NO_STORE = { 'cache-control': UNKEPT } as const

/** An answer that nobody keeps, in the one shape of success. */
export const success = (
  data: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json({ success: true, data }, { status, headers: { ...NO_STORE, ...headers } })
