import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { isPictureType } from '#shared/content/change-tags.ts'
import { isEntryType } from '#shared/content/entries/entry-types.ts'
import { isStatus } from '#shared/content/status.ts'
import {
  effectOf,
  planChange,
  planCreation,
  planRemoval,
  unlessEdited,
  type Copies,
} from '../editing/article-plan.ts'
import type { ArticleWrite, WrittenType } from '../editing/ports.ts'
import { entryEffect, studioConflict } from '../entries/entry-checks.ts'
import type { WaitingWrite } from './outbox.store.ts'

const SYSTEM = new Set(['_id', '_rev', '_type', '_createdAt', '_updatedAt', 'status'])

/** The copy that staff edit: the draft if there is one, otherwise the published copy. */
export const copyOf = ({ draft, published }: Copies) => draft ?? published

/** True for types whose documents have no draft. */
const isSingle = (type: WrittenType) => isPictureType(type) || isEntryType(type)

/**
 * Makes a rejected write applicable to the current state of a document without a draft: it sets the attributes of the write, or deletes the
 * document.
 * @throws HttpError `conflict` if the Studio has a draft, because publishing this draft would revert the change
 */
function rebaseSingle(mine: WaitingWrite, current: Copies): Omit<ArticleWrite, 'transactionId'> {
  const { id, type, by, effect, after } = mine
  const { draft, published } = current
  if (draft !== undefined) throw studioConflict(id)
  const plan = { id, type, by, before: current, after }
  const wanted = after.published
  if (wanted === undefined) return { ...plan, effect, mutations: planRemoval(current) }
  return {
    ...plan,
    effect: isEntryType(type) ? entryEffect(type, published, wanted) : effect,
    mutations: published === undefined ? [creationOf(wanted)] : replacement(published, wanted),
  }
}

const creationOf = ({ _rev, _updatedAt, ...document }: LakeDocument): Mutation => ({
  create: document,
})

/** Mutations that replace the attributes of a document. They fail if the document has changed, or if a draft has been created. */
function replacement(published: LakeDocument, wanted: LakeDocument): readonly Mutation[] {
  const attributesOf = (document: LakeDocument) =>
    Object.entries(document).filter(([name]) => !name.startsWith('_'))
  const set = Object.fromEntries(attributesOf(wanted))
  const unset = attributesOf(published).flatMap(([name]) => (name in set ? [] : [name]))
  return [
    ...unlessEdited(published),
    {
      patch: {
        id: published._id,
        ifRevisionID: published._rev,
        ...(unset.length > 0 && { unset }),
        set,
      },
    },
  ]
}

/** Makes a rejected write applicable to the current draft and published copy in the lake. */
export function rebase(mine: WaitingWrite, current: Copies): Omit<ArticleWrite, 'transactionId'> {
  const { id, type, by, effect } = mine
  const wanted = copyOf(mine.after)
  if (isSingle(type)) return rebaseSingle(mine, current)
  if (effect === 'removal' || wanted === undefined) {
    return { id, type, by, effect, mutations: planRemoval(current), before: current, after: {} }
  }
  const { status } = wanted
  const content = Object.entries(wanted).filter(([name]) => !SYSTEM.has(name))
  const names = new Set(content.map(([name]) => name))
  const there = copyOf(current)
  const change = {
    set: Object.fromEntries(content),
    unset: Object.keys(there ?? {}).filter((name) => !SYSTEM.has(name) && !names.has(name)),
    status: isStatus(status) ? status : ('draft' as const),
    publish: effect !== 'none',
  }
  return {
    id,
    type,
    by,
    before: current,
    after: mine.after,
    effect: effectOf(current, change),
    mutations:
      there === undefined ? planCreation(id, type, change) : planChange(id, current, change),
  }
}
