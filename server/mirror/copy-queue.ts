import { createSerial } from '#shared/async/serial.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Announcer } from './announcer.ts'
import type { CopyWriter } from './copy-writer.ts'
import { publicChanges, type MirrorFeedChange } from './mirror-change.ts'
import type { MirrorFeed } from './mirror-feed.ts'
import { isMirrored, isMirroredId } from './mirrored-document.ts'
import type { MadeTransaction } from './reached-revisions.ts'

/**
 * Time for which a writer waits until the feed has reported its transaction, in milliseconds. After this time the writer reads the
 * documents from the lake. A publication must be visible within a second.
 */
const FEED_MS = 250

/**
 * Creates the queue that serializes all reads and writes of the local copy. Changes are written in the order in which they were reported.
 */
export function createCopyQueue(
  { write, knownBefore, reached }: CopyWriter,
  { emitChanges }: Pick<Announcer, 'emitChanges'>,
  feed: Pick<MirrorFeed, 'documents'>,
) {
  /** Ids reported by the feed during a reconciliation. The reconciliation's results for these ids are outdated. */
  let touched: Set<string> | undefined
  const queue = createSerial()
  /** Last batch in the queue. Changes that arrive before the batch runs are added to it. */
  let batch: MirrorFeedChange[] | undefined

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    batch = undefined
    return queue.run(work)
  }

  const changed = (changes: readonly MirrorFeedChange[]) => {
    // `isNext` is false during a comparison, because the local copy may not have the state `before` yet.
    const isNext = touched === undefined
    const ours = changes
      .filter(
        ({ id, before, after }) =>
          isMirroredId(id) &&
          (before === undefined ||
            [before, after].some((state) => state != null && isMirrored(state))),
      )
      .map((change) => ({ ...change, isNext }))
    if (ours.length === 0) return
    for (const { id } of ours) touched?.add(id)
    const known = ours.filter(({ before }) => before !== undefined)
    emitChanges(publicChanges(known))
    if (batch !== undefined) {
      batch.push(...ours)
      return
    }
    const own = [...ours]
    void enqueue(async () => {
      if (batch === own) batch = undefined
      const unknown = own.filter(({ before }) => before === undefined)
      const before = await knownBefore(unknown.map(({ id }) => id))
      if (!(await write(own, before))) return
      emitChanges(publicChanges(unknown, before))
    })
    batch = own
  }

  const take = async (ids: readonly string[], found: readonly LakeDocument[]) => {
    const byId = new Map(found.map((document) => [document._id, document]))
    const fresh = ids.filter((id) => !touched?.has(id))
    const changes = fresh.map((id) => ({ id, after: byId.get(id) }))
    await enqueue(async () => {
      const before = await knownBefore(fresh)
      if (!(await write(changes, before))) return
      emitChanges(publicChanges(changes, before))
    })
  }

  const note = async (changes: readonly MirrorFeedChange[]) => {
    changed(changes)
    await queue.idle()
  }

  return {
    enqueue,
    /** Adds documents that were read from the lake, and resolves when they are written. */
    note,
    /**
     * Resolves when the copy contains a transaction. If the feed does not report the transaction in time, reads the documents from the
     * lake.
     */
    reach: async (made: MadeTransaction, isLive: boolean): Promise<void> => {
      // With the embedded lake, the change is already in the queue, so the copy contains it as soon as the queue is empty.
      await queue.idle()
      if (isLive && (await reached(made, FEED_MS))) return
      const { transactionId, written, deleted, others = [] } = made
      const ids = [...new Set([...written, ...deleted, ...others])]
      const found = new Map((await feed.documents(ids)).map((document) => [document._id, document]))
      await note(ids.map((id) => ({ id, after: found.get(id), transactionId })))
    },
    /** Adds changes that the feed has reported. */
    changed,
    /** Writes documents that a comparison has read, without those that the feed has reported since {@link track}. */
    take,
    /** Collects the ids that the feed reports from now on, until `untrack`. */
    track: (): ReadonlySet<string> => (touched = new Set()),
    untrack: (): void => {
      touched = undefined
    },
    /** Resolves when all changes so far are written. */
    settled: queue.idle,
  }
}
