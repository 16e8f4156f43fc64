/** Script of the offline page. A separate file that imports no chunks, because chunks may be missing while offline. */
import { healthPaths } from '#shared/paths/paths.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'
import { words } from './labels.ts'

/** Interval in ms at which the visible page checks if the server can be reached again. */
const AGAIN = 10_000

const part = (name: string) => document.querySelector<HTMLElement>(`[data-offline="${name}"]`)

const say = (name: string, text: string) => {
  const element = part(name)
  if (element !== null) element.textContent = text
}

const show = (name: string) => part(name)?.removeAttribute('hidden')

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Shows the cause: no connection, or an unreachable server if the device is online. */
function tell(since: Date): void {
  const isCutOff = !navigator.onLine
  say('title', isCutOff ? words.title : words.unreached)
  say('lede', isCutOff ? words.lede : words.unreachedLede)
  say('address', location.pathname)
  say('since', `${isCutOff ? words.since : words.unreachedSince} ${clock.format(since)}`)
  document.title = isCutOff ? words.title : words.unreached
  show('facts')
}

interface Stored {
  readonly path: string
  readonly title: string
  readonly at: Date
}

/** Articles stored on this device, most recently read first; undefined if storing is not allowed. */
async function storedArticles(): Promise<readonly Stored[] | undefined> {
  const cache = await inCacheTurn(async () =>
    // `caches.open` would create a missing cache.
    (await caches.has(cacheNames.posts)) ? caches.open(cacheNames.posts) : undefined,
  )
  if (cache === undefined) return undefined
  const requests = await cache.keys()
  const stored = await Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request)
      const page = new DOMParser().parseFromString((await copy?.text()) ?? '', 'text/html')
      return {
        path: new URL(request.url).pathname,
        title: page.querySelector('h1')?.textContent ?? '',
        at: new Date(copy?.headers.get('date') ?? Number.NaN),
      }
    }),
  )
  return stored.toReversed()
}

function row({ path, title, at }: Stored): HTMLElement {
  const link = document.createElement('a')
  link.href = path
  link.textContent = title
  const time = document.createElement('span')
  if (!Number.isNaN(at.getTime())) {
    time.textContent = `${words.storedAt} ${day.format(at)}, ${clock.format(at)}`
  }
  const item = document.createElement('li')
  item.append(link, time)
  return item
}

async function list(): Promise<void> {
  const stored = await storedArticles()
  part('list')?.replaceChildren(...(stored ?? []).map(row))
  if (stored === undefined || stored.length === 0) {
    say('empty', stored === undefined ? words.notAllowed : words.none)
    show('empty')
  }
  show('stored')
}

/** True if the server responds. The request is also sent while the device reports that it is offline, because the report can be wrong. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch(healthPaths.live, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

const since = new Date()

let isTrying = false

/**
 * Loads the requested page if the server responds.
 * @param isAsked true if the visitor pressed the button; the result is then announced
 */
async function tryAgain(isAsked: boolean): Promise<void> {
  if (isTrying) return
  isTrying = true
  if (isAsked) say('said', words.trying)
  if (await answers()) return location.reload()
  // Updates the cause: the device may be online by now while the server is unreachable.
  tell(since)
  if (isAsked) say('said', words.failed)
  isTrying = false
}

tell(since)
list().catch(() => undefined)
part('again')?.addEventListener('click', () => void tryAgain(true))
if (history.length > 1) {
  show('back')
  part('back')?.addEventListener('click', () => history.back())
}
// At the address of the offline page itself, a reload would show the same page again, endlessly.
if (location.pathname !== workerPaths.offline) {
  addEventListener('online', () => void tryAgain(false))
  setInterval(() => {
    if (!document.hidden) void tryAgain(false)
  }, AGAIN)
}
addEventListener('offline', () => tell(since))
