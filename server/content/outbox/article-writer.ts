import { CmsConflict } from '#server/http/cms-conflict.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#server/lake/types.ts'
import type { Copies } from '../editing/article-plan.ts'
import { draftIdOf } from '../editing/article-plan.ts'
import type { ArticleWrite, ArticleWriter, WriteEnd } from '../editing/ports.ts'
import { assertMayMake } from '../editing/publishing-rights.ts'
import type { OutboxStore, WaitingWrite } from './outbox.store.ts'
import { createReplacedRevisions } from './replaced-revisions.ts'

/** The lake as writes need it. */
export interface WritableLake {
  /** Makes one transaction. @throws HttpError: `conflict`, `unavailable` when it could not be asked, other refusals */
  write(write: ArticleWrite): Promise<void>
  /** The documents among `ids` that there are, drafts included. @throws when the lake cannot be asked */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Whether asking makes sense. */
  readonly isUp: () => boolean
}

/** The copy of the lake as writes need it. */
export interface WrittenMirror {
  note(
    documents: readonly { readonly id: string; readonly after: LakeDocument | undefined }[],
  ): Promise<void>
  foresee(id: string, copy: LakeDocument | undefined): Promise<void>
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
}

export interface WriterOptions {
  readonly lake: WritableLake
  readonly mirror: WrittenMirror
  readonly store: OutboxStore
  readonly log: Log
  /** Pause between tries while something waits, milliseconds. */
  readonly retryMs?: number
}

/** {@link ArticleWriter} with the outbox behind it. */
export interface OutboxWriter extends ArticleWriter {
  /** Hides what waits to be taken off and shows staff what waits; to be called before anybody is answered. */
  start(): Promise<void>
  /** Sends what waits, in order, until the lake cannot be reached. */
  flush(): Promise<void>
  /** Brings the copy of an article in step with the lake. @throws when the lake cannot be asked */
  refresh(id: string): Promise<Copies>
  /**
   * Ends a conflict: the refused change and those made on top of it are dropped, after `plan` has made of the newest of
   * them and of the copies in the lake what is to be written instead. @throws HttpError `conflict` when the article has
   * moved on again, `not_found` when it waits no longer, `unavailable`
   */
  settleConflict(
    refused: Pick<WaitingWrite, 'id' | 'type' | 'transactionId'>,
    plan: (mine: WaitingWrite, current: Copies) => ArticleWrite | undefined,
  ): Promise<void>
  stop(): Promise<void>
}

/** A full disk is an answer: the outbox would lie on the same one. */
const isUnavailable = (error: unknown) => !(error instanceof HttpError) || error.status === 503

/** For what waits already, a full disk is a reason to go on waiting. */
const mayPass = (error: unknown) =>
  isUnavailable(error) || (error instanceof HttpError && error.status === 507)

const hides = ({ effect }: Pick<ArticleWrite, 'effect'>) =>
  effect === 'comes-off' || effect === 'removal'

const TAKEN = 'Somebody else has changed this in the meantime'
const unreachable = (cause: unknown) =>
  new HttpError('unavailable', 'the CMS cannot be reached', { cause })
const REFERRED = 'Other articles refer to it. Remove those links first'

/** Whether a write was made on top of one that waits. */
const follows = ({ before }: ArticleWrite, { after }: WaitingWrite) =>
  before.draft?._rev === after.draft?._rev && before.published?._rev === after.published?._rev

/** The write of an article that has this id, and those made on top of it, in order. */
export function lineFrom(
  writes: readonly WaitingWrite[],
  transactionId: string,
): readonly WaitingWrite[] {
  const line: WaitingWrite[] = []
  for (const write of writes) {
    const last = line.at(-1)
    const isNext = last === undefined ? write.transactionId === transactionId : follows(write, last)
    if (isNext) line.push(write)
  }
  return line
}

/** The refusal of a write as staff read it. */
function refusal(error: HttpError): HttpError {
  if (!(error instanceof CmsConflict)) return error
  const isReferenced = error.reason === 'referenced'
  return new HttpError('conflict', isReferenced ? REFERRED : TAKEN, {
    cause: error,
    ...(isReferenced && { fields: { referring: error.referringIds.join(' ') } }),
  })
}

