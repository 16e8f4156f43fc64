import { isRecord } from '#lake/access/guards.ts'

export interface References {
  /** Ids for which GROQ's `references()` is true. */
  readonly all: ReadonlySet<string>
  /** Ids of references that protect their target from deletion: references that are not weak and point to this dataset. */
  readonly strong: ReadonlySet<string>
}

const NONE: References = { all: new Set(), strong: new Set() }
const known = new WeakMap<object, References>()

/** Returns the references in a document, at any depth. The result is cached. */
export function referencesOf(document: object): References {
  const before = known.get(document)
  if (before !== undefined) return before
  const all = new Set<string>()
  const strong = new Set<string>()
  collect(document, all, strong)
  // If all references are strong, as usual, both properties share one set.
  const references =
    all.size === 0 ? NONE : { all, strong: strong.size === all.size ? all : strong }
  known.set(document, references)
  return references
}

/** Caches the references of `document` for `other` too. Both documents must have equal references, so `other` is not searched. */
export function shareReferences(document: object, other: object): void {
  known.set(other, referencesOf(document))
}

function collect(value: unknown, all: Set<string>, strong: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, all, strong)
    return
  }
  if (!isRecord(value)) return
  const target = value['_ref']
  if (typeof target === 'string') {
    all.add(target)
    // Global references (`dataset:project.name:id`) and references with `_dataset` or `_projectId` point to another dataset.
    const elsewhere =
      target.includes(':') || value['_dataset'] !== undefined || value['_projectId'] !== undefined
    if (!elsewhere && value['_weak'] !== true) strong.add(target)
  }
  // Like `references()`, ignores all other attributes of an object with a `_ref`.
  if (target) return
  for (const name in value) {
    const item = value[name]
    if (typeof item === 'object' && item !== null) collect(item, all, strong)
  }
}

/**
 * True if a value contains a reference to one of the ids, at any depth. Implements `references()` of GROQ.
 * @param visit called for each visited value inside it
 */
export function hasReference(value: unknown, ids: ReadonlySet<string>, visit: () => void): boolean {
  if (typeof value !== 'object' || value === null) return false
  const before = known.get(value)
  if (before !== undefined) return !ids.isDisjointFrom(before.all)
  visit()
  if (Array.isArray(value)) return value.some((item) => hasReference(item, ids, visit))
  if (!isRecord(value)) return false
  const target = value['_ref']
  if (target) return typeof target === 'string' && ids.has(target)
  return Object.values(value).some((item) => hasReference(item, ids, visit))
}
