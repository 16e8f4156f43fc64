import { HOUR } from '#shared/time/units.ts'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { assertMay } from '#server/http/guards/assert-may.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { referencesIn } from '#shared/content/references.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { TRASHED_TYPES, type TrashOrigin } from '#shared/contracts/trash.ts'
import { previewResult, isLive, type Copies } from '../editing/article-plan.ts'
import type { Editor, WriteEnd } from '../editing/ports.ts'
import { freeSlugLike } from '../editing/fields/resolve-input.ts'
import type { Removals } from '../outbox/writer-ports.ts'
import { asDraft, planRevival, withoutMissing } from './restore.ts'
import { createTrashActs } from './trash-acts.ts'
import type { ArticleNews, Restored, TrashOptions } from './trash-service.types.ts'
import type { Trashed, TrashStore } from './trash.store.ts'

const NOT_HERE = 'Reload the page. It is not in the trash any more'
const SLUG_TAKEN =
  'Restore it from the trash. It gets a new address, because another article uses its old one'
const MISSING =
  'Restore it from the trash. It will differ, because something it refers to was deleted'

const trashedType = z.enum(TRASHED_TYPES)
const named = z.looseObject({
  title: z.string().catch('').default(''),
  file_name: z.string().catch('').default(''),
  slug: z
    .looseObject({ current: z.string().optional().catch(undefined) })
    .catch({})
    .default({}),
})
const slugOf = (copy: LakeDocument | undefined) => named.parse(copy ?? {}).slug.current

/** Maximum number of this site's deletions that are remembered until the mirror reports them. */
const EXPECTED = 1_000
/** Interval at which expired entries are deleted, in milliseconds. */
const SWEPT_EVERY = HOUR

