import { updateKeys } from '#shared/browser/update-keys.ts'
import { isMissingCode } from '#web/lib/boot/missing-code.ts'
import { keepForms } from './keep-forms.ts'
import { entryNow, ownEntry } from './own-build.ts'
import { useFullPageLoads } from './full-page-navigation.ts'

/** Events of unhandled errors. Vite dispatches `vite:preloadError`. */
const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError']

/** Message of the error that is in an event. */
function messageOf(event: Event): string {
  for (const name of ['error', 'reason', 'payload']) {
    const cause: unknown = Reflect.get(event, name)
    if (cause instanceof Error) return cause.message
  }
  return ''
}

/** Builds, identified by their entry scripts, that this tab has left because one of their files was missing. */
function buildsLeft(): readonly string[] {
  try {
    return (sessionStorage.getItem(updateKeys.recoveredFrom) ?? '').split(' ')
  } catch {
    return []
  }
}

/**
 * Records that this tab leaves a build. Returns false if storage is blocked. The page must then not be reloaded, because it might be
 * reloaded endlessly.
 */
function noteLeft(build: string): boolean {
  try {
    const builds = [...buildsLeft(), build].filter((one) => one !== '')
    sessionStorage.setItem(updateKeys.recoveredFrom, builds.join(' '))
    return true
  } catch {
    return false
  }
}

/** Stores the entered form values, and reloads the page. */
function reloadWithForms(): void {
  if (!noteLeft(ownEntry())) return
  keepForms()
  location.reload()
}

let reloadStrategy: (load: () => void) => void = (load) => load()

/**
 * Sets the function that decides when a page with a missing file is reloaded.
 * @param way receives `load`, which reloads the page
 */
export function setReloadStrategy(way: typeof reloadStrategy): void {
  reloadStrategy = way
}

/** Pause in ms between two requests while the server does not respond, and maximum number of requests. */
const AGAIN = { pause: 2_000, tries: 30 }

/**
 * Entry script of the build that the server has now. Repeats the request while the server does not respond, as it may happen during a
 * deployment.
 */
async function pollEntry(): Promise<string | undefined> {
  for (let tries = 0; tries < AGAIN.tries; tries += 1) {
    const entry = await entryNow()
    if (entry !== undefined) return entry
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN.pause)
    })
  }
  return undefined
}

let isAsking = false
let isUrgent = false

/**
 * Changes to the build of the server if it differs from the build of this page: at once if `when` is `now`, otherwise with the next
 * navigation. Each tab leaves a build only once. Otherwise it could reload endlessly, if files are missing for another reason or two builds
 * alternate.
 */
async function recover(when: 'now' | 'with the next page'): Promise<void> {
  // An urgent failure may occur while the check for an earlier, less urgent failure is running. The running check then reloads at once.
  if (when === 'now') isUrgent = true
  if (isAsking) return
  isAsking = true
  const own = ownEntry()
  const now = await pollEntry()
  isAsking = false
  const isFor = isUrgent ? 'now' : 'with the next page'
  // A failure from now on starts another check.
  isUrgent = false
  if (now === undefined || now === own || own === '' || buildsLeft().includes(own)) return
  if (isFor === 'now') reloadStrategy(reloadWithForms)
  else useFullPageLoads()
}

/** True if the server has responded with an error to the request for a file of the build. Not all browsers report the status. */
const isRefusedFile = (entry: PerformanceEntry) => {
  const status: unknown = Reflect.get(entry, 'responseStatus')
  return (
    typeof status === 'number' &&
    status >= 400 &&
    entry.name.startsWith(`${location.origin}/assets/`)
  )
}

let isWatching = false

/** Detects files that are missing because the site was rebuilt after this page was loaded. */
export function recoverFromMissingCode(): void {
  if (isWatching) return
  isWatching = true
  for (const name of EVENTS) {
    addEventListener(name, (event) => {
      if (isMissingCode(messageOf(event))) void recover('now')
    })
  }
  // A missing file of an optional part is not urgent, because the part stays empty, and forms work without it. The next navigation changes
  // to the new build.
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isRefusedFile)) void recover('with the next page')
  }).observe({ type: 'resource', buffered: true })
}
