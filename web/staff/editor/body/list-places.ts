import { isRecord } from '#shared/content/guards.ts'
import { createContext, use } from 'react'

/** Place of an item in its list. */
export interface ListPlace {
  /** Counted from one. */
  readonly position: number
  readonly size: number
  /** For the first item of a list: keys of the other items. */
  readonly others: readonly string[]
  /** Keys of the first items of the lists within this item. */
  readonly lists: readonly string[]
}

/** Items by their keys. Keys of a callout's blocks are as unlikely as any others to come twice. */
export type ListPlaces = ReadonlyMap<string, ListPlace>

/** The items of one open list. */
interface Run {
  readonly kind: unknown
  readonly keys: string[]
  /** First items of the lists within each item. */
  readonly within: Map<string, string[]>
}

/**
 * Where each item of a body stands. Items lie flat beside each other: those of one kind and depth are a list until something
 * else than a deeper item comes between.
 */
export function listPlaces(blocks: readonly unknown[]): ListPlaces {
  const places = new Map<string, ListPlace>()
  /** Open lists by depth. */
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

/** Notes the first item of a list in the item that it is within: the last one of the next list above. */
function noteWithin(above: readonly (Run | undefined)[], key: string): void {
  const parent = above.findLast((run) => run !== undefined)
  const item = parent?.keys.at(-1)
  if (parent === undefined || item === undefined) return
  parent.within.set(item, [...(parent.within.get(item) ?? []), key])
}

const Places = createContext<ListPlaces>(new Map())

export const ListPlacesProvider = Places.Provider

/** Where the item with a key stands; undefined while nobody has counted it. */
export const useListPlace = (key: string) => use(Places).get(key)