/** Creates the service of the trash. It records deletions made by any client, and restores deleted articles. */
export function createTrash(options: TrashOptions) {
  const {
    store,
    mirror,
    writer,
    claimSlugs,
    exclusive,
    nameOf,
    onPictureGone,
    foreignDoor,
    acts,
    log,
  } = options
  const expected = new LRUCache<
    string,
    { readonly by: string; readonly byId: string; readonly door: TrashOrigin }
  >({
    max: EXPECTED,
  })
  const trashActs = createTrashActs(acts)
  const listeners = new Set<(id: string) => void>()
  const told = (id: string) => {
    for (const listener of listeners) listener(id)
  }

  const authorOf = async (transactionId: string | null, author: string | undefined) => {
    const ours = transactionId === null ? undefined : expected.get(transactionId)
    if (ours !== undefined) return ours
    const by = author === undefined ? null : ((await nameOf(author)) ?? null)
    return { by, byId: author, door: foreignDoor }
  }

  const take = async (gone: ArticleNews['gone'][number]) => {
    const { id, draft, published, transactionId = null, author } = gone
    const type = trashedType.parse(gone.type)
    const known = await store.get(id)
    const isKnown = transactionId === null || known?.transactionId === transactionId
    if (known !== undefined && (known.waits || isKnown)) {
      // The deletion is already in the trash, with the copies at the time of the request. Only its state changes.
      await store.settle(id)
      return told(id)
    }
    const { by, byId, door } = await authorOf(transactionId, author)
    await store.put({ id, type, draft, published, by, door, transactionId, waits: false })
    await trashActs.deleted({ id, type, draft, published, by, byId, door })
    told(id)
  }

  /** Finds a deleted article. Waits until all changes that the lake has reported are processed. */
  const find = async (id: string) => mirror.read(async () => store.get(id))

  const restored = (
    { id, type }: Pick<Trashed, 'id' | 'type'>,
    copy: LakeDocument | undefined,
    how: Pick<Restored, 'asItWas' | 'end'>,
  ): Restored => {
    const { title, file_name: fileName, slug } = named.parse(copy ?? {})
    const name = type === LIBRARY_IMAGE_TYPE ? fileName : title
    return { id, type, title: name, slug: slug.current ?? '', ...how }
  }

  /** Returns the restored article if the request is repeated after a lost response, or if another request has restored it concurrently. */
  const back = async (id: string): Promise<Restored> =>
    mirror.read(async (held) => {
      const picture = (await held.documents([id])).find(({ _type }) => _type === LIBRARY_IMAGE_TYPE)
      if (picture !== undefined) {
        const how = { asItWas: true, end: 'written' } as const
        return restored({ id, type: LIBRARY_IMAGE_TYPE }, picture, how)
      }
      for (const type of ARTICLE_TYPES) {
        const found = await held.editing.find(type, id)
        if (found?.id !== id) continue
        const asItWas = found.published !== undefined
        return restored({ id, type }, found.draft ?? found.published, { asItWas, end: 'written' })
      }
      throw new HttpError('not_found', NOT_HERE)
    })

  /** Restores an article by withdrawing its deletion, if the deletion was not sent to the lake. */
  const withdraw = async (trashed: Trashed, by: Editor): Promise<Restored | undefined> => {
    const { id, waits, transactionId, draft, published } = trashed
    if (!waits || transactionId === null) return undefined
    if (isLive(trashed)) assertMay(by, 'content.publish')
    if (!(await writer().withdraw(id, transactionId))) return undefined
    await trashActs.restored(trashed, by)
    return restored(trashed, draft ?? published, { asItWas: true, end: 'written' })
  }

  const missingIn = async (copies: Copies): Promise<ReadonlySet<string>> => {
    const wanted = new Set([...referencesIn(copies.draft), ...referencesIn(copies.published)])
    if (wanted.size === 0) return wanted
    const found = await mirror.read(async (held) => held.documents([...wanted]))
    for (const { _id } of found) wanted.delete(_id)
    return wanted
  }

  const write = async (trashed: Trashed, copies: Copies, by: Editor): Promise<WriteEnd> => {
    const { id, type } = trashed
    const transactionId = randomUUID()
    const mutations = planRevival(copies)
    const after = previewResult({}, id, mutations, {
      revision: transactionId,
      now: new Date().toISOString(),
    })
    const effect = isLive(after) ? 'goes-out' : 'none'
    const end = await writer().write({
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
    told(id)
    return end
  }

  /** Restores a picture. A picture has only one document, and neither an address nor a draft that could be in conflict. */
  const revivePicture = async (trashed: Trashed, by: Editor): Promise<Restored> => {
    const { published } = trashed
    const end = await write(trashed, { published }, by)
    return restored(trashed, published, { asItWas: true, end })
  }

  const dropFile = async (picture: LakeDocument) => {
    try {
      await onPictureGone(picture)
    } catch (error) {
      // The image host deletes files without a record periodically, so this file will be deleted later.
      log.warn('database', 'The file of a deleted image is still there', {
        id: picture._id,
        error,
      })
    }
  }

  const sweep = () => {
    store
      .sweep()
      .then(async (pictures) => {
        for (const picture of pictures) await dropFile(picture)
      })
      .catch((error: unknown) => {
        log.warn('database', 'What is due could not be taken out of the trash', { error })
      })
  }
  let timer: NodeJS.Timeout | undefined

  /** Serializes requests for the same article, so that the second one sees the result of the first one. */
  const alone = async <T>(id: string, work: () => Promise<T>): Promise<T> =>
    exclusive(`trash ${id}`, work)

  return {
    /** Starts the periodic deletion of expired entries. */
    start: () => {
      sweep()
      timer = setInterval(sweep, SWEPT_EVERY)
      timer.unref()
    },
    stop: () => clearInterval(timer),
    /** Returns true if an article is in the trash. */
    has: async (id: string): Promise<boolean> => (await find(id)) !== undefined,
    list: async (query: Parameters<TrashStore['list']>[0]) =>
      mirror.read(async () => store.list(query)),
    /** Updates the trash after changes that the mirror reports. */
    note: async ({ gone, there }: ArticleNews): Promise<void> => {
      for (const each of gone) await take(each)
      if (await store.drop(there)) told('')
    },
    /** Functions that the writer calls for its own removals. */
    removals: {
      expect: ({ transactionId, by, door = 'rest' }) => {
        expected.set(transactionId, { by: by.name, byId: by.id, door })
      },
      stand: async ({ id, type, before, by, door = 'rest', transactionId }) => {
        const kind = trashedType.safeParse(type)
        if (!kind.success) return
        const deletion = { id, type: kind.data, ...before, by: by.name, door, transactionId }
        await store.put({ ...deletion, waits: true })
        await trashActs.deleted({ ...deletion, byId: by.id })
        told(id)
      },
      settled: async ({ id }) => {
        await store.settle(id)
        told(id)
      },
      withdrawn: async ({ id, transactionId }) => {
        await store.withdraw(transactionId)
        told(id)
      },
    } satisfies Removals,
    /**
     * Undoes a deletion: restores both copies unchanged.
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
        if (type === LIBRARY_IMAGE_TYPE) return revivePicture(trashed, by)
        if ((await missingIn(trashed)).size > 0) throw new HttpError('conflict', MISSING)
        await using ended = new AsyncDisposableStack()
        const claim = claimSlugs(type, id)
        ended.defer(() => claim.end())
        for (const slug of new Set([slugOf(draft), slugOf(published)])) {
          if (slug === undefined) continue
          // Claims the slug before reading the mirror. If another process had the claim, its write is in the mirror by the time the claim
          // has ended.
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
     * Restores the current copy as a draft, with another slug if its own is taken. If the deletion was not sent to the lake, restores both
     * copies unchanged. @throws HttpError `not_found`
     */
    restore: async (id: string, by: Editor): Promise<Restored> =>
      alone(id, async () => {
        const trashed = await find(id)
        if (trashed === undefined) return back(id)
        const withdrawn = await withdraw(trashed, by)
        if (withdrawn !== undefined) return withdrawn
        const { type } = trashed
        if (type === LIBRARY_IMAGE_TYPE) return revivePicture(trashed, by)
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
    /** Deletes an article permanently. @throws HttpError `not_found`; `conflict` until the lake has made the deletion */
    purge: async (id: string, by: Editor): Promise<void> =>
      alone(id, async () => {
        const trashed = await find(id)
        if (trashed === undefined) throw new HttpError('not_found', NOT_HERE)
        if (trashed.waits) {
          throw new HttpError(
            'conflict',
            'Try again when the CMS is back. It has not deleted this yet',
          )
        }
        await store.remove(id)
        const { type, published } = trashed
        await trashActs.purged(trashed, by)
        told(id)
        if (type === LIBRARY_IMAGE_TYPE && published !== undefined) await dropFile(published)
      }),
    /**
     * Calls `listener` at each change of the trash, with the id of the article or, for several articles, an empty id. Returns the function
     * that unsubscribes.
     */
    onChange: (listener: (id: string) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Trash = ReturnType<typeof createTrash>
