import { isPersonalPage } from '#shared/paths/personal-pages.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'

const storageKey = storageKeys.scrolled
/** Time in ms within which a page may grow to its earlier height. During this time the scroll position is restored repeatedly. */
const patience = 3000

/** Scroll positions in px, one for each entry in the history of this tab. The name of an entry is its key, a space and its address. */
export interface ScrollMemory {
  note(entry: string): void
  of(entry: string): number | undefined
  /**
   * Stores the positions for the next document. Pages with personal data are left out, because their addresses grant access to this data.
   */
  keep(): void
}

/** Stored positions of this tab. Any other content of the storage entry counts as empty. */
function stored(): Map<string, number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    const pairs: unknown[] = Array.isArray(value) ? value : []
    return new Map(
      pairs.flatMap((pair) => {
        const [entry, top]: unknown[] = Array.isArray(pair) ? pair : []
        return typeof entry === 'string' && typeof top === 'number' ? [[entry, top]] : []
      }),
    )
  } catch (error) {
    logStorageFailure(storageKey, error)
    return new Map()
  }
}

const pathOf = (entry: string) => entry.split(/[ ?]/)[1] ?? ''

/** Creates the scroll memory of this tab from its stored positions. */
export function openScrollMemory(): ScrollMemory {
  const places = stored()
  return {
    note: (entry) => void places.set(entry, window.scrollY),
    of: (entry) => places.get(entry),
    keep: () => {
      try {
        const kept = [...places].filter(([entry]) => !isPersonalPage(pathOf(entry))).slice(-50)
        sessionStorage.setItem(storageKey, JSON.stringify(kept))
      } catch (error) {
        // If storage is blocked, the positions are lost when the document is unloaded.
        logStorageFailure(storageKey, error)
      }
    },
  }
}

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Scrolls to `top` at once, and again whenever the page has grown. Stops if `signal` aborts, or on user input. */
export function restoreScroll(top: number, signal: AbortSignal): void {
  jump(top)
  if (window.scrollY >= top - 1) return
  const growing = new ResizeObserver(() => {
    jump(top)
    if (window.scrollY >= top - 1) end()
  })
  const end = () => {
    growing.disconnect()
    clearTimeout(timer)
  }
  const timer = setTimeout(end, patience)
  signal.addEventListener('abort', end, { once: true })
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    document.addEventListener(act, end, { once: true, signal, passive: true })
  }
  growing.observe(document.body)
}