/** Writes go straight to the lake; while it cannot be reached, or others of the same article wait, into the outbox. */
export function createArticleWriter(options: WriterOptions): OutboxWriter {
  const { lake, mirror, store, log } = options
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let stopped = false
  /** Writes of one article follow one another. */
  const lines = new Map<string, Promise<unknown>>()

  const inLine = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const done = (lines.get(id) ?? Promise.resolve()).then(work, work)
    const settled = done.then(
      () => undefined,
      () => undefined,
    )
    lines.set(id, settled)
    void settled.then(() => {
      if (lines.get(id) === settled) lines.delete(id)
    })
    return done
  }

  const replaced = createReplacedRevisions()

  /** The lake guards the copy that a write changes; an edit is begun from the published copy, which it leaves alone. */
  const assertCurrent = (write: ArticleWrite) => {
    if (replaced.isBehind(write)) throw new HttpError('conflict', TAKEN)
  }

  const refresh = async (id: string): Promise<Copies> => {
    const ids = [id, draftIdOf(id)]
    const found = new Map((await lake.documents(ids)).map((copy) => [copy._id, copy]))
    await mirror.note(ids.map((each) => ({ id: each, after: found.get(each) })))
    return { published: found.get(id), draft: found.get(draftIdOf(id)) }
  }

  const flushLater = () => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => void flush(), options.retryMs ?? 3_000)
    timer.unref()
  }

  const foresee = async ({ id, after }: Pick<ArticleWrite, 'id' | 'after'>) =>
    mirror.foresee(id, after.draft ?? after.published)

  /** What was taken off stays off until nothing of the article waits that would do so, a conflict included. */
  const showAgain = async ({ id, type }: Pick<ArticleWrite, 'id' | 'type'>) => {
    if (!(await store.ofArticle(id)).some(hides)) mirror.unhide(id, type)
  }

  const wait = async (write: ArticleWrite): Promise<WriteEnd> => {
    await store.append(write)
    await foresee(write)
    if (hides(write)) mirror.hide(write.id, write.type)
    log.info('database', 'A change waits for the CMS', { id: write.id, type: write.type })
    flushLater()
    return 'pending'
  }

  /** What was written is in the lake: were this to fail, the listener would still tell. */
  const settle = async (write: Pick<ArticleWrite, 'id' | 'type'>) => {
    try {
      await refresh(write.id)
    } catch (error) {
      log.warn('database', 'A change could not be read back yet', { id: write.id, error })
    }
  }

  /** Sends one that waited. Gives whether those behind it may follow. */
  const send = async (write: WaitingWrite): Promise<'sent' | 'conflict' | 'unavailable'> => {
    try {
      await lake.write(write)
    } catch (error) {
      if (mayPass(error)) return 'unavailable'
      const reason = error instanceof HttpError ? refusal(error).message : TAKEN
      await store.markConflict(write.transactionId, reason)
      await settle(write)
      await showAgain(write)
      log.warn('database', 'The CMS refused a change that waited; staff must decide', {
        id: write.id,
        reason,
      })
      return 'conflict'
    }
    replaced.remember(write)
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
      const ahead = held.get(write.id)
      if (write.state === 'conflict' || (ahead !== undefined && follows(write, ahead))) {
        held.set(write.id, write)
        continue
      }
      const end = await inLine(write.id, async () => send(write))
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
        await foresee(write).catch((error: unknown) => {
          log.warn('database', 'Staff do not see yet what waits', { id: write.id, error })
        })
      }
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await flushing
    },
    waiting: async (ids) => store.newest(ids),
    settleConflict: async ({ id, type, transactionId }, plan) =>
      inLine(id, async () => {
        const line = lineFrom(await store.ofArticle(id), transactionId)
        const mine = line.at(-1)
        if (mine === undefined) throw new HttpError('not_found', 'This change waits no longer')
        try {
          const write = plan(mine, await refresh(id))
          if (write !== undefined) assertMayMake(write)
          if (write !== undefined && write.mutations.length > 0) {
            await lake.write(write)
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
      assertMayMake(write)
      return inLine(write.id, async () => {
        const last = (await store.ofArticle(write.id)).at(-1)
        const waits = last?.state === 'waiting'
        if (waits && !follows(write, last)) throw new HttpError('conflict', TAKEN)
        // After a refusal staff go on from what the lake has: that is not what is to be decided.
        if (waits || !lake.isUp()) return wait(write)
        assertCurrent(write)
        try {
          await lake.write(write)
        } catch (error) {
          if (isUnavailable(error)) return wait(write)
          throw error instanceof HttpError ? refusal(error) : error
        }
        replaced.remember(write)
        await settle(write)
        return 'written'
      })
    },
  }
}
