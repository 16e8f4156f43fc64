import { HttpError } from '#server/http/http-error.ts'
import { NO_TRACER } from '#server/http/tracer.ts'
import type { ArticleWrite } from '../editing/ports.ts'
import { mayPass, refusal, TAKEN } from './lake-refusals.ts'
import type { WaitingWrite } from './outbox.store.ts'
import { follows } from './write-line.ts'
import type { WriterOptions } from './writer-ports.ts'
import type { WriterSteps } from './writer-steps.ts'

/** Creates the sender of queued writes. It sends the writes in order, and repeats a write that fails. */
export function createOutboxSender(
  options: WriterOptions,
  steps: WriterSteps,
  serialize: NonNullable<WriterOptions['serialize']>,
) {
  const { lake, store, removals, log, tracer = NO_TRACER } = options
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let stopped = false

  const flushLater = () => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => void flush(), options.retryMs ?? 3_000)
    timer.unref()
  }

  /**
   * Writes, by article, that were sent but may still be missing in the mirror. Until the mirror has them, unpublished articles stay hidden.
   */
  const unsettled = new Map<string, ArticleWrite>()
  const showSettled = async (write: ArticleWrite): Promise<void> => {
    if (await steps.settleWrite(write)) {
      unsettled.delete(write.id)
      await steps.showAgain(write)
    } else {
      unsettled.set(write.id, write)
      flushLater()
    }
  }

  /** Sends a queued write. If the result is 'unavailable' or 'conflict', the writes that follow it must wait. */
  const send = async (write: WaitingWrite): Promise<'sent' | 'conflict' | 'unavailable'> => {
    // The write may have been withdrawn since `sendAll` read the list.
    const waits = (await store.ofArticle(write.id)).some(
      ({ transactionId }) => transactionId === write.transactionId,
    )
    if (!waits) return 'sent'
    try {
      await steps.assertBegunFromNewest(write)
      if (!(await store.markTried(write.transactionId))) return 'sent'
      await steps.send(write)
    } catch (error) {
      if (mayPass(error)) return 'unavailable'
      const reason = error instanceof HttpError ? refusal(error).message : TAKEN
      await store.markConflict(write.transactionId, reason)
      await steps.settle(write.id)
      if (write.effect === 'removal') await removals.withdrawn(write)
      await steps.showAgain(write)
      log.warn('database', 'The CMS rejected a waiting change; staff must choose a version', {
        id: write.id,
        reason,
      })
      return 'conflict'
    }
    if (write.effect === 'removal') await removals.settled(write)
    await store.remove(write.transactionId)
    const rest = await store.ofArticle(write.id)
    if (rest.some(({ state }) => state === 'waiting')) return 'sent'
    await showSettled(write)
    return 'sent'
  }

  const sendAll = async () => {
    for (const write of unsettled.values()) {
      if (!lake.isUp()) return flushLater()
      await serialize(write.id, async () => {
        if (unsettled.get(write.id) === write) await showSettled(write)
      })
    }
    /**
     * For each article, the newest write that must not be sent. Such a write is in conflict, or is based on a write that must not be sent.
     */
    const held = new Map<string, WaitingWrite>()
    for (const write of await store.all()) {
      if (stopped) return
      if (!lake.isUp()) return flushLater()
      const ahead = held.get(write.id)
      if (write.state === 'conflict' || (ahead !== undefined && follows(write, ahead))) {
        held.set(write.id, write)
        continue
      }
      const end = await serialize(write.id, () => tracer.job('outbox send', {}, () => send(write)))
      if (end === 'unavailable') return flushLater()
      if (end === 'conflict') held.set(write.id, write)
    }
  }

  /**
   * True if `flush` was called since the last read of the queue. The queue may then contain new writes, so it is read again after the
   * running flush.
   */
  let asked = false
  const sendWhileAsked = async () => {
    while (asked && !stopped) {
      asked = false
      await sendAll()
    }
  }

  const flush = async (): Promise<void> => {
    asked = true
    flushing ??= sendWhileAsked()
      .catch((error: unknown) => {
        log.error('database', 'Waiting changes could not be sent', { error })
        flushLater()
      })
      .finally(() => {
        flushing = undefined
      })
    await flushing
  }

  return {
    flush,
    /** Waits until the mirror has a sent write, and then shows the article to visitors again. If this fails, tries again later. */
    showSettled,
    /** Sends the queued writes after a pause. */
    flushLater,
    stop: async (): Promise<void> => {
      stopped = true
      clearTimeout(timer)
      await flushing
    },
  }
}
