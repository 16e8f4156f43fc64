import { createSerial } from '#shared/async/serial.ts'
import { MINUTE } from '#shared/time/units.ts'
import { offlineCopiesAnswer } from '#shared/contracts/site/offline-copies.ts'
import { isArticlePath, MOST_OFFLINE_COPIES } from '#shared/browser/offline-copies.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'
import { workerApiPaths } from '#shared/paths/worker-paths.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'

/** Minimum age in ms of a stored copy at which reading its article refreshes the copy. */
const FRESH = 5 * MINUTE

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

/** True for a complete HTML page that may be stored. Pages that the server rendered while the CMS was unreachable have `no-store`. */
const mayBeKept = (answer: Response) =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  isHtml(answer) === true &&
  answer.headers.get('cache-control')?.includes('no-store') !== true

/** True if the response says that the article no longer exists at its address. */
const isGone = ({ status, type }: Response) =>
  status === 404 || status === 410 || type === 'opaqueredirect'

const isYoung = (copy: Response | undefined) =>
  Date.now() - Date.parse(copy?.headers.get('date') ?? '') < FRESH

const openCopies = () => caches.open(cacheNames.posts)

/** Paths of copies whose articles are gone or have changed, according to the server; undefined if the server does not respond. */
async function askServer(copies: readonly { readonly path: string; readonly tag: string }[]) {
  const answer = await fetch(workerApiPaths.offlineCopies, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ copies }),
  }).catch(() => undefined)
  if (answer?.ok !== true) return undefined
  return offlineCopiesAnswer.safeParse(await answer.json()).data?.data
}

/**
 * Stored copies of articles for offline reading. Copies exist only with the visitor's consent: the cache that contains them exists exactly
 * while consent is given. A copy is deleted as soon as the server reports that the article is unpublished.
 * @param keepFiles caches the built files that a page references
 * @param entry entry script of this build's pages: a copy that does not reference it belongs to another build, whose files are gone
 */
export function createCopies(keepFiles: (html: string) => Promise<void>, entry: string) {
  // Runs all operations one after another. Otherwise, storing a copy could recreate a cache that is being deleted.
  const queue = createSerial()
  const isAllowed = () => caches.has(cacheNames.posts)

  const keep = async (path: string, answer: Response) => {
    const cache = await openCopies()
    if (isGone(answer)) return void (await cache.delete(path))
    if (!mayBeKept(answer)) return
    const html = await answer.clone().text()
    // Deletes an existing copy first, so that the most recently read article is the last entry of the cache.
    await cache.delete(path)
    // If storage is full, the article is shown but not stored.
    const isKept = await cache.put(path, answer).then(
      () => true,
      () => false,
    )
    if (!isKept) return
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, -MOST_OFFLINE_COPIES)) await cache.delete(oldest)
    await keepFiles(html)
  }
  /** Fetches an article and updates its copy. While the browser is offline, the copy stays unchanged. */
  const refresh = async (path: string) => {
    const answer = await fetch(path, {
      cache: 'no-cache',
      credentials: 'same-origin',
      redirect: 'manual',
    }).catch(() => undefined)
    if (answer !== undefined) await keep(path, answer)
  }

  return {
    /** Allows copies of articles. If `may` is false, deletes all copies and allows none. */
    allow: (may: boolean): Promise<void> =>
      queue.run(async () => {
        if (may) await openCopies()
        else await inCacheTurn(() => caches.delete(cacheNames.posts))
      }),

    /** Stores the received page of an article, or deletes its copy if the article is gone. */
    seen: (path: string, answer: Response): Promise<void> =>
      queue.run(async () => {
        if (isArticlePath(path) && (await isAllowed())) await keep(path, answer)
      }),

    /** Updates the copy of an article that is being read. */
    read: (path: string): Promise<void> =>
      queue.run(async () => {
        if (!isArticlePath(path) || !(await isAllowed())) return
        const copy = await (await openCopies()).match(path)
        if (!isYoung(copy)) await refresh(path)
      }),

    /** Checks all copies with the server. Deletes copies of articles that are gone, and requests articles that have changed. */
    check: (): Promise<void> =>
      queue.run(async () => {
        if (!(await isAllowed())) return
        const cache = await openCopies()
        const copies = await Promise.all(
          (await cache.keys()).map(async (request) => {
            const copy = await cache.match(request)
            return {
              path: new URL(request.url).pathname,
              tag: copy?.headers.get('etag') ?? '',
              html: (await copy?.text()) ?? '',
            }
          }),
        )
        if (copies.length === 0) return
        const told = await askServer(copies.map(({ path, tag }) => ({ path, tag })))
        if (told === undefined) return
        for (const path of told.gone) await cache.delete(path)
        for (const { path, html } of copies) {
          const isOld = told.changed.includes(path) || !html.includes(entry)
          if (isOld && !told.gone.includes(path)) await refresh(path)
        }
      }),

    /** Returns the stored copy of the article at a path. */
    find: (path: string): Promise<Response | undefined> =>
      caches.match(path, { cacheName: cacheNames.posts }),
  }
}
