import { contentTypes } from '../content/content-types/content-types.ts'

/** Maximum number of articles stored for offline reading; the least recently read one is evicted first. */
export const MOST_OFFLINE_COPIES = 20

const PARENTS = Object.values(contentTypes).flatMap(({ paths: { list, cmsList } }) => [
  list(),
  cmsList(),
])

/** True if a path is an article that may be stored offline. */
export function isArticlePath(pathname: string): boolean {
  const parent = PARENTS.find((path) => pathname.startsWith(`${path}/`))
  return parent !== undefined && /^[^/]+$/.test(pathname.slice(parent.length + 1))
}
