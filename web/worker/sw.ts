/**
 * Service worker. It requests pages from the network. It caches the immutable files of its build, the offline page and, with the visitor's
 * consent, the articles that the visitor has read. `rules.ts` lists the requests that it leaves to the browser.
 */
import { setCacheNameDetails } from 'workbox-core'
import { enable as enablePreload } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isArticlePath } from '#shared/browser/offline-copies.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'
import { workerMessage, type WorkerBuild } from '#shared/browser/worker-messages.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { createCopies } from './copies.ts'
import { filesIn, isBuiltFile, ruleFor, UNTOUCHED } from './rules.ts'
import { scope } from './scope.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'

/** Data about the build. The build script inserts it. */
declare const BUILD: WorkerBuild
const build = BUILD

const filesCache = cacheNames.files.replace('*', build.version)
const [filesPrefix = ''] = cacheNames.files.split('*')

const [first = '', ...others] = cacheNames.offlinePage.split('-')
setCacheNameDetails({
  prefix: first,
  precache: others.slice(0, -1).join('-'),
  suffix: others.at(-1) ?? '',
})
// The file names contain no hash, so the precache needs a revision for each file.
precacheAndRoute(
  [workerPaths.offline, workerPaths.offlineScript].map((url) => ({
    url,
    revision: build.version,
  })),
)

/** Adds built files to the worker's cache if they are missing. The browser's HTTP cache has most of them, so this causes little traffic. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache)
  for (const path of paths) {
    if (!isBuiltFile(path) || (await cache.match(path)) !== undefined) continue
    // A file that cannot be cached now is requested again when a page needs it.
    await cache.add(path).catch(() => undefined)
  }
}

const copies = createCopies((html) => keepFiles(filesIn(html)), build.entry)

const ruleOf = (request: Request) => ruleFor(request, scope.location.origin)

registerRoute(
  ({ request }) => ruleOf(request) === 'file',
  new CacheFirst({ cacheName: filesCache }),
)

scope.addEventListener('install', (event) => {
  const past = UNTOUCHED.flatMap((path) => [path, `${path}/*`]).map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  }))
  event.waitUntil(
    Promise.all([
      // With these rules the browser sends the matching requests without waiting for the worker. Browsers without this API ask the worker,
      // and `rules.ts` makes it leave the same requests to the browser.
      event.addRoutes?.(past).catch(() => undefined),
      // Caches the styles of the offline page, and the update notice, whose code must have the same version as the page.
      (async () => {
        const answer = await fetch(workerPaths.offline)
        const files = new Set([...filesIn(await answer.text()), ...build.needed])
        await (await caches.open(filesCache)).addAll([...files])
      })(),
    ]),
  )
})

// Called at the top level, because Workbox registers an `activate` listener, which must be added before the event fires.
enablePreload()

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await inCacheTurn(async () => {
        for (const name of await caches.keys()) {
          if (name.startsWith(filesPrefix) && name !== filesCache) await caches.delete(name)
        }
      })
      await scope.clients.claim()
    })(),
  )
})

/** Response for a page: from the network, otherwise the stored copy of the article, otherwise the offline page. */
async function pageFor(
  request: Request,
  preloaded: Promise<Response | undefined>,
  alsoDo: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  try {
    const answer = (await preloaded.catch(() => undefined)) ?? (await fetch(request))
    if (isArticlePath(pathname)) alsoDo(copies.seen(pathname, answer.clone()))
    return answer
  } catch {
    const copy = await copies.find(pathname).catch(() => undefined)
    return copy ?? (await matchPrecache(workerPaths.offline)) ?? Response.error()
  }
}

scope.addEventListener('fetch', (event) => {
  if (ruleOf(event.request) !== 'page') return
  event.respondWith(pageFor(event.request, event.preloadResponse, (work) => event.waitUntil(work)))
})

scope.addEventListener('message', (event) => {
  const { data: message } = workerMessage.safeParse(event.data)
  if (message === undefined) return
  switch (message.type) {
    case 'alive':
      event.waitUntil(
        (async () => {
          await copies.allow(message.mayKeepArticles)
          await keepFiles(message.files)
          await copies.check()
        })(),
      )
      break
    case 'read':
      event.waitUntil(copies.read(message.path))
      break
    case 'activate':
      event.waitUntil(scope.skipWaiting())
      break
    case 'build':
      event.ports[0]?.postMessage(build)
  }
})
