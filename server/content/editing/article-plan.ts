import { isDeepStrictEqual } from 'node:util'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { PUBLIC_STATUS, type Status } from '#shared/content/status.ts'

/** Draft and published copy of an article. At least one of them exists. */
export interface Copies {
  readonly draft?: LakeDocument | undefined
  readonly published?: LakeDocument | undefined
}

/** A change of an article. The names of the attributes are those of the lake. */
export interface ArticleChange {
  readonly set: Readonly<Record<string, unknown>>
  readonly unset: readonly string[]
  /** New status; undefined keeps the current one. */
  readonly status?: Status | undefined
  /** True to publish the change, false to save it in the draft only. */
  readonly publish: boolean
}

export const draftIdOf = (id: string) => `drafts.${id}`

/** True if visitors can see the article, which depends only on the status of its published copy. */
export const isLive = ({ published }: Copies) => published?.['status'] === PUBLIC_STATUS

/** Returns the slug of a copy. */
export function slugIn({ slug }: LakeDocument): string | undefined {
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined
  return typeof slug.current === 'string' && slug.current !== '' ? slug.current : undefined
}

/** Returns the slug of the published copy, or undefined if the article was never published. An edit must not change this slug. */
export const frozenSlug = ({ published }: Copies) => published && slugIn(published)

/** Effect of a change for visitors: none, publication or unpublishing. */
export type Effect = 'none' | 'goes-out' | 'comes-off'

/** Returns the effect of a change for visitors. */
export function effectOf(copies: Copies, change: ArticleChange): Effect {
  if (!change.publish || change.status === undefined) return 'none'
  if (change.status === PUBLIC_STATUS) return 'goes-out'
  return isLive(copies) ? 'comes-off' : 'none'
}

/** Returns the attributes of a draft or published copy after a change, without the attributes that the lake sets. */
function changed(base: LakeDocument, change: ArticleChange): Record<string, unknown> {
  const { _id, _rev, _updatedAt, _createdAt, ...rest } = base
  const unset = new Set(change.unset)
  const kept = Object.entries(rest).filter(([name]) => !unset.has(name))
  return {
    ...Object.fromEntries(kept),
    ...change.set,
    ...(change.status !== undefined && { status: change.status }),
    _createdAt,
  }
}

/** Returns a patch for the change, or an empty list if the change has no effect. */
function patchOf(id: string, revision: string, change: ArticleChange): Mutation[] {
  const set = {
    ...change.set,
    ...(change.status !== undefined && { status: change.status }),
  }
  const hasSet = Object.keys(set).length > 0
  if (!hasSet && change.unset.length === 0) return []
  return [
    {
      patch: {
        id,
        ifRevisionID: revision,
        ...(change.unset.length > 0 && { unset: change.unset }),
        ...(hasSet && { set }),
      },
    },
  ]
}

/** Returns a mutation that changes nothing and fails if the document has been changed since it was read. */
const guard = (document: LakeDocument): Mutation => ({
  patch: {
    id: document._id,
    ifRevisionID: document._rev,
    set: { status: document['status'] ?? 'draft' },
  },
})

/** Returns two mutations that create a draft and delete it again. They fail if a draft has been created since the article was read. */
export function unlessEdited({ _id, _type, title }: LakeDocument): Mutation[] {
  const id = draftIdOf(_id)
  return [{ create: { _id: id, _type, title } }, { delete: { id } }]
}

function publishing(id: string, copies: Copies, change: ArticleChange): Mutation[] {
  const { draft, published } = copies
  if (draft === undefined) {
    if (published === undefined) return []
    // A draft that was created in the meantime would look newer than this publication. The publication must fail in that case.
    return [...unlessEdited(published), ...patchOf(id, published._rev, change)]
  }
  const document = { ...changed(draft, change), _type: draft._type, _id: id }
  return [
    guard(draft),
    ...(published === undefined
      ? [{ create: document }]
      : [guard(published), { createOrReplace: document }]),
    { delete: { id: draft._id } },
  ]
}

/** Returns the attributes of a document, except those that the lake sets. */
function saidBy(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { _id, _rev, _updatedAt, _createdAt, ...said } = document
  return said
}

/** True if the draft would be equal to the published copy after the change. */
const takesBack = (draft: LakeDocument, published: LakeDocument, change: ArticleChange) =>
  isDeepStrictEqual(saidBy(changed(draft, change)), saidBy(published))

