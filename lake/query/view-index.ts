import { LRUCache } from 'lru-cache'
import type { Documents } from '#lake/documents/collection.ts'
import { createBudget } from '#lake/groq/budget.ts'
import type { Budget } from '#lake/groq/budget.ts'
import type { Params } from '#lake/groq/ast.ts'
import type { Lookup, Source } from '#lake/groq/conditions.ts'
import type { Selection } from '#lake/groq/plan.ts'
import { GroqPath, isList } from '#lake/groq/values.ts'
import { compareIds, publishedIdOf } from '#lake/documents/ids.ts'
import { isRecord } from '#lake/access/guards.ts'
import { createKeyIndex, isKey } from '#lake/documents/key-index.ts'
import type { KeyIndex } from '#lake/documents/key-index.ts'
import { NotUpdatable, createLiveQueryList, selectFrom } from '#lake/groq/live-query-list.ts'
import type { Reading, LiveQueryList } from '#lake/groq/live-query-list.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { createWordLookup } from '#lake/groq/word-lookup.ts'

/** Number of candidates up to which filtering at each query is fast enough without a live list. */
const FEW = 64
/** Number of documents below which a search reads the words of each document instead of an index. */
const MANY = 100
const MAX_LISTS = 100
/** Maximum total number of documents in the live lists of a view. */
const MAX_LISTED = 500_000
const MAX_INDEXES = 50
const MAX_PARAMS_LENGTH = 2_000
/** Maximum number of steps to update one live list after one change. */
const UPDATE_STEPS = 200_000
/** Maximum number of documents that refer to a changed document. Above it, live lists that follow references are discarded. */
const MAX_REFERRING = 500

/** Kinds of lookup that need an index of their own, which is not worth building for a single query. */
const BY_KEY = new Set<Lookup['by']>(['attribute', 'item', 'group'])

/**
 * Environment in which a selection is evaluated. The selection calls `note` with each id that its result depends on, or `noteAll` if there
 * are too many ids.
 */
export interface SelectionReading extends Reading {
  readonly note: (id: string) => void
  readonly noteAll: () => void
}

/** Finds the documents of a view by their content, with indexes. */
export interface ViewIndex {
  readonly documents: Documents
  /** Returns exactly the documents of a selection, in its order. @throws LakeError */
  select(selection: Selection, reading: SelectionReading): readonly LakeDocument[]
  /**
   * Returns the documents that a lookup finds for a value, in `_id` order. If the lookup is not `isExact`, the result can contain documents
   * that do not match. Undefined if the index does not support the value.
   */
  find(lookup: Lookup, value: unknown, budget: Budget): readonly LakeDocument[] | undefined
  /** Must be called after the document with this id was replaced in the view or removed from it. */
  changed(id: string): void
}

/** Creates the indexes, each when a condition first needs it. */
function createLookups(documents: Documents, lasting: boolean) {
  const keys = new LRUCache<string, KeyIndex>({ max: MAX_INDEXES })
  const words = createWordLookup(documents)

  function find(
    lookup: Lookup,
    value: unknown,
    budget: Budget,
  ): readonly LakeDocument[] | undefined {
    if (!lookup.isSpread) return findOne(lookup, value, budget)
    // No index supports `x in path(…)`.
    if (value instanceof GroqPath) return undefined
    if (isList(value)) return merged(value.map((each) => findOne(lookup, each, budget)))
    return lookup.by === 'reference' ? findOne(lookup, value, budget) : []
  }

  function findOne(
    lookup: Lookup,
    value: unknown,
    budget: Budget,
  ): readonly LakeDocument[] | undefined {
    if (lookup.by === 'words') {
      const isWorthIt = lasting && documents.size >= MANY
      return isWorthIt ? words.find(lookup.expr, value, budget) : undefined
    }
    if (lookup.by === 'attribute') {
      const { path } = lookup
      if (!isKey(value)) return []
      return keyIndex(JSON.stringify(path), (each) => [valueAt(each, path)]).find(value)
    }
    if (lookup.by === 'item') {
      const { path, item } = lookup
      if (!isKey(value)) return []
      return keyIndex(JSON.stringify([path, item]), (each) => itemsAt(each, path, item)).find(value)
    }
    if (typeof value !== 'string') return []
    if (lookup.by === 'type') return documents.byType(value)
    if (lookup.by === 'reference') return documents.referring(value)
    const document = documents.get(value)
    const own = document === undefined ? [] : [document]
    if (lookup.by === 'id') return own
    const group = keyIndex('group', ({ _id }) => [publishedIdOf(_id)]).find(value)
    // Groups are indexed by published ids. So there is no group for the id of a draft: `versionOf("drafts.x")` matches only the draft
    // itself.
    return document === undefined || group.includes(document) ? group : own
  }

  function keyIndex(key: string, keysOf: (document: LakeDocument) => readonly unknown[]): KeyIndex {
    const known = keys.get(key)
    if (known !== undefined) return known
    const made = createKeyIndex(documents, keysOf)
    keys.set(key, made)
    return made
  }

  return {
    find,
    changed: (id: string): void => {
      for (const index of keys.values()) index.update(id, documents.get(id))
      words.changed(id)
    },
  }
}

/**
 * Creates the indexes of a view.
 * @param lasting true if the view serves many queries: then live lists are cached and updated with each change
 */
