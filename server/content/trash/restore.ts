import { isRecord } from '#shared/content/guards.ts'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { draftIdOf, type Copies } from '../editing/article-plan.ts'

const GONE = Symbol('gone')

/** A picture is the asset or the record of the library that it names. */
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

/** A document without its references to what is no longer there, which the lake would refuse, and without pictures that are gone. */
export function withoutMissing(copy: LakeDocument, missing: ReadonlySet<string>): LakeDocument {
  if (missing.size === 0) return copy
  const { _id, _type, _rev, _createdAt, _updatedAt, ...said } = copy
  const kept = cleaned(said, missing)
  return { ...(isRecord(kept) ? kept : {}), _id, _type, _rev, _createdAt, _updatedAt }
}

/** What the lake sets itself. */
function asNew({ _rev, _updatedAt, ...said }: LakeDocument): Mutation {
  return { create: said }
}

/** The mutations that bring copies back as they were. They fail when the article is there again. */
export function planRevival({ draft, published }: Copies): readonly Mutation[] {
  return [published, draft].flatMap((copy) => (copy === undefined ? [] : [asNew(copy)]))
}

/** The editing copy as a draft with this slug; undefined when there is no copy. */
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
