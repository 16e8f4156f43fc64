import { randomUUID } from 'node:crypto'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { previewResult } from '../editing/article-plan.ts'
import type { ArticleWrite, Editor, WriteEnd } from '../editing/ports.ts'
import { loggedObjectOf } from '../logged-object.ts'
import { entryEffect, isPublic, studioConflict, type createEntryChecks } from './entry-checks.ts'
import type { EntryInput } from './entry-document.ts'
import type { EntryServiceOptions } from './entries.service.types.ts'

/** Verb of the log entry for each effect of a write. */
const verbs = { 'goes-out': 'published', 'comes-off': 'unpublished', none: 'changed' } as const

/** Creates the writes of the service. */
export function createEntryWrites(
  { writer, acts }: Pick<EntryServiceOptions, 'writer' | 'acts'>,
  { check }: Pick<ReturnType<typeof createEntryChecks>, 'check'>,
  now: () => number,
) {
  /**
   * Draft of a document in the Studio. Undefined if there is none or the CMS does not respond; in the second case the CMS rejects the
   * change later, when the outbox sends it.
   * Open forms call this function every 30 s, so it must not change the mirror: every change of the mirror invalidates cached pages.
   */
  const studioDraft = async (id: string) => (await writer.copies(id).catch(() => undefined))?.draft

  const record = async (by: Editor, verb: string, write: ArticleWrite) =>
    acts.record({
      by: { kind: 'named', id: by.id, name: by.name },
      verb,
      object: loggedObjectOf({ id: write.id, type: write.type, ...write.after }),
      category: 'database',
    })

  /** Makes a write. The error for a conflict with a draft in the Studio gets a more specific message. */
  const send = async (write: ArticleWrite) => {
    try {
      return await writer.write(write)
    } catch (error) {
      const isConflict = error instanceof HttpError && error.code === 'conflict'
      if (isConflict && (await studioDraft(write.id)) !== undefined) {
        throw studioConflict(write.id, error)
      }
      throw error
    }
  }

  /** Plans, checks and makes the write of one document, and returns the result. */
  const make = async (
    type: EntryType,
    id: string,
    by: Editor,
    input: EntryInput,
    {
      before,
      mutations,
    }: { readonly before?: LakeDocument; readonly mutations: readonly Mutation[] },
  ): Promise<{ readonly end: WriteEnd; readonly document: LakeDocument }> => {
    const transactionId = randomUUID()
    const copies = { published: before }
    const stamp = { revision: transactionId, now: new Date(now()).toISOString() }
    const after = previewResult(copies, id, mutations, stamp)
    const document = after.published
    if (document === undefined) throw new Error('a write of an entry must leave a document')
    await check(type, document, input)
    const [was, is] = [isPublic(type, before), isPublic(type, document)]
    const effect = entryEffect(type, before, document)
    const write: ArticleWrite = {
      type,
      id,
      mutations,
      transactionId,
      by,
      effect,
      before: copies,
      after,
    }
    const end = await send(write)
    const moved = was === is || !entryTypes[type].hasStatus ? 'none' : effect
    await record(by, before === undefined ? 'added' : verbs[moved], write)
    return { end, document }
  }

  return { send, make, studioDraft }
}
