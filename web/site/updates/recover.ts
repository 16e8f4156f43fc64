import { updateKeys } from '#shared/browser/update-keys.ts'
import { isMissingCode } from '#web/lib/boot/missing-code.ts'
import { keepForms } from './keep-forms.ts'
import { entryNow, ownEntry } from './own-build.ts'
import { useFullPageLoads } from './full-page-navigation.ts'

/** Events of unhandled errors. Vite dispatches `vite:preloadError`. */
const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError']

/** Message of the error in an event. */
function messageOf(event: Event): string {
  for (const name of ['error', 'reason', 'payload']) {
    const cause: unknown = Reflect.get(event, name)
    if (cause instanceof Error) return cause.message
  }
  return ''
}

/** Builds (entry scripts) that this tab has left because a file of the build was missing. */
function buildsLeft(): readonly string[] {
  try {
    return (sessionStorage.getItem(updateKeys.recoveredFrom) ?? '').split(' ')
  } catch {
    return []
  }
}

/**
 * Records that this tab leaves the build. Returns false if storage is blocked. The page must not reload then, because nothing would stop it
 * from reloading endlessly.
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

/** Reloads the page and keeps entered form values. */
function reloadWithForms(): void {
  if (!noteLeft(ownEntry())) return
  keepForms()
  location.reload()
}

let reloadStrategy: (load: () => void) => void = (load) => load()

/**
 * Sets the strategy for reloading a page with a missing file.
 * @param way decides when to call `load`, which reloads the page
 */
export function setReloadStrategy(way: typeof reloadStrategy): void {
  reloadStrategy = way
}

/** Pause between requests while the server does not respond in ms, and maximum number of requests. */
const AGAIN = { pause: 2_000, tries: 30 }

/** Entry script of the served build, once the server responds. During a deployment the server may be unavailable for a while. */
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
 * Switches to another build if the server has one: at once if urgent, otherwise with the next navigation. Each tab leaves a build only
 * once, so that it does not reload endlessly if files are missing for another reason or two builds alternate.
 */
async function recover(when: 'now' | 'with the next page'): Promise<void> {
  // A failure that the visitor notices may follow one that needs no immediate reload, while the check for the earlier failure is still
  // running.
  if (when === 'now') isUrgent = true
  if (isAsking) return
  isAsking = true
  const own = ownEntry()
  const now = await pollEntry()
  isAsking = false
  const isFor = isUrgent ? 'now' : 'with the next page'
  // Later failures start their own check.
  isUrgent = false
  if (now === undefined || now === own || own === '' || buildsLeft().includes(own)) return
  if (isFor === 'now') reloadStrategy(reloadWithForms)
  else useFullPageLoads()
}

/** True if the server refused a built file of the site, as far as the browser reports it. */
const isRefusedFile = (entry: PerformanceEntry) => {
  const status: unknown = Reflect.get(entry, 'responseStatus')
  return (
    typeof status === 'number' &&
    status >= 400 &&
    entry.name.startsWith(`${location.origin}/assets/`)
  )
}

let isWatching = false

/** Watches for files that are missing because the site was rebuilt after this page was loaded. */
export function recoverFromMissingCode(): void {
  if (isWatching) return
  isWatching = true
  for (const name of EVENTS) {
    addEventListener(name, (event) => {
      if (isMissingCode(messageOf(event))) void recover('now')
    })
  }
  // Files of optional parts need no immediate reload: the parts stay empty, and the browser itself submits forms. The page switches with
  // the next navigation.
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isRefusedFile)) void recover('with the next page')
  }).observe({ type: 'resource', buffered: true })
}
