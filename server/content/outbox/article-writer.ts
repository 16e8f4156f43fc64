import { HttpError } from '#server/http/http-error.ts'
import { LOCAL_LOCK, type HeldLock } from '#server/http/guards/held-lock.ts'
import { createKeyedMutex } from '#server/http/guards/idempotency-key.ts'
import { draftIdOf } from '../editing/article-plan.ts'
import type { ArticleWrite, WriteEnd } from '../editing/ports.ts'
import { isUnavailable, refusal, TAKEN } from './lake-refusals.ts'
import { asOneSave } from './merge-writes.ts'
import { createOutboxSender } from './outbox-sender.ts'
import type { WaitingWrite } from './outbox.store.ts'
import { follows, lineFrom } from './write-line.ts'
import type { OutboxWriter, WriterOptions } from './writer-ports.ts'
import { createWriterSteps, hides } from './writer-steps.ts'

const unreachable = (cause: unknown) =>
  new HttpError('unavailable', 'the CMS cannot be reached', { cause })

/** Creates the default of `serialize`: a mutex for each article. It works within this process only. */
const createLocalMutex = (): NonNullable<WriterOptions['serialize']> => {
  const serialize = createKeyedMutex()
  return async (id, work) => serialize(id, async () => work(LOCAL_LOCK))
}

interface QueueOptions {
  /** True if the write was already sent to the lake. */
  readonly tried?: boolean
  /** Newest queued write of the article. */
  readonly ahead?: WaitingWrite | undefined
  /** See `ArticleWriter.write`. */
  readonly deadline: AbortSignal | undefined
}

/**
 * Creates the writer. It sends a write to the lake, or queues it in the outbox if the lake is unreachable or an earlier write of the same
 * article is still queued.
 */
export function createArticleWriter(options: WriterOptions): OutboxWriter {
  const { lake, mirror, store, removals, log } = options
  /** Runs the writes of an article one after the other. */
  const serialize = options.serialize ?? createLocalMutex()
  const steps = createWriterSteps(options)
  const { copies, previewResult, refresh, showAgain } = steps
  const sender = createOutboxSender(options, steps, serialize)

  /**
   * Queues a write after the write `ahead`, or merges both into one.
   * @throws HttpError `conflict` if the article has a newer copy; `unavailable` if another process took over the lock while this process was
   * suspended, because that process may have queued newer writes
   */
  const wait = async (
    write: ArticleWrite,
    lock: HeldLock,
    { tried = false, ahead, deadline }: QueueOptions,
  ): Promise<WriteEnd> => {
    deadline?.throwIfAborted()
    if (ahead === undefined) await steps.assertNewest(write)
    const isRemoval = write.effect === 'removal'
    // The removal is recorded in the trash before it is queued. Otherwise the mirror would later report it as a removal by another client,
    // and the trash would lack the draft.
    if (isRemoval) await removals.stand(write)
    try {
      const one = ahead && asOneSave(ahead, write)
      const isOne =
        ahead !== undefined &&
        one !== undefined &&
        (await store.replace(ahead.transactionId, one, lock))
      if (!isOne) await store.append(write, tried, lock)
    } catch (error) {
      if (isRemoval) await removals.withdrawn(write)
      throw error
    }
    if (hides(write)) mirror.hide(write.id, write.type)
    await previewResult(write, lock)
    log.info('database', 'A change is waiting for the CMS', { id: write.id, type: write.type })
    sender.flushLater()
    return 'pending'
  }

  /** Updates the preview of a queued write for staff, unless another process has sent the write in the meantime. */
  const previewAgain = async ({ id, transactionId }: WaitingWrite) => {
    try {
      await serialize(id, async (lock) => {
        const newest = (await store.ofArticle(id)).at(-1)
        if (newest?.transactionId === transactionId) await previewResult(newest, lock)
      })
    } catch (error) {
      log.warn('database', 'Staff do not see the waiting changes yet', { id, error })
    }
  }

  return {
    copies,
    flush: sender.flush,
    stop: sender.stop,
    start: async () => {
      const newest = new Map<string, WaitingWrite>()
      for (const write of await store.all()) {
        if (hides(write)) mirror.hide(write.id, write.type)
        newest.set(write.id, write)
      }
      // The preview may be missing if the process that queued the write crashed.
      for (const write of newest.values()) {
        if (write.state === 'waiting') await previewAgain(write)
      }
    },
    waiting: async (ids) => store.newest(ids),
    withdraw: async (id, transactionId) =>
      serialize(id, async (lock) => {
        const writes = await store.ofArticle(id)
        const mine = writes.at(-1)
        if (mine?.transactionId !== transactionId) return false
        if (mine.state !== 'waiting' || mine.tried) return false
        if (!(await store.withdraw(transactionId))) return false
        const ahead = writes.at(-2)
        if (ahead?.state === 'waiting') await previewResult(ahead, lock)
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
        let sent: ArticleWrite | undefined
        try {
          const write = plan(mine, await refresh(id))
          if (write !== undefined) steps.assertWritable(write)
          if (write !== undefined && write.mutations.length > 0) {
            await steps.send(write)
            sent = write
          }
        } catch (error) {
          throw error instanceof HttpError ? refusal(error) : unreachable(error)
        }
        // The rejected write is removed last. While it exists, the writes that are based on it are not sent.
        for (const write of line.toReversed()) await store.remove(write.transactionId)
        if (sent !== undefined) return sender.showSettled(sent)
        await steps.settle(id)
        await showAgain({ id, type })
      }),
    write: async (write, deadline) => {
      steps.assertWritable(write)
      return serialize(write.id, async (lock) => {
        deadline?.throwIfAborted()
        const last = (await store.ofArticle(write.id)).at(-1)
        const waits = last?.state === 'waiting'
        if (waits && !follows(write, last)) throw new HttpError('conflict', TAKEN)
        // After a rejection, staff edit the lake's version. Their next write is based on that version and not on the rejected writes, so it
        // need not wait.
        if (waits || !lake.isUp())
          return wait(write, lock, { deadline, ...(waits && { ahead: last }) })
        steps.assertCurrent(write)
        let tried = false
        try {
          await steps.assertBegunFromNewest(write)
          tried = true
          await steps.send(write)
        } catch (error) {
          if (isUnavailable(error)) return wait(write, lock, { deadline, tried })
          throw error instanceof HttpError ? refusal(error) : error
        }
        await steps.settleWrite(write)
        return 'written'
      })
    },
  }
}
