import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'

/** Entries in the history of this tab that are pages of this site, oldest first, and the index of the current one. */
export interface Trail {
  readonly visits: readonly string[]
  readonly at: number
}

const storageKey = storageKeys.visited
/** Maximum number of entries. Browsers store at most fifty history entries. */
const longest = 50

const newVisit = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

const fields = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

/** Visit id in the current history entry. Undefined if the entry has none. */
function shownVisit(): string | undefined {
  const state = fields(history.state)
  return 'visit' in state && typeof state.visit === 'string' ? state.visit : undefined
}

/** Writes a visit id into the state of the current history entry. The state of the router in the same entry is preserved. */
const stamp = (visit: string) => history.replaceState({ ...fields(history.state), visit }, '')

/** Trail in the storage. Only this module writes it, so any other content counts as an empty trail. */
function stored(): Trail {
  try {
    const value = fields(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    if ('visits' in value && 'at' in value && Array.isArray(value.visits)) {
      const visits = value.visits.filter((visit) => typeof visit === 'string')
      return { visits, at: typeof value.at === 'number' ? value.at : visits.length - 1 }
    }
  } catch (error) {
    // Storage is blocked, or contains a value that this code did not write.
    logStorageFailure(storageKey, error)
  }
  return nothing
}

const nothing: Trail = { visits: [], at: -1 }

function kept(trail: Trail): Trail {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(trail))
  } catch (error) {
    // If storage is blocked, the trail is lost as soon as the document is unloaded.
    logStorageFailure(storageKey, error)
  }
  return trail
}

/** Adds an entry after the current one, and removes all later entries, as the browser does in its history. */
function extended({ visits, at }: Trail): Trail {
  const visit = newVisit()
  stamp(visit)
  const all = [...visits.slice(0, at + 1), visit].slice(-longest)
  return kept({ visits: all, at: all.length - 1 })
}

/** Trail with the current history entry as its current entry. Undefined if the trail does not contain this entry. */
function placed({ visits }: Trail): Trail | undefined {
  const at = visits.indexOf(shownVisit() ?? '')
  return at === -1 ? undefined : kept({ visits, at })
}

/**
 * Trail after a document was loaded or restored. If the trail contains the current history entry, that entry becomes the current one.
 * Otherwise the history entry is added to the trail if the referrer is a page of this site. If the referrer is not, a new trail starts.
 */
export function trailOfDocument(): Trail {
  const known = stored()
  const isFromHere = URL.parse(document.referrer)?.origin === location.origin
  return placed(known) ?? extended(isFromHere ? known : nothing)
}

/**
 * Trail after a navigation by the router, which has added an entry (`PUSH`), replaced the current one (`REPLACE`) or moved to an existing
 * one (`POP`).
 */
export function trailAfter(trail: Trail, type: 'PUSH' | 'REPLACE' | 'POP'): Trail {
  if (type === 'PUSH') return extended(trail)
  if (type === 'POP') return placed(trail) ?? extended(nothing)
  const visit = trail.visits[trail.at]
  if (visit !== undefined) stamp(visit)
  return trail
}