export function createViewIndex(documents: Documents, lasting: boolean): ViewIndex {
  const lists = new LRUCache<string, KeptList>({
    max: MAX_LISTS,
    maxSize: MAX_LISTED,
    sizeCalculation: ({ list }) => list.size + 1,
  })
  const lookups = createLookups(documents, lasting)
  const { find } = lookups

  /** Returns the candidates of one condition in `_id` order, or undefined if each document must be evaluated. */
  function candidatesOf(
    lookup: Lookup,
    { params, budget }: Reading,
  ): readonly LakeDocument[] | undefined {
    if (!lasting && BY_KEY.has(lookup.by)) return undefined
    return merged(
      lookup.sources.map((source) =>
        source.kind === 'outer' ? undefined : find(lookup, valueOf(source, params), budget),
      ),
    )
  }

  function narrowest(selection: Selection, reading: Reading): readonly LakeDocument[] {
    let best: readonly LakeDocument[] | undefined
    for (const lookup of selection.lookups.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      if (lookup.by === 'words' && best !== undefined && best.length < MANY) break
      const found = candidatesOf(lookup, reading)
      if (found !== undefined && (best === undefined || found.length < best.length)) best = found
      if (best !== undefined && best.length <= FEW) break
    }
    return best ?? documents.all()
  }

  /** Creates the live list of a selection. Returns undefined if such a list cannot be updated. */
  function standing(
    key: string,
    selection: Selection,
    candidates: readonly LakeDocument[],
    reading: Reading,
  ): LiveQueryList | undefined {
    const { sorting } = selection
    const params = structuredClone(reading.params)
    try {
      const list = createLiveQueryList(candidates, sorting, reading)
      lists.set(key, { list, params, followsReferences: sorting.followsReferences })
      return list
    } catch (error) {
      if (error instanceof NotUpdatable) return undefined
      throw error
    }
  }

  function updateList(key: string, { list, params }: KeptList, id: string): void {
    const document = documents.get(id)
    const budget = createBudget(undefined, UPDATE_STEPS)
    try {
      list.update(id, document, { params, budget, dereference: (ref) => documents.get(ref) })
    } catch {
      // The next query creates the list again, and gets the error if that fails too.
      lists.delete(key)
    }
  }

  return {
    documents,
    find,
    select(selection, reading) {
      const { sorting } = selection
      if (!sorting.hasConditions && !sorting.hasOrder) return documents.all()
      const values = JSON.stringify(selection.params.map((name) => reading.params[name]))
      const key = `${values}${selection.key}`
      const known = lists.get(key)?.list
      const candidates = known === undefined ? narrowest(selection, reading) : []
      const isKept = lasting && candidates.length > FEW && values.length <= MAX_PARAMS_LENGTH
      const list = known ?? (isKept ? standing(key, selection, candidates, reading) : undefined)
      if (list === undefined) return selectFrom(candidates, sorting, reading)
      if (list.looked === undefined) reading.noteAll()
      else for (const id of list.looked) reading.note(id)
      return list.documents()
    },
    changed(id) {
      lookups.changed(id)
      const referring = documents.referring(id)
      for (const [key, kept] of lists.entries()) {
        if (kept.followsReferences && referring.length > MAX_REFERRING) lists.delete(key)
        else {
          updateList(key, kept, id)
          if (kept.followsReferences) for (const { _id } of referring) updateList(key, kept, _id)
        }
      }
    },
  }
}

interface KeptList {
  readonly list: LiveQueryList
  readonly params: Params
  readonly followsReferences: boolean
}

/**
 * Returns the rank of a lookup. Lookups with a lower rank are tried first. Lookups of words come last: if another condition leaves few
 * documents, reading these is faster.
 */
function rankOf(lookup: Lookup): number {
  return lookup.by === 'words' ? 1 : 0
}

/** Returns the union of the documents of several lookups, in `_id` order. Undefined if the index does not support one of the lookups. */
export function merged(
  found: readonly (readonly LakeDocument[] | undefined)[],
): readonly LakeDocument[] | undefined {
  if (found.length < 2) return found.length === 0 ? [] : found[0]
  const all = new Map<string, LakeDocument>()
  for (const each of found) {
    if (each === undefined) return undefined
    for (const document of each) all.set(document._id, document)
  }
  return [...all.values()].toSorted((a, b) => compareIds(a._id, b._id))
}

function valueOf(source: Exclude<Source, { kind: 'outer' }>, params: Params): unknown {
  return source.kind === 'constant' ? source.value : (params[source.name] ?? null)
}

/** Returns the values with which a condition compares. A list is replaced by its items. */
export function valuesOf(sources: readonly Source[], params: Params): unknown[] {
  return sources.flatMap((source): unknown[] => {
    const value = source.kind === 'outer' ? [] : valueOf(source, params)
    return isList(value) ? [...value] : [value]
  })
}

function valueAt(document: unknown, path: readonly string[]): unknown {
  let value: unknown = document
  for (const name of path) {
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : null
  }
  return value ?? null
}

function itemsAt(
  document: LakeDocument,
  path: readonly string[],
  item: readonly string[],
): readonly unknown[] {
  const list = valueAt(document, path)
  return isList(list) ? list.map((each) => valueAt(each, item)) : []
}
