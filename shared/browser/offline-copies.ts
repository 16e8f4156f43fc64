import { contentTypes } from '../content/content-types/content-types.ts'

/** Maximum number of articles stored for offline reading. Above it, the least recently read article is evicted. */
export const MOST_OFFLINE_COPIES = 20

const PARENTS = Object.values(contentTypes).flatMap(({ paths: { list, cmsList } }) => [
  list(),
  cmsList(),
])

/** True if a path is that of an article, which may be stored offline. */
export function isArticlePath(pathname: string): boolean {
  const parent = PARENTS.find((path) => pathname.startsWith(`${path}/`))
  return parent !== undefined && /^[^/]+$/.test(pathname.slice(parent.length + 1))
}
