import { MINUTE } from '#shared/time/units.ts'
import { offlineCopiesAnswer } from '#shared/contracts/site/offline-copies.ts'
import { isArticlePath, MOST_OFFLINE_COPIES } from '#shared/browser/offline-copies.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'
import { workerApiPaths } from '#shared/paths/worker-paths.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'

/** A copy that is younger is not fetched anew only because its article is read. In ms. */
const FRESH = 5 * MINUTE

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

/** Whole pages from the server, and none that may be kept by nobody, like those that are made while the CMS is away. */
const mayBeKept = (answer: Response) =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  isHtml(answer) === true &&
  answer.headers.get('cache-control')?.includes('no-store') !== true

/** Whether an answer says that no article stands at its address any more. */
const isGone = ({ status, type }: Response) =>
  status === 404 || status === 410 || type === 'opaqueredirect'

const isYoung = (copy: Response | undefined) =>
  Date.now() - Date.parse(copy?.headers.get('date') ?? '') < FRESH

const openCopies = () => caches.open(cacheNames.posts)

/** Which of the kept articles are gone or have changed, as the server says; undefined when it cannot be asked. */
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
 * Copies of articles for reading without a connection. They are kept only while the visitor allows it, which is while their cache is
 * there; and each goes as soon as the server says that its article is no longer published.
 * @param keepFiles keeps the built files that a page names
 * @param entry script of the pages of this build: a copy without it belongs to another one, whose files are gone
 */
export function createCopies(keepFiles: (html: string) => Promise<void>, entry: string) {
  // One thing after the other: a copy that is being kept must not bring a cache back that is being taken away.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => undefined)
    return done
  }
  const isAllowed = () => caches.has(cacheNames.posts)

  const keep = async (path: string, answer: Response) => {
    const cache = await openCopies()
    if (isGone(answer)) return void (await cache.delete(path))
    if (!mayBeKept(answer)) return
    const html = await answer.clone().text()
    // The one that was read last stands last.
    await cache.delete(path)
    // Where the device has no room left, the article is read without a copy.
    const isKept = await cache.put(path, answer).then(
      () => true,
      () => false,
    )
    if (!isKept) return
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, -MOST_OFFLINE_COPIES)) await cache.delete(oldest)
    await keepFiles(html)
  }
  /** Fetches an article for its copy. Without a connection the copy stays as it is. */
  const refresh = async (path: string) => {
    const answer = await fetch(path, {
      cache: 'no-cache',
      credentials: 'same-origin',
      redirect: 'manual',
    }).catch(() => undefined)
    if (answer !== undefined) await keep(path, answer)
  }

  return {
    /** Lets articles be kept, or takes all that are kept away. */
    allow: (may: boolean): Promise<void> =>
      inTurn(async () => {
        if (may) await openCopies()
        else await inCacheTurn(() => caches.delete(cacheNames.posts))
      }),

    /** Keeps the page of an article as it has just come, or drops its copy where it says that there is none. */
    seen: (path: string, answer: Response): Promise<void> =>
      inTurn(async () => {
        if (isArticlePath(path) && (await isAllowed())) await keep(path, answer)
      }),

    /** Fetches the page of an article that is being read. */
    read: (path: string): Promise<void> =>
      inTurn(async () => {
        if (!isArticlePath(path) || !(await isAllowed())) return
        const copy = await (await openCopies()).match(path)
        if (!isYoung(copy)) await refresh(path)
      }),

    /** Asks the server about every copy: what is gone is dropped, what has changed is fetched anew. */
    check: (): Promise<void> =>
      inTurn(async () => {
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

    /** The copy of the article at a path. */
    find: (path: string): Promise<Response | undefined> =>
      caches.match(path, { cacheName: cacheNames.posts }),
  }
}
