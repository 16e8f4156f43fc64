import { isPersonalPage } from '#shared/paths/personal-pages.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'

const storageKey = storageKeys.scrolled
/** How long a page may take to become as long as it was. In ms. */
const patience = 3000

/** How far each entry of this tab's history was scrolled down, in px. An entry is its key and, after a space, its address. */
export interface ScrollMemory {
  note(entry: string): void
  of(entry: string): number | undefined
  /**
   * Writes it down, for when the document comes back; nothing of pages that show a person's data, whose addresses open them
   * for anybody.
   */
  keep(): void
}

/** What this tab has noted so far. Anything else that stands in the storage counts as nothing. */
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

/** The memory of this tab. */
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
        // Storage may be closed to the site; the places then last as long as the document.
        logStorageFailure(storageKey, error)
      }
    },
  }
}

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Scrolls to `top` at once, and again while the page is still growing to that length. Ends with `signal`, or when the reader acts. */
export function restorePlace(top: number, signal: AbortSignal): void {
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