function saving(id: string, copies: Copies, change: ArticleChange): Mutation[] {
  const { draft, published } = copies
  const comesOff = effectOf(copies, change) === 'comes-off' && published !== undefined
  const takeOff: Mutation[] = comesOff
    ? [{ patch: { id, ifRevisionID: published._rev, set: { status: change.status } } }]
    : []
  if (draft !== undefined) {
    const patch = patchOf(draft._id, draft._rev, change)
    const isOver = patch.length > 0 && !comesOff && published !== undefined
    // A draft without differences is deleted, so that the article no longer counts as changed.
    if (isOver && takesBack(draft, published, change)) {
      return planDiscarding(draft)
    }
    return [...takeOff, ...patch]
  }
  if (published === undefined) return []
  const touchesContent = Object.keys(change.set).length > 0 || change.unset.length > 0
  const editsStatus = change.status !== undefined && change.status !== published['status']
  // If only the status changes, and it changes in the published copy as well, no draft is needed.
  if (!touchesContent && (comesOff || !editsStatus)) return takeOff
  const document = { ...changed(published, change), _type: published._type, _id: draftIdOf(id) }
  // Creating the draft fails if a draft has been created since the article was read.
  return [...takeOff, { create: document }]
}

/**
 * Returns the mutations of one transaction that changes an article. Each mutation fails if its document has changed since it was read.
 * The list is empty if there is nothing to change.
 */
export function planChange(id: string, copies: Copies, change: ArticleChange): Mutation[] {
  return effectOf(copies, change) === 'goes-out'
    ? publishing(id, copies, change)
    : saving(id, copies, change)
}

/** Returns the mutations that create an article. They fail if a document with this id exists. */
export function planCreation(
  id: string,
  type: string,
  change: Pick<ArticleChange, 'set'> & { readonly status: Status; readonly publish: boolean },
): Mutation[] {
  const goesOut = change.status === PUBLIC_STATUS && change.publish
  const document = { ...change.set, _type: type, status: change.status }
  return [{ create: { ...document, _id: goesOut ? id : draftIdOf(id) } }]
}

/** Returns the mutations that delete a draft. They fail if the draft has changed since it was read. */
export const planDiscarding = (draft: LakeDocument): Mutation[] => [
  guard(draft),
  { delete: { id: draft._id } },
]

/** Returns the mutations that delete the draft and the published copy. */
export function planRemoval({ draft, published }: Copies): Mutation[] {
  const isAlone = published !== undefined && draft === undefined
  return [
    ...(isAlone ? unlessEdited(published) : []),
    ...[published, draft].flatMap((copy): Mutation[] =>
      copy === undefined ? [] : [guard(copy), { delete: { id: copy._id } }],
    ),
  ]
}

/** Returns the draft and the published copy as they will be after `mutations`. Staff see them while the lake is unreachable. */
export function previewResult(
  copies: Copies,
  id: string,
  mutations: readonly Mutation[],
  stamp: { readonly revision: string; readonly now: string },
): Copies {
  const state = new Map<string, LakeDocument>()
  for (const copy of [copies.draft, copies.published]) if (copy) state.set(copy._id, copy)
  const write = (document: Readonly<Record<string, unknown>>) => {
    const { _id, _type } = document
    if (typeof _id !== 'string' || typeof _type !== 'string') return
    const before = state.get(_id)
    const createdAt = document['_createdAt'] ?? before?._createdAt
    state.set(_id, {
      ...document,
      _id,
      _type,
      _rev: stamp.revision,
      _createdAt: typeof createdAt === 'string' ? createdAt : stamp.now,
      _updatedAt: stamp.now,
    })
  }
  const writeNew = (document: Readonly<Record<string, unknown>>) => {
    if (!state.has(String(document['_id']))) write(document)
  }
  for (const mutation of mutations) {
    if ('create' in mutation) write(mutation.create)
    else if ('createOrReplace' in mutation) write(mutation.createOrReplace)
    else if ('createIfNotExists' in mutation) writeNew(mutation.createIfNotExists)
    else if (
      'patch' in mutation &&
      'id' in mutation.patch &&
      typeof mutation.patch.id === 'string'
    ) {
      const before = state.get(mutation.patch.id)
      if (before === undefined) continue
      const unset = new Set(mutation.patch.unset)
      const kept = Object.entries(before).filter(([name]) => !unset.has(name))
      write({ ...Object.fromEntries(kept), ...mutation.patch.set })
    } else if ('delete' in mutation && 'id' in mutation.delete) {
      if (typeof mutation.delete.id === 'string') state.delete(mutation.delete.id)
    }
  }
  return { draft: state.get(draftIdOf(id)), published: state.get(id) }
}
