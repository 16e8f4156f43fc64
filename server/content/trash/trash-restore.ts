import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { assertMay } from '#server/http/guards/assert-may.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { isEntryType, type EntryType } from '#shared/content/entries/entry-types.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { referencesIn, strongReferencesIn } from '#shared/content/references.ts'
import { DRAFTED_TYPES } from '#shared/content/status.ts'
import { isLive, previewResult, type Copies } from '../editing/article-plan.ts'
import { freeSlugLike } from '../editing/fields/resolve-input.ts'
import type { Editor, WriteEnd } from '../editing/ports.ts'
import type { SlugClaim } from '../editing/slug-claims.ts'
import { isPublic } from '../entries/entry-checks.ts'
import { titleIn } from '../logged-object.ts'
import { asDraft, planRevival, withoutMissing } from './restore.ts'
import { createTrashActs } from './trash-acts.ts'
import type { Restored, TrashOptions } from './trash-service.types.ts'
import type { Trashed } from './trash.store.ts'

export const NOT_HERE = 'Reload the page. It is not in the trash any more'
const SLUG_TAKEN =
  'Restore it from the trash. It gets a new address, because another article uses its old one'
const MISSING =
  'Restore it from the trash. It will differ, because something it refers to was deleted'

const ADDRESS_TAKEN =
  'Change the address of the other one first. Another one has this address by now'

/** All documents of a type. */
const ALL = { offset: 0, limit: 1_000 } as const

/** Types whose documents have no draft. */
type SingleType = EntryType | typeof LIBRARY_IMAGE_TYPE

const isSingle = (type: string): type is SingleType =>
  type === LIBRARY_IMAGE_TYPE || isEntryType(type)

const named = z.looseObject({
  slug: z
    .looseObject({ current: z.string().optional().catch(undefined) })
    .catch({})
    .default({}),
})
const slugOf = (copy: LakeDocument | undefined) => named.parse(copy ?? {}).slug.current

/** True if visitors can see a document with this draft and published copy. */
const isShown = (type: string, copies: Copies) =>
  isEntryType(type) ? isPublic(type, copies.published) : isLive(copies)

interface TrashAccess {
  readonly find: (id: string) => Promise<Trashed | undefined>
  /** Runs requests for the same article one after another. */
  readonly alone: <T>(id: string, work: () => Promise<T>) => Promise<T>
}

function restored(
  { id, type }: Pick<Trashed, 'id' | 'type'>,
  copy: LakeDocument | undefined,
  how: Pick<Restored, 'asItWas' | 'end'>,
): Restored {
  return { id, type, title: titleIn(type, copy), slug: slugOf(copy) ?? '', ...how }
}

/** Checks the address of a document without a draft. @throws HttpError `conflict` if another document of the type has the address by now */
const checkSingle =
  ({ mirror }: Pick<TrashOptions, 'mirror'>) =>
  async ({ id, type, published }: Trashed, claim: SlugClaim): Promise<void> => {
    if (!isEntryType(type)) return
    const slug = slugOf(published)
    if (slug !== undefined) {
      const isClaimed = await claim.take(slug)
      const { documents } = await mirror.read(async (held) => held.ofType(type, ALL))
      if (!isClaimed || documents.some((other) => other._id !== id && slugOf(other) === slug)) {
        throw new HttpError('conflict', ADDRESS_TAKEN)
      }
    }
  }

/**
 * Creates the function that returns the ids of missing documents to which copies refer.
 * @param isStrong true to ignore weak references, whose targets may be missing
 */
const missingOf =
  (mirror: TrashOptions['mirror']) =>
  async (
    { draft, published }: Copies,
    { isStrong = false }: { readonly isStrong?: boolean } = {},
  ): Promise<ReadonlySet<string>> => {
    const wanted = new Set((isStrong ? strongReferencesIn : referencesIn)([draft, published]))
    if (wanted.size === 0) return wanted
    const found = await mirror.read(async (held) => held.documents([...wanted]))
    for (const { _id } of found) wanted.delete(_id)
    return wanted
  }

