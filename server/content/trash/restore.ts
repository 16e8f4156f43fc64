import { isRecord } from '#shared/content/guards.ts'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { draftIdOf, type Copies } from '../editing/article-plan.ts'

const GONE = Symbol('gone')

/** Attributes of a picture that refer to its asset or library record. */
const SOURCES = ['asset', 'library'] as const

function cleaned(value: unknown, missing: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => cleaned(item, missing)).filter((item) => item !== GONE)
  }
  if (!isRecord(value)) return value
  const { _ref: target } = value
  if (typeof target === 'string' && missing.has(target)) return GONE
  const entries = Object.entries(value).map(
    ([name, item]) => [name, cleaned(item, missing)] as const,
  )
  const lost = new Set(entries.filter(([, item]) => item === GONE).map(([name]) => name))
  const named = SOURCES.filter((name) => name in value)
  if (named.length > 0 && named.every((name) => lost.has(name))) return GONE
  return Object.fromEntries(entries.filter(([, item]) => item !== GONE))
}

/**
 * Returns a document without references to missing documents, which the lake would reject, and without pictures whose source is missing.
 */
export function withoutMissing(copy: LakeDocument, missing: ReadonlySet<string>): LakeDocument {
  if (missing.size === 0) return copy
  const { _id, _type, _rev, _createdAt, _updatedAt, ...said } = copy
  const kept = cleaned(said, missing)
  return { ...(isRecord(kept) ? kept : {}), _id, _type, _rev, _createdAt, _updatedAt }
}

/** Returns the mutation that creates a document again, without the attributes that the lake sets. */
function asNew({ _rev, _updatedAt, ...said }: LakeDocument): Mutation {
  return { create: said }
}

/** Returns the mutations that restore draft and published copy unchanged. They fail if the article exists again. */
export function planRevival({ draft, published }: Copies): readonly Mutation[] {
  return [published, draft].flatMap((copy) => (copy === undefined ? [] : [asNew(copy)]))
}

/** Returns the current copy as a draft with the given slug. Undefined if there is no copy. */
export function asDraft(id: string, { draft, published }: Copies, slug: string | undefined) {
  const copy = draft ?? published
  if (copy === undefined) return undefined
  return {
    ...copy,
    _id: draftIdOf(id),
    status: 'draft',
    ...(slug !== undefined && { slug: { _type: 'slug', current: slug } }),
  }
}
