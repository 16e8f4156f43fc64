import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'

/** The entries of this tab's history that were pages of this site, oldest first, and which of them is shown. */
export interface Trail {
  readonly visits: readonly string[]
  readonly at: number
}

const storageKey = storageKeys.visited
/** No browser goes back further than it keeps entries, which is fifty. */
const longest = 50

const newVisit = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

const fields = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

/** Which visit the shown entry of the browser's history is; undefined when it was not seen before. */
function shownVisit(): string | undefined {
  const state = fields(history.state)
  return 'visit' in state && typeof state.visit === 'string' ? state.visit : undefined
}

/** Writes the visit into the shown entry, beside what the router keeps there. */
const stamp = (visit: string) => history.replaceState({ ...fields(history.state), visit }, '')

/** The stored trail. Written by this module alone; anything else that stands there counts as nothing. */
function stored(): Trail {
  try {
    const value = fields(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    if ('visits' in value && 'at' in value && Array.isArray(value.visits)) {
      const visits = value.visits.filter((visit) => typeof visit === 'string')
      return { visits, at: typeof value.at === 'number' ? value.at : visits.length - 1 }
    }
  } catch (error) {
    // Closed to the site, or not of its making.
    logStorageFailure(storageKey, error)
  }
  return nothing
}

const nothing: Trail = { visits: [], at: -1 }

function kept(trail: Trail): Trail {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(trail))
  } catch (error) {
    // Storage may be closed to the site; the trail then lasts as long as the document.
    logStorageFailure(storageKey, error)
  }
  return trail
}

/** `trail` with a new entry after the shown one; what lay ahead is gone, as in the browser's own history. */
function extended({ visits, at }: Trail): Trail {
  const visit = newVisit()
  stamp(visit)
  const all = [...visits.slice(0, at + 1), visit].slice(-longest)
  return kept({ visits: all, at: all.length - 1 })
}

/** `trail` at the entry that is shown; undefined when it does not know that. */
function placed({ visits }: Trail): Trail | undefined {
  const at = visits.indexOf(shownVisit() ?? '')
  return at === -1 ? undefined : kept({ visits, at })
}

/**
 * The trail after a document was loaded or brought back. An entry that was seen before keeps its place. A new one follows the
 * page that led to it when that was one of this site, and starts a trail when it was not.
 */
export function trailOfDocument(): Trail {
  const known = stored()
  const isFromHere = URL.parse(document.referrer)?.origin === location.origin
  return placed(known) ?? extended(isFromHere ? known : nothing)
}

/** The trail after the router went to another entry: a new one, one in the place of the shown one, or one seen before. */
export function trailAfter(trail: Trail, type: 'PUSH' | 'REPLACE' | 'POP'): Trail {
  if (type === 'PUSH') return extended(trail)
  if (type === 'POP') return placed(trail) ?? extended(nothing)
  const visit = trail.visits[trail.at]
  if (visit !== undefined) stamp(visit)
  return trail
}