/** Creates the functions that restore deleted articles. */
export function createTrashRestore(options: TrashOptions, { find, alone }: TrashAccess) {
  const { store, mirror, writer, claimSlugs, onChange } = options
  const trashActs = createTrashActs(options.acts)
  const missingIn = missingOf(mirror)

  /**
   * Returns the restored article if another request has already restored it: an earlier one whose response was lost, or a concurrent one.
   */
  const back = async (id: string): Promise<Restored> =>
    mirror.read(async (held) => {
      const [document] = await held.documents([id])
      if (document !== undefined && isSingle(document._type)) {
        const how = { asItWas: true, end: 'written' } as const
        return restored({ id, type: document._type }, document, how)
      }
      for (const type of DRAFTED_TYPES) {
        const found = await held.editing.find(type, id)
        if (found?.id !== id) continue
        const asItWas = found.published !== undefined
        return restored({ id, type }, found.draft ?? found.published, { asItWas, end: 'written' })
      }
      throw new HttpError('not_found', NOT_HERE)
    })

  /** Restores an article by withdrawing its queued deletion. Returns undefined if the deletion may have been sent to the lake. */
  const withdraw = async (trashed: Trashed, by: Editor): Promise<Restored | undefined> => {
    const { id, type, waits, transactionId, draft, published } = trashed
    if (!waits || transactionId === null) return undefined
    if (isShown(type, trashed)) assertMay(by, 'content.publish')
    if (!(await writer.withdraw(id, transactionId))) return undefined
    await trashActs.restored(trashed, by)
    return restored(trashed, draft ?? published, { asItWas: true, end: 'written' })
  }

  const write = async (trashed: Trashed, copies: Copies, by: Editor): Promise<WriteEnd> => {
    const { id, type } = trashed
    const transactionId = randomUUID()
    const mutations = planRevival(copies)
    const after = previewResult({}, id, mutations, {
      revision: transactionId,
      now: new Date().toISOString(),
    })
    const effect = isShown(type, after) ? 'goes-out' : 'none'
    const end = await writer.write({
      type,
      id,
      mutations,
      transactionId,
      by,
      effect,
      before: {},
      after,
    })
    await store.remove(id)
    await trashActs.restored(trashed, by)
    onChange(id)
    return end
  }

  /**
   * Restores a document without a draft, without its references to missing documents. An opening that loses a reference becomes a draft, so
   * that an editor can check it before it is published.
   */
  const reviveSingle = async (
    trashed: Trashed,
    missing: ReadonlySet<string>,
    by: Editor,
  ): Promise<Restored> => {
    const { id, type, published } = trashed
    await using ended = new AsyncDisposableStack()
    if (isEntryType(type)) {
      const claim = claimSlugs(type, id)
      ended.defer(() => claim.end())
      await checkSingle(options)(trashed, claim)
    }
    const copy = published && withoutMissing(published, missing)
    const made =
      missing.size > 0 && type === 'opening' ? copy && { ...copy, status: 'draft' } : copy
    const end = await write(trashed, { published: made }, by)
    return restored(trashed, made, { asItWas: missing.size === 0, end })
  }

  return {
    /**
     * Undoes a deletion: restores draft and published copy unchanged.
     * @throws HttpError `not_found`; `conflict` if the article cannot be restored unchanged, for example because another article has its
     * address
     */
    undo: async (id: string, by: Editor): Promise<Restored> =>
      alone(id, async () => {
        const trashed = await find(id)
        if (trashed === undefined) return back(id)
        const withdrawn = await withdraw(trashed, by)
        if (withdrawn !== undefined) return withdrawn
        const { type, draft, published } = trashed
        const missing = await missingIn(trashed, { isStrong: true })
        if (missing.size > 0) throw new HttpError('conflict', MISSING)
        if (isSingle(type)) return reviveSingle(trashed, missing, by)
        await using ended = new AsyncDisposableStack()
        const claim = claimSlugs(type, id)
        ended.defer(() => claim.end())
        for (const slug of new Set([slugOf(draft), slugOf(published)])) {
          if (slug === undefined) continue
          // The slug is claimed before the mirror is read. If another process has had the claim until now, the mirror already contains that
          // process's write.
          const isClaimed = await claim.take(slug)
          const holders = await mirror.read(async ({ editing }) =>
            editing.holdersOfSlug(type, slug, id),
          )
          if (!isClaimed || holders.length > 0) throw new HttpError('conflict', SLUG_TAKEN)
        }
        const end = await write(trashed, { draft, published }, by)
        return restored(trashed, draft ?? published, { asItWas: true, end })
      }),
    /**
     * Restores the current copy as a draft, with another slug if its own slug is taken. If the deletion is still queued, withdraws it
     * instead, so that draft and published copy are unchanged.
     * @throws HttpError `not_found`
     */
    restore: async (id: string, by: Editor): Promise<Restored> =>
      alone(id, async () => {
        const trashed = await find(id)
        if (trashed === undefined) return back(id)
        const withdrawn = await withdraw(trashed, by)
        if (withdrawn !== undefined) return withdrawn
        const { type } = trashed
        if (isSingle(type)) return reviveSingle(trashed, await missingIn(trashed), by)
        await using ended = new AsyncDisposableStack()
        const claim = claimSlugs(type, id)
        ended.defer(() => claim.end())
        const wanted = slugOf(trashed.draft ?? trashed.published)
        const slug =
          wanted === undefined
            ? undefined
            : await mirror.read(async (held) =>
                freeSlugLike(held, { type, id, slug: wanted }, claim),
              )
        const made = asDraft(id, trashed, slug)
        if (made === undefined) throw new HttpError('not_found', NOT_HERE)
        const draft = withoutMissing(made, await missingIn({ draft: made }))
        const end = await write(trashed, { draft }, by)
        return restored(trashed, draft, { asItWas: false, end })
      }),
  }
}
