import { counted } from '#shared/text/count.ts'
import { CmsConflict } from '#server/http/cms-conflict.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createKeyedMutex } from '#server/http/guards/idempotency-key.ts'
import type { Copies } from '../editing/article-plan.ts'
import { draftIdOf } from '../editing/article-plan.ts'
import type { ArticleWrite, WriteEnd } from '../editing/ports.ts'
import { assertMayMake } from '../editing/publishing-rights.ts'
import type { WaitingWrite } from './outbox.store.ts'
import { createReplacedRevisions } from './replaced-revisions.ts'
import { asOneSave } from './merge-writes.ts'
import { follows, lineFrom } from './write-line.ts'
import type { OutboxWriter, WriterOptions } from './writer-ports.ts'

/**
 * True if the lake did not respond. A full disk of the lake counts as a response, because the outbox is on the same disk and cannot store
 * the write either.
 */
const isUnavailable = (error: unknown) => !(error instanceof HttpError) || error.status === 503

/** True if a queued write should be sent again later. For queued writes a full disk is a temporary error. */
const mayPass = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && error.status === 507)

const hides = ({ effect }: Pick<ArticleWrite, 'effect'>) =>
  effect === 'comes-off' || effect === 'removal'

const TAKEN = 'Reload to see the latest version. Someone else has changed this'
const unreachable = (cause: unknown) =>
  new HttpError('unavailable', 'the CMS cannot be reached', { cause })
const REFERRED = 'Remove the links to it first. Other articles link to it'

/** Number of documents. A draft and its published copy count once. */
const countDocuments = (ids: readonly string[]) =>
  new Set(ids.map((id) => id.replace(/^(?:drafts|versions\.[^.]+)\./, ''))).size

const linkedFrom = (count: number) => `Linked from ${counted(count, 'place')}`

/** Converts an error of the lake to an error for staff. */
function refusal(error: HttpError): HttpError {
  if (!(error instanceof CmsConflict)) return error
  const isReferenced = error.reason === 'referenced'
  return new HttpError('conflict', isReferenced ? REFERRED : TAKEN, {
    cause: error,
    ...(isReferenced && { fields: { referring: linkedFrom(countDocuments(error.referringIds)) } }),
  })
}

/**
 * Creates the writer. It writes to the lake directly or, while the lake is unreachable or earlier writes of the same article are queued,
 * to the outbox.
 */
