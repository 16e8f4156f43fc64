import type { Dataset } from '#lake/documents/types.ts'
import { isFollowed, type LakeFeed } from './feed.ts'

/**
 * Change feed of a dataset in this process. Listeners are called before the write is acknowledged to its client.
 * @param catchUp applies the commits of other processes. Called before documents are read. Has no effect if the lake is in a file
 */
export function createEmbeddedFeed(
  dataset: Pick<Dataset, 'subscribe' | 'all' | 'get'>,
  catchUp: () => Promise<unknown> = () => Promise.resolve(),
): LakeFeed {
  return {
    follow: (listener) => {
      const close = dataset.subscribe((commit) =>
        listener.changed(
          commit.changes.map(({ documentId, before, after }) => ({
            id: documentId,
            before: before ?? null,
            after,
            transactionId: commit.transactionId,
            author: commit.author,
          })),
        ),
      )
      listener.live(false)
      return { close, restart: () => undefined }
    },
    revisions: async (types) => {
      await catchUp()
      const wanted = new Set(types)
      const revisions = new Map<string, string>()
      for (const { _id, _type, _rev } of dataset.all()) {
        if (wanted.has(_type) && isFollowed(_id, _type)) revisions.set(_id, _rev)
      }
      return revisions
    },
    documents: async (ids) => {
      await catchUp()
      return ids.map((id) => dataset.get(id)).filter((found) => found !== undefined)
    },
  }
}
