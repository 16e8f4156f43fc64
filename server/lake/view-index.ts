import type { Params } from './groq-ast.ts'
import { LRUCache } from 'lru-cache'
import { createSortedList } from './collection.ts'
import type { Collection, SortedList } from './collection.ts'
import type { Lookup, Source } from './groq-conditions.ts'
import type { Selection } from './groq-plan.ts'
import { publishedIdOf } from './ids.ts'
import { isRecord } from './json.ts'
import { createStandingList, selectFrom } from './standing-list.ts'
import type { StandingList } from './standing-list.ts'
import type { LakeDocument } from './types.ts'

/** So few candidates are filtered anew each time. */
const FEW = 64
const MAX_LISTS = 100
const MAX_ATTRIBUTES = 50
const MAX_PARAMS_LENGTH = 2_000

/** Finds the documents of a view by what they hold. */
export interface ViewIndex {
  readonly documents: Collection
  /** The documents of a selection, exactly, in its order. */
  select(selection: Selection, params: Params): readonly LakeDocument[]
  /** The documents that a lookup with this one value gives, in `_id` order: all that match and maybe others. */
  find(lookup: Lookup, value: string): readonly LakeDocument[]
  /** To be called when the view holds another document under the id, or none. */
  changed(id: string): void
}

/** @param lasting whether the view will be asked again: then lists are kept and brought up to date with each change. */
export function createViewIndex(documents: Collection, lasting: boolean): ViewIndex {
  const lists = new LRUCache<string, StandingList>({ max: MAX_LISTS })
  const attributes = new Map<string, KeyIndex>()

  function find(lookup: Lookup, value: string): readonly LakeDocument[] {
    switch (lookup.by) {
      case 'id': {
        const document = documents.get(value)
        return document === undefined ? [] : [document]
      }
      case 'type':
        return documents.byType(value)
      case 'reference':
        return documents.referring(value)
      case 'group': {
        const group = keyIndex('group', ({ _id }) => publishedIdOf(_id)).find(value)
        const own = documents.get(value)
        // `versionOf("drafts.x")` is true for that one draft.
        return own === undefined || group.includes(own) ? group : [own]
      }
      case 'attribute': {
        const { path } = lookup
        return keyIndex(JSON.stringify(path), (document) => valueAt(document, path)).find(value)
      }
    }
  }

  function keyIndex(key: string, keyOf: (document: LakeDocument) => unknown): KeyIndex {
    const known = attributes.get(key)
    if (known !== undefined) return known
    const [oldest] = attributes.keys()
    if (attributes.size >= MAX_ATTRIBUTES && oldest !== undefined) attributes.delete(oldest)
    const made = createKeyIndex(documents, keyOf)
    attributes.set(key, made)
    return made
  }

  /** The candidates of one condition, in `_id` order; undefined when it has to be looked for document by document. */
  function candidatesOf(lookup: Lookup, params: Params): readonly LakeDocument[] | undefined {
    if ((lookup.by === 'attribute' || lookup.by === 'group') && !lasting) return undefined
    const values = valuesOf(lookup.sources, params)
    // Only strings are indexed; `references()` takes no notice of anything else, and ids and types are nothing else.
    const texts = values.filter((value) => typeof value === 'string')
    if (lookup.by === 'attribute' && texts.length < values.length) return undefined
    const [only, ...others] = new Set(texts)
    if (only === undefined) return []
    if (others.length === 0) return find(lookup, only)
    const merged = new Map<string, LakeDocument>()
    for (const value of [only, ...others]) {
      for (const document of find(lookup, value)) merged.set(document._id, document)
    }
    return [...merged.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1))
  }

  function narrowest(selection: Selection, params: Params): readonly LakeDocument[] {
    let best: readonly LakeDocument[] | undefined
    for (const lookup of selection.lookups) {
      const found = candidatesOf(lookup, params)
      if (found !== undefined && (best === undefined || found.length < best.length)) best = found
      if (best !== undefined && best.length <= FEW) break
    }
    return best ?? documents.all()
  }

  return {
    documents,
    find,
    select(selection, params) {
      const { conditions, order } = selection
      if (conditions.length === 0 && order.length === 0) return documents.all()
      const values = JSON.stringify(selection.params.map((name) => params[name]))
      const key = `${values}${selection.key}`
      const standing = lists.get(key)
      if (standing !== undefined) return standing.documents()
      const candidates = narrowest(selection, params)
      if (!lasting || candidates.length <= FEW || values.length > MAX_PARAMS_LENGTH) {
        return selectFrom(candidates, conditions, order, params)
      }
      const list = createStandingList(candidates, conditions, order, structuredClone(params))
      lists.set(key, list)
      return list.documents()
    },
    changed(id) {
      const document = documents.get(id)
      for (const index of attributes.values()) index.update(id, document)
      for (const [key, list] of lists.entries()) {
        try {
          list.update(id, document)
        } catch {
          // Conditions that this document makes throw: whoever asks next builds the list anew and is told.
          lists.delete(key)
        }
      }
    },
  }
}

/** The values that a lookup's sources stand for; lists are spread. */
export function valuesOf(sources: readonly Source[], params: Params): unknown[] {
  return sources.flatMap((source): unknown[] => {
    if (source.kind === 'outer') return []
    const value = source.kind === 'constant' ? source.value : params[source.name]
    return Array.isArray(value) ? value : [value]
  })
}

interface KeyIndex {
  find(value: string): readonly LakeDocument[]
  update(id: string, document: LakeDocument | undefined): void
}

function createKeyIndex(
  documents: Collection,
  keyOf: (document: LakeDocument) => unknown,
): KeyIndex {
  const lists = new Map<string, SortedList>()
  const held = new Map<string, string>()

  function update(id: string, document: LakeDocument | undefined): void {
    const before = held.get(id)
    if (before !== undefined) {
      lists.get(before)?.take(id)
      if (lists.get(before)?.size === 0) lists.delete(before)
      held.delete(id)
    }
    const value = document === undefined ? undefined : keyOf(document)
    if (document === undefined || typeof value !== 'string') return
    const list = lists.get(value) ?? createSortedList()
    lists.set(value, list)
    list.insert(document)
    held.set(id, value)
  }

  for (const document of documents.all()) update(document._id, document)
  return { find: (value) => lists.get(value)?.view() ?? [], update }
}

function valueAt(document: LakeDocument, path: readonly string[]): unknown {
  let value: unknown = document
  for (const name of path) {
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }
  return value
}