export function createArticleWriter(options: WriterOptions): OutboxWriter {
  const { lake, mirror, store, removals, log } = options
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let stopped = false
  /** Runs the writes of one article one after the other. */
  const serialize = options.serialize ?? createKeyedMutex()

  const replaced = createReplacedRevisions()

  /**
   * Rejects a write that is based on a copy which this process has already replaced. The lake checks only the copies that a write changes,
   * and creating a draft does not change the published copy.
   */
  const assertCurrent = (write: ArticleWrite) => {
    if (replaced.isBehind(write)) throw new HttpError('conflict', TAKEN)
  }

  /**
   * Rejects a new draft if the published copy has changed in a way that this process does not know yet. The draft would hide the newer
   * publication, and would revert it when published.
   * @throws CmsConflict; errors of the lake if the copy cannot be read
   */
  const assertBegunFromNewest = async ({ id, before, after }: ArticleWrite) => {
    const { draft, published } = before
    if (draft !== undefined || published === undefined || after.draft === undefined) return
    const copies = await lake.documents([id, draftIdOf(id)])
    // The draft may exist because of an earlier, identical request whose response was lost. The lake detects that itself.
    if (copies.some(({ _id }) => _id === draftIdOf(id))) return
    if (copies[0]?._rev !== published._rev) throw new CmsConflict('revision')
  }

  /** Rejects a write before it is made if the database has no space to mirror it. Unpublishing needs no space. */
  const assertWritable = (write: ArticleWrite) => {
    assertMayMake(write)
    if (!hides(write)) mirror.assertRoom()
  }

  const ask = (write: ArticleWrite) => {
    if (write.effect === 'removal') removals.expect(write)
    return lake.write(write)
  }

  const refresh = async (id: string, transactionId?: string): Promise<Copies> => {
    const ids = [id, draftIdOf(id)]
    const found = new Map((await lake.documents(ids)).map((copy) => [copy._id, copy]))
    const by = transactionId === undefined ? {} : { transactionId }
    await mirror.note(ids.map((each) => ({ id: each, after: found.get(each), ...by })))
    return { published: found.get(id), draft: found.get(draftIdOf(id)) }
  }

  const flushLater = () => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => void flush(), options.retryMs ?? 3_000)
    timer.unref()
  }

  const previewResult = async ({ id, after }: Pick<ArticleWrite, 'id' | 'after'>) => {
    try {
      await mirror.previewResult(id, after.draft ?? after.published)
    } catch (error) {
      log.warn('database', 'Staff do not see yet what waits', { id, error })
    }
  }

  /** Shows an article to visitors again, unless a queued or rejected write unpublishes it. */
  const showAgain = async ({ id, type }: Pick<ArticleWrite, 'id' | 'type'>) => {
    if (!(await store.ofArticle(id)).some(hides)) mirror.unhide(id, type)
  }

  /** Queues a write after the write `ahead`, or merges it into `ahead`. */
  const wait = async (
    write: ArticleWrite,
    { tried = false, ahead }: { tried?: boolean; ahead?: WaitingWrite | undefined } = {},
  ): Promise<WriteEnd> => {
    const isRemoval = write.effect === 'removal'
    // Records the removal in the trash before it is queued. Otherwise the mirror would later report it as a removal by another client,
    // without the draft.
    if (isRemoval) await removals.stand(write)
    try {
      const one = ahead && asOneSave(ahead, write)
      const isOne =
        ahead !== undefined && one !== undefined && (await store.replace(ahead.transactionId, one))
      if (!isOne) await store.append(write, tried)
    } catch (error) {
      if (isRemoval) await removals.withdrawn(write)
      throw error
    }
    if (hides(write)) mirror.hide(write.id, write.type)
    await previewResult(write)
    log.info('database', 'A change waits for the CMS', { id: write.id, type: write.type })
    flushLater()
    return 'pending'
  }

  /** Reads the result of a write into the mirror. The write succeeds even if this fails, because the feed reports the change later. */
  const settle = async (
    write: Pick<ArticleWrite, 'id' | 'type'> & Partial<Pick<ArticleWrite, 'transactionId'>>,
  ) => {
    try {
      await refresh(write.id, write.transactionId)
    } catch (error) {
      log.warn('database', 'A change could not be read back yet', { id: write.id, error })
    }
  }

  /** Sends a queued write. Writes after it may be sent unless the result is 'unavailable' or 'conflict'. */
  const send = async (write: WaitingWrite): Promise<'sent' | 'conflict' | 'unavailable'> => {
    // The list in `sendAll` was read earlier; the write may have been withdrawn since.
    const waits = (await store.ofArticle(write.id)).some(
      ({ transactionId }) => transactionId === write.transactionId,
    )
    if (!waits) return 'sent'
    try {
      await assertBegunFromNewest(write)
      if (!(await store.markTried(write.transactionId))) return 'sent'
      await ask(write)
    } catch (error) {
      if (mayPass(error)) return 'unavailable'
      const reason = error instanceof HttpError ? refusal(error).message : TAKEN
      await store.markConflict(write.transactionId, reason)
      await settle({ id: write.id, type: write.type })
      if (write.effect === 'removal') await removals.withdrawn(write)
      await showAgain(write)
      log.warn('database', 'The CMS refused a change that waited; staff must decide', {
        id: write.id,
        reason,
      })
      return 'conflict'
    }
    replaced.remember(write)
    if (write.effect === 'removal') await removals.settled(write)
    await store.remove(write.transactionId)
    const rest = await store.ofArticle(write.id)
    if (rest.some(({ state }) => state === 'waiting')) return 'sent'
    await settle(write)
    await showAgain(write)
    return 'sent'
  }

  const sendAll = async () => {
    /** Last write of each article that is in conflict or based on a write in conflict. Writes that are based on it must not be sent. */
    const held = new Map<string, WaitingWrite>()
    for (const write of await store.all()) {
      if (stopped) return
      if (!lake.isUp()) return flushLater()
      const ahead = held.get(write.id)
      if (write.state === 'conflict' || (ahead !== undefined && follows(write, ahead))) {
        held.set(write.id, write)
        continue
      }
      const end = await serialize(write.id, async () => send(write))
      if (end === 'unavailable') return flushLater()
      if (end === 'conflict') held.set(write.id, write)
    }
  }

  /** True if `flush` was called while a flush was running. The running one may not have read the newest writes, so another one follows. */
  let asked = false
  const sendWhileAsked = async () => {
    while (asked && !stopped) {
      asked = false
      await sendAll()
    }
  }

  const flush = async () => {
    asked = true
    flushing ??= sendWhileAsked()
      .catch((error: unknown) => {
        log.error('database', 'Changes that wait could not be sent', { error })
        flushLater()
      })
      .finally(() => {
        flushing = undefined
      })
    await flushing
  }

  return {
    refresh,
    flush,
    start: async () => {
      const newest = new Map<string, WaitingWrite>()
      for (const write of await store.all()) {
        if (hides(write)) mirror.hide(write.id, write.type)
        newest.set(write.id, write)
      }
      // Repeats work that a crash may have prevented.
      for (const write of newest.values()) {
        if (write.state !== 'waiting') continue
        await previewResult(write)
      }
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await flushing
    },
    waiting: async (ids) => store.newest(ids),
    withdraw: async (id, transactionId) =>
      serialize(id, async () => {
        const writes = await store.ofArticle(id)
        const mine = writes.at(-1)
        if (mine?.transactionId !== transactionId) return false
        if (mine.state !== 'waiting' || mine.tried) return false
        if (!(await store.withdraw(transactionId))) return false
        const ahead = writes.at(-2)
        if (ahead?.state === 'waiting') await previewResult(ahead)
        else await mirror.note([{ id: draftIdOf(id), after: mine.before.draft }])
        await removals.withdrawn(mine)
        await showAgain(mine)
        return true
      }),
    settleConflict: async ({ id, type, transactionId }, plan) =>
      serialize(id, async () => {
        const line = lineFrom(await store.ofArticle(id), transactionId)
        const mine = line.at(-1)
        if (mine === undefined)
          throw new HttpError('not_found', 'Reload the page. This change has already been sent')
        try {
          const write = plan(mine, await refresh(id))
          if (write !== undefined) assertWritable(write)
          if (write !== undefined && write.mutations.length > 0) {
            await ask(write)
            replaced.remember(write)
          }
        } catch (error) {
          throw error instanceof HttpError ? refusal(error) : unreachable(error)
        }
        // Removes the rejected write last: writes that are based on it are not sent while it exists.
        for (const write of line.toReversed()) await store.remove(write.transactionId)
        await settle({ id, type })
        await showAgain({ id, type })
      }),
    write: async (write) => {
      assertWritable(write)
      return serialize(write.id, async () => {
        const last = (await store.ofArticle(write.id)).at(-1)
        const waits = last?.state === 'waiting'
        if (waits && !follows(write, last)) throw new HttpError('conflict', TAKEN)
        // After a rejection, staff continue to edit the lake's version. Such a write does not depend on the rejected ones.
        if (waits || !lake.isUp()) return wait(write, waits ? { ahead: last } : {})
        assertCurrent(write)
        let tried = false
        try {
          await assertBegunFromNewest(write)
          tried = true
          await ask(write)
        } catch (error) {
          if (isUnavailable(error)) return wait(write, { tried })
          throw error instanceof HttpError ? refusal(error) : error
        }
        replaced.remember(write)
        await settle(write)
        return 'written'
      })
    },
  }
}
