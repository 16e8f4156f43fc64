import { CmsConflict } from '#server/http/cms-conflict.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { HeldLock } from '#server/http/guards/held-lock.ts'
import type { Copies } from '../editing/article-plan.ts'
import { draftIdOf } from '../editing/article-plan.ts'
import type { ArticleWrite } from '../editing/ports.ts'
import { assertMayMake } from '../editing/publishing-rights.ts'
import { TAKEN } from './lake-refusals.ts'
import { createReplacedRevisions } from './replaced-revisions.ts'
import { transactionOf } from './transaction-of.ts'
import type { WriterOptions } from './writer-ports.ts'

/** True if a write unpublishes or removes an article. */
export const hides = ({ effect }: Pick<ArticleWrite, 'effect'>) =>
  effect === 'comes-off' || effect === 'removal'

/** Creates the steps that are the same for writes which are sent at once and for queued writes. */
export function createWriterSteps({ lake, mirror, store, removals, log }: WriterOptions) {
  const replaced = createReplacedRevisions()

  const copies = async (id: string): Promise<Copies> => {
    const found = new Map(
      (await lake.documents([id, draftIdOf(id)])).map((copy) => [copy._id, copy]),
    )
    return { published: found.get(id), draft: found.get(draftIdOf(id)) }
  }

  const refresh = async (id: string): Promise<Copies> => {
    const found = await copies(id)
    await mirror.note([
      { id, after: found.published },
      { id: draftIdOf(id), after: found.draft },
    ])
    return found
  }

  /**
   * Runs `work`, which reads a change into the mirror. Returns false if `work` fails. In that case the mirror gets the change later, from
   * the lake's listener.
   */
  const settle = async (id: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      log.warn('database', 'A change could not be read back yet', { id, error })
      return false
    }
  }

  return {
    /**
     * Rejects a write that is based on a copy which this process has already replaced. If the write only creates a draft, the lake cannot
     * detect this, because it checks only the documents that the write changes.
     */
    assertCurrent: (write: ArticleWrite) => {
      if (replaced.isBehind(write)) throw new HttpError('conflict', TAKEN)
    },
    /**
     * Rejects a new draft if the published copy in the lake is newer than the one in the mirror. The draft would hide the newer
     * publication, and would revert it when published.
     * @throws CmsConflict; errors of the lake if the copy cannot be read
     */
    assertBegunFromNewest: async ({ id, before, after }: ArticleWrite) => {
      const { draft, published } = before
      if (draft !== undefined || published === undefined || after.draft === undefined) return
      const copies = await lake.documents([id, draftIdOf(id)])
      // If a draft exists in the lake, it may come from an earlier identical request whose response was lost. The lake detects this case.
      if (copies.some(({ _id }) => _id === draftIdOf(id))) return
      if (copies[0]?._rev !== published._rev) throw new CmsConflict('revision')
    },
    /**
     * Rejects a write before it is queued if the mirror has a newer copy than the one on which the write is based: this process may have
     * been suspended since it read the article. The queued write would hide the newer copy from staff until the lake rejects it.
     * @throws HttpError `conflict`; `unavailable` if the mirror cannot be read
     */
    assertNewest: async ({ id, before, transactionId }: ArticleWrite) => {
      const stored = await mirror.read(async (rows) => [
        ...(await rows.documents([id])),
        ...(await rows.drafts([draftIdOf(id)])),
      ])
      const isNewer = ({ _id, _rev, _updatedAt }: LakeDocument) => {
        const based = _id === id ? before.published : before.draft
        // The lake may already have made this write although its response was lost.
        if (_rev === based?._rev || _rev === transactionId) return false
        return based === undefined || _updatedAt > based._updatedAt
      }
      if (stored.some(isNewer)) throw new HttpError('conflict', TAKEN)
    },
    /**
     * Checks a write before it is sent: the author's abilities, and the space in the database for its copy in the mirror. A write that
     * unpublishes needs no space.
     */
    assertWritable: (write: ArticleWrite) => {
      assertMayMake(write)
      if (!hides(write)) mirror.assertRoom()
    },
    /** Sends a write to the lake. */
    send: async (write: ArticleWrite) => {
      if (write.effect === 'removal') removals.expect(write)
      await lake.write(write)
      replaced.remember(write)
    },
    copies,
    /** Reads an article from the lake into the mirror. */
    refresh,
    /** Calls {@link refresh}, but returns false instead of rejecting. */
    settle: (id: string) => settle(id, () => refresh(id)),
    /** Waits until the mirror has the result of a write. */
    settleWrite: (write: ArticleWrite) =>
      settle(write.id, () => mirror.reach(transactionOf(write))),
    /** Shows staff the result of a queued write, unless another process has taken over the lock of the article. */
    previewResult: async (
      { id, after }: Pick<ArticleWrite, 'id' | 'after'>,
      { assertHeld }: HeldLock,
    ) => {
      try {
        await mirror.previewResult(id, after.draft ?? after.published, assertHeld)
      } catch (error) {
        log.warn('database', 'Staff do not see the waiting changes yet', { id, error })
      }
    },
    /** Makes an article visible to visitors again, unless a queued or rejected write unpublishes it. */
    showAgain: async ({ id, type }: Pick<ArticleWrite, 'id' | 'type'>) => {
      if (!(await store.ofArticle(id)).some(hides)) mirror.unhide(id, type)
    },
  }
}

export type WriterSteps = ReturnType<typeof createWriterSteps>
