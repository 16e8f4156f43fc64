import { updateKeys } from '#shared/browser/update-keys.ts'
import { isMissingCode } from '#web/lib/boot/missing-code.ts'
import { keepForms } from './keep-forms.ts'
import { entryNow, ownEntry } from './own-build.ts'
import { loadPagesWhole } from './full-page-navigation.ts'

/** Events that tell of errors nobody has handled; the last is Vite's own. */
const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError']

/** The words of the error that an event is about. */
function messageOf(event: Event): string {
  for (const name of ['error', 'reason', 'payload']) {
    const cause: unknown = Reflect.get(event, name)
    if (cause instanceof Error) return cause.message
  }
  return ''
}

/** The builds that this tab has left because a part of them was gone. */
function buildsLeft(): readonly string[] {
  try {
    return (sessionStorage.getItem(updateKeys.recoveredFrom) ?? '').split(' ')
  } catch {
    return []
  }
}

/** False where that cannot be kept: then nothing would end a page that is loaded again and again. */
function noteLeft(build: string): boolean {
  try {
    const builds = [...buildsLeft(), build].filter((one) => one !== '')
    sessionStorage.setItem(updateKeys.recoveredFrom, builds.join(' '))
    return true
  } catch {
    return false
  }
}

/** Loads the page anew, and takes along what was typed. */
function loadAnew(): void {
  if (!noteLeft(ownEntry())) return
  keepForms()
  location.reload()
}

let goOver: (load: () => void) => void = (load) => load()

/** @param way decides when a page that misses a part is loaded anew, which `load` does */
export function goOverBy(way: typeof goOver): void {
  goOver = way
}

/** How often a server that does not answer is asked again, and for how long. In ms. */
const AGAIN = { pause: 2_000, tries: 30 }

/** The entry of the build that is served, as soon as anything is: between two builds nothing may be for a while. */
async function entrySoon(): Promise<string | undefined> {
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
 * If the site has another build by now, goes over to it: at once where it is urgent, else with the next page. Once a tab and build:
 * where parts are missing for any other reason, or two builds are served by turns, the page stays as it is.
 */
async function recover(when: 'now' | 'with the next page'): Promise<void> {
  // One part can be missed in silence and then for all to see, while the first is still being looked into.
  if (when === 'now') isUrgent = true
  if (isAsking) return
  isAsking = true
  const own = ownEntry()
  const now = await entrySoon()
  isAsking = false
  const isFor = isUrgent ? 'now' : 'with the next page'
  // What is missed from here on is looked into by itself.
  isUrgent = false
  if (now === undefined || now === own || own === '' || buildsLeft().includes(own)) return
  if (isFor === 'now') goOver(loadAnew)
  else loadPagesWhole()
}

/** Whether a built file of the site was refused, as far as the browser tells. */
const isRefusedFile = (entry: PerformanceEntry) => {
  const status: unknown = Reflect.get(entry, 'responseStatus')
  return (
    typeof status === 'number' &&
    status >= 400 &&
    entry.name.startsWith(`${location.origin}/assets/`)
  )
}

let isWatching = false

/** Watches for parts of the site that are gone because it was built anew since this page was loaded. */
export function recoverFromMissingCode(): void {
  if (isWatching) return
  isWatching = true
  for (const name of EVENTS) {
    addEventListener(name, (event) => {
      if (isMissingCode(messageOf(event))) void recover('now')
    })
  }
  // Parts whose absence the page bears: their place stays empty, forms are sent by the browser. The next page is soon enough.
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isRefusedFile)) void recover('with the next page')
  }).observe({ type: 'resource', buffered: true })
}
