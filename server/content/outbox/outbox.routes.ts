import { randomUUID } from 'node:crypto'
import { HttpError } from '#server/http/http-error.ts'
import type { Acts } from '#server/http/acts.ts'
import { editorOf, serve, type Route } from '#server/http/route.ts'
import type { OutboxEntry } from '#shared/contracts/editing.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { EditingService } from '../editing/editing-service.types.ts'
import { loggedObjectOf, titleAttributeOf } from '../logged-object.ts'
import type { OutboxStore, WaitingWrite } from './outbox.store.ts'
import { copyOf, rebase } from './rebase.ts'
import { lineFrom } from './write-line.ts'
import type { OutboxWriter } from './writer-ports.ts'
import { isArticleType } from '#shared/content/status.ts'

export interface OutboxRoutesOptions {
  readonly store: OutboxStore
  readonly writer: OutboxWriter
  readonly service: Pick<EditingService, 'show'>
  readonly acts: Acts
}

const RESOLVE = { caching: 'no-store' }

/** Verb of the log entry for each choice by which a user resolves a conflict. */
const DECIDED = {
  mine: 'applied a refused change to',
  theirs: 'dropped a refused change to',
} as const

/** Routes with which staff list queued writes and resolve conflicts. */
export function createOutboxRoutes(options: OutboxRoutesOptions): Route[] {
  const { store, writer, service, acts } = options

  /**
   * Returns two versions of an article: `mine`, with the queued change, and `theirs`. For a conflict, `theirs` is read from the lake.
   * Otherwise it is the version before the change, because a read from the lake is expensive.
   */
  const versions = async (
    { id, type, before, state }: WaitingWrite,
    { after }: Pick<WaitingWrite, 'after'>,
  ) => {
    // Other types than articles have no form that compares two versions.
    if (!isArticleType(type)) return { mine: null, theirs: null }
    // If the lake cannot be reached, `theirs` is the last known version.
    const theirs = state === 'conflict' ? await writer.copies(id).catch(() => before) : before
    return {
      mine: await service.show(type, id, after),
      theirs: await service.show(type, id, theirs),
    }
  }

  /**
   * Converts a write to a list entry.
   * @param newest newest write that is based on this one. If staff keep their change, its result becomes the current version. Undefined
   * without a conflict
   */
  const toEntry = async (
    write: WaitingWrite,
    newest: WaitingWrite | undefined,
  ): Promise<OutboxEntry> => {
    const { id, type, after, before, effect, state, reason } = write
    const title =
      copyOf(after)?.[titleAttributeOf(type)] ?? copyOf(before)?.[titleAttributeOf(type)]
    return {
      id: write.transactionId,
      article_id: id,
      type,
      title: typeof title === 'string' ? title : '',
      state,
      reason,
      effect,
      by: write.by.name,
      created_at: new Date(write.createdAt).toISOString(),
      ...(newest === undefined ? { mine: null, theirs: null } : await versions(write, newest)),
    }
  }

  return [
    serve(staffOperations.outbox, async () => {
      const writes = await store.all()
      const newest = new Map(
        writes
          .filter(({ state }) => state === 'conflict')
          .flatMap(({ transactionId, id }) => {
            const line = lineFrom(
              writes.filter((write) => write.id === id),
              transactionId,
            )
            return line.map((write) => [write.transactionId, line.at(-1)] as const)
          }),
      )
      return Promise.all(
        writes.map(async (write) => toEntry(write, newest.get(write.transactionId))),
      )
    }),
    serve(staffOperations.resolveConflict, RESOLVE, async ({ params, body: { keep }, staff }) => {
      const by = editorOf(staff)
      const asked = (await store.all()).find(({ transactionId }) => transactionId === params.id)
      if (asked === undefined)
        throw new HttpError('not_found', 'Reload the page. This change has already been sent')
      await writer.settleConflict(asked, (mine, current) =>
        keep === 'theirs'
          ? undefined
          : { ...rebase(mine, current), by, transactionId: randomUUID() },
      )
      const { id, type } = asked
      await acts.record({
        by: { kind: 'named', id: by.id, name: by.name },
        verb: DECIDED[keep],
        object: loggedObjectOf({ id, type, ...asked.before }),
        category: 'database',
        data: { of: asked.by.id },
      })
      return { article_id: id }
    }),
  ]
}
