import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { TRASHED_TYPES, type TrashOrigin } from '#shared/contracts/trash.ts'
import type { Removals } from '../outbox/writer-ports.ts'
import { createTrashActs } from './trash-acts.ts'
import type { ArticleNews, RecorderOptions } from './trash-service.types.ts'

const trashedType = z.enum(TRASHED_TYPES)

/** Maximum number of deletions by this site that are remembered until the mirror reports them. */
const EXPECTED = 1_000

/** Creates the recorder, which puts deleted articles into the trash, no matter which client deleted them. */
export function createTrashRecorder(options: RecorderOptions) {
  const { store, nameOf, foreignDoor, onChange } = options
  const expected = new LRUCache<
    string,
    { readonly by: string; readonly byId: string; readonly door: TrashOrigin }
  >({
    max: EXPECTED,
  })
  const trashActs = createTrashActs(options.acts)

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
      // The request has already put the article into the trash, with draft and published copy. Only the state of the entry changes.
      await store.settle(id)
      return onChange(id)
    }
    const { by, byId, door } = await authorOf(transactionId, author)
    await store.put({ id, type, draft, published, by, door, transactionId, waits: false })
    await trashActs.deleted({ id, type, draft, published, by, byId, door })
    onChange(id)
  }

  return {
    /** Updates the trash after the mirror has reported changes. */
    note: async ({ gone, there }: ArticleNews): Promise<void> => {
      for (const each of gone) await take(each)
      if (await store.drop(there)) onChange('')
    },
    /** Functions of the trash that the article writer calls when it removes an article. */
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
        onChange(id)
      },
      settled: async ({ id }) => {
        await store.settle(id)
        onChange(id)
      },
      withdrawn: async ({ id, transactionId }) => {
        await store.withdraw(transactionId)
        onChange(id)
      },
    } satisfies Removals,
  }
}

export type TrashRecorder = ReturnType<typeof createTrashRecorder>
