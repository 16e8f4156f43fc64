import { isRecord } from '#shared/content/guards.ts'
import { createContext, use } from 'react'

/** Position of an item in its list. */
export interface ListPlace {
  /** Position in the list, counted from 1. */
  readonly position: number
  readonly size: number
  /** Keys of the other items of the list. Set for the first item only. */
  readonly others: readonly string[]
  /** Keys of the first items of nested lists. */
  readonly lists: readonly string[]
}

/** Positions of items by key. Keys are random and unique, so items in callouts share the map. */
export type ListPlaces = ReadonlyMap<string, ListPlace>

/** List to which a later item can still be added. */
interface Run {
  readonly kind: unknown
  readonly keys: string[]
  /** Keys of the first items of nested lists, by the key of the item that contains them. */
  readonly within: Map<string, string[]>
}

/**
 * Position of each list item of a body. Items are flat siblings. Items of the same kind and depth form a list as long as only deeper items
 * are between them.
 */
export function listPlaces(blocks: readonly unknown[]): ListPlaces {
  const places = new Map<string, ListPlace>()
  /** Lists to which a later item can still be added, by depth. */
  let runs: (Run | undefined)[] = []
  const close = (from: number) => {
    for (const run of runs.slice(from)) {
      for (const [index, key] of (run?.keys ?? []).entries()) {
        places.set(key, {
          position: index + 1,
          size: run?.keys.length ?? 0,
          others: index === 0 ? (run?.keys.slice(1) ?? []) : [],
          lists: run?.within.get(key) ?? [],
        })
      }
    }
    runs = runs.slice(0, from)
  }
  for (const block of blocks.filter(isRecord)) {
    const { _key: key, listItem: kind, level, content } = block
    if (typeof kind !== 'string' || typeof key !== 'string') {
      close(0)
      if (Array.isArray(content))
        for (const [id, place] of listPlaces(content)) places.set(id, place)
      continue
    }
    const depth = typeof level === 'number' ? level : 1
    close(runs[depth]?.kind === kind ? depth + 1 : depth)
    const run: Run = runs[depth] ?? { kind, keys: [], within: new Map() }
    if (run.keys.length === 0) noteWithin(runs.slice(0, depth), key)
    run.keys.push(key)
    runs[depth] = run
  }
  close(0)
  return places
}

/** Records that the list with the first item `key` is nested in the last item of the innermost open list. */
function noteWithin(above: readonly (Run | undefined)[], key: string): void {
  const parent = above.findLast((run) => run !== undefined)
  const item = parent?.keys.at(-1)
  if (parent === undefined || item === undefined) return
  parent.within.set(item, [...(parent.within.get(item) ?? []), key])
}

const Places = createContext<ListPlaces>(new Map())

export const ListPlacesProvider = Places.Provider

/** Position of the item with a key. Undefined until the positions are computed. */
export const useListPlace = (key: string) => use(Places).get(key)
