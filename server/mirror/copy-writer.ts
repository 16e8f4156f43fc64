import { HttpError } from '#server/http/http-error.ts'
import { NO_TRACER } from '#server/http/tracer.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Announcer } from './announcer.ts'
import { createDeletionTracker } from './deletion-tracker.ts'
import { publicChanges, type MirrorFeedChange } from './mirror-change.ts'
import { createPublications } from './publications.ts'
import { createReachedRevisions } from './reached-revisions.ts'
import { isPublishedId } from './mirrored-document.ts'
import type { MirrorOptions } from './types.ts'

const NO_ROOM =
  'Ask your administrator to free storage. Until then, you can only unpublish or delete content'

const isNoRoom = (error: unknown) =>
  error instanceof HttpError && error.code === 'insufficient_storage'

/**
 * Creates the writer of the local copy. A document that cannot be written is withheld, that is, hidden from visitors. `onFailure` is called
 * after a failed write.
 */
export function createCopyWriter(
  { store, log, tracer = NO_TRACER, onArticles, onPublications }: MirrorOptions,
  { emitChanges }: Announcer,
  onFailure: () => void,
) {
  const departures = createDeletionTracker(onArticles ?? (() => Promise.resolve()))
  const publications = createPublications()
  const reached = createReachedRevisions()
  /** Ids of published documents whose last write failed. Their rows may contain content that is no longer public. */
  const withheld = new Set<string>()
  let isFull = false

  /** Withholds documents that could not be written, until a later write or comparison succeeds. */
  const withhold = (
    changes: readonly MirrorFeedChange[],
    known: ReadonlyMap<string, LakeDocument> | undefined,
    error: unknown,
  ) => {
    for (const { id } of changes) if (isPublishedId(id)) withheld.add(id)
    emitChanges(
      publicChanges(changes, known).map((change) => ({
        ...change,
        publicBefore: change.publicBefore || (known === undefined && change.publicAfter),
        publicAfter: false,
      })),
    )
    onFailure()
    // A full disk is logged only once, not for each write and attempt.
    if (isFull && isNoRoom(error)) return
    isFull ||= isNoRoom(error)
    log.error('database', 'A change of content could not be copied; it is not public until it is', {
      ids: changes.map(({ id }) => id),
      error,
    })
  }

  return {
    withheld,
    reached: reached.wait,
    get isFull() {
      return isFull
    },
    /** Rejects a write while the database has no space. @throws HttpError `insufficient_storage` */
    assertRoom: () => {
      if (isFull) throw new HttpError('insufficient_storage', NO_ROOM, { isForPeople: true })
    },
    /** Returns the rows of documents, or undefined if the database cannot be read. */
    knownBefore: async (ids: readonly string[]) => {
      const rows = await store.documents(ids).catch(() => undefined)
      return rows && new Map(rows.map((document) => [document._id, document]))
    },
    /** Writes changes in order. @returns false if the write failed and the documents are withheld */
    write: async (
      changes: readonly MirrorFeedChange[],
      known: ReadonlyMap<string, LakeDocument> | undefined,
    ): Promise<boolean> => {
      try {
        const { made, gone } = await tracer.span(
          'mirror write',
          { 'mirror.documents': changes.length },
          async () => ({
            made: await publications.of(store, changes),
            gone: await departures.write(store, changes),
          }),
        )
        for (const { id } of changes) withheld.delete(id)
        reached.note(changes)
        // Deletions are omitted here, because the trash reports them.
        const left = made.filter(({ id, what }) => what !== 'unpublished' || !gone.has(id))
        if (left.length > 0) onPublications?.(left)
        return true
      } catch (error) {
        withhold(changes, known, error)
        reached.fail(changes)
        return false
      }
    },
    /** Checks for free space, because writing the copy may have used up the disk. */
    findsRoom: async () => {
      try {
        await store.proveRoom()
      } catch {
        return false
      }
      isFull = false
      log.info('database', 'There is room again: the copy of the content is complete')
      return true
    },
  }
}

export type CopyWriter = ReturnType<typeof createCopyWriter>
