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

/** A full disk is an answer: the outbox would lie on the same one. */
const isUnavailable = (error: unknown) => !(error instanceof HttpError) || error.status === 503

/** For what waits already, a full disk is a reason to go on waiting. */
const mayPass = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && error.status === 507)

const hides = ({ effect }: Pick<ArticleWrite, 'effect'>) =>
  effect === 'comes-off' || effect === 'removal'

const TAKEN = 'Reload to see the latest version. Someone else has changed this'
const unreachable = (cause: unknown) =>
  new HttpError('unavailable', 'the CMS cannot be reached', { cause })
const REFERRED = 'Remove the links to it first. Other articles link to it'

/** Number of documents among ids of all their copies. */
const countDocuments = (ids: readonly string[]) =>
  new Set(ids.map((id) => id.replace(/^(?:drafts|versions\.[^.]+)\./, ''))).size

const linkedFrom = (count: number) => `Linked from ${counted(count, 'place')}`

/** The refusal of a write as staff read it. */
function refusal(error: HttpError): HttpError {
  if (!(error instanceof CmsConflict)) return error
  const isReferenced = error.reason === 'referenced'
  return new HttpError('conflict', isReferenced ? REFERRED : TAKEN, {
    cause: error,
    ...(isReferenced && { fields: { referring: linkedFrom(countDocuments(error.referringIds)) } }),
  })
}

/** Writes go straight to the lake; while it cannot be reached, or others of the same article wait, into the outbox. */
export function createArticleWriter(options: WriterOptions): OutboxWriter {
  const { lake, mirror, store, removals, log } = options
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let stopped = false
  /** Writes of one article follow one another. */
  const serialize = options.serialize ?? createKeyedMutex()

  const replaced = createReplacedRevisions()

  /** The lake guards the copy that a write changes; an edit is begun from the published copy, which it leaves alone. */
  const assertCurrent = (write: ArticleWrite) => {
    if (replaced.isBehind(write)) throw new HttpError('conflict', TAKEN)
  }

  /**
   * The same for a published copy that has become another one in ways that this process does not know yet: lying over a newer publication
   * the edit would hide what that says, and take it back when it goes out.
   * @throws CmsConflict; whatever the lake does when it cannot be read
   */
  const assertBegunFromNewest = async ({ id, before, after }: ArticleWrite) => {
    const { draft, published } = before
    if (draft !== undefined || published === undefined || after.draft === undefined) return
    const copies = await lake.documents([id, draftIdOf(id)])
    // It may have been made already, by a request whose answer was lost; the lake tells.
    if (copies.some(({ _id }) => _id === draftIdOf(id))) return
    if (copies[0]?._rev !== published._rev) throw new CmsConflict('revision')
  }

  /** Refuses a write for which the copy has no room before it is made. Content can be taken off without room. */
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

  /** What was taken off stays off until nothing of the article waits that would do so, a conflict included. */
  const showAgain = async ({ id, type }: Pick<ArticleWrite, 'id' | 'type'>) => {
    if (!(await store.ofArticle(id)).some(hides)) mirror.unhide(id, type)
  }

  /** Behind `ahead`, or with it as one. */
  const wait = async (
    write: ArticleWrite,
    { tried = false, ahead }: { tried?: boolean; ahead?: WaitingWrite | undefined } = {},
  ): Promise<WriteEnd> => {
    const isRemoval = write.effect === 'removal'
    // First: a removal that is made later without it would be found without the editing copy.
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

  /** What was written is in the lake: were this to fail, the listener would still tell. */
  const settle = async (
    write: Pick<ArticleWrite, 'id' | 'type'> & Partial<Pick<ArticleWrite, 'transactionId'>>,
  ) => {
    try {
      await refresh(write.id, write.transactionId)
    } catch (error) {
      log.warn('database', 'A change could not be read back yet', { id: write.id, error })
    }
  }

  /** Sends one that waited. Gives whether those behind it may follow. */
  const send = async (write: WaitingWrite): Promise<'sent' | 'conflict' | 'unavailable'> => {
    // Whoever sends all has read them before; meanwhile this one may have been taken back.
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
    /** By article: the last of those that nothing made on top of may overtake. */
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

  /** Who asks while it is being sent means what has come to wait since, which those under way have not seen. */
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
      // Whoever crashed may not have come to it.
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
        // The refused one last: until it is gone, those on top of it stay where they are.
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
        // After a refusal staff go on from what the lake has: that is not what is to be decided.
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
