import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hashOf, uuidOf } from '#server/http/guards/idempotency-key.ts'
import { HttpError } from '#server/http/http-error.ts'
import { MINUTE } from '#shared/time/units.ts'
import type { LeadTables } from './leads.tables.ts'

const NOTE_ADDED = 'Added a note'
const NOTE_CHANGED = 'Changed a note'

/**
 * Time within which repeated edits of a note make one history entry, because notes are saved while they are being written. Milliseconds.
 */
const WRITTEN_WITHIN = 10 * MINUTE

/** Adds entries to the history of a lead. */
type AddEvents = (
  of: Kysely<LeadTables>,
  entries: { readonly leadId: string; readonly by: string; readonly texts: readonly string[] },
) => Promise<void>

/** Creates the function that adds entries to the history of a lead. */
export const createAddEvents =
  (now: () => number): AddEvents =>
  async (of, { leadId, by, texts }) => {
    if (texts.length === 0) return
    const at = now()
    await of
      .insertInto('lead_events')
      .values(texts.map((text) => ({ lead_id: leadId, by_id: by, text, at })))
      .execute()
  }

interface NotesOptions {
  readonly db: Kysely<LeadTables>
  readonly now: () => number
  readonly announce: (id: string) => void
  readonly addEvents: AddEvents
}

/** Notes that staff write about leads. */
export function createLeadNotes({ db, now, announce, addEvents }: NotesOptions) {
  const noteOf = async (of: Kysely<LeadTables>, leadId: string, noteId: string) =>
    of
      .selectFrom('lead_notes')
      .selectAll()
      .where('id', '=', noteId)
      .where('lead_id', '=', leadId)
      .executeTakeFirst()

  /** Marks a lead as seen and updated, which postpones its erasure. Returns false if there is no such lead. */
  const touch = async (of: Kysely<LeadTables>, id: string): Promise<boolean> => {
    const { numUpdatedRows } = await of
      .updateTable('leads')
      .set({ updated_at: now(), seen: 1 })
      .where('id', '=', id)
      .executeTakeFirst()
    return Number(numUpdatedRows) > 0
  }

  /** Returns true if the newest history entry is a recent note edit by the same person. */
  const isWriting = async (of: Kysely<LeadTables>, leadId: string, by: string) => {
    const newest = await of
      .selectFrom('lead_events')
      .select(['by_id', 'text', 'at'])
      .where('lead_id', '=', leadId)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (newest === undefined || newest.by_id !== by) return false
    return [NOTE_ADDED, NOTE_CHANGED].includes(newest.text) && newest.at > now() - WRITTEN_WITHIN
  }

  /** Returns the history entries for a new text of a note. */
  const rewritten = async (
    of: Kysely<LeadTables>,
    { lead_id: leadId, by_id: by, text: before }: LeadTables['lead_notes'],
    text: string,
  ): Promise<string[]> =>
    before === text || (await isWriting(of, leadId, by)) ? [] : [NOTE_CHANGED]

  return {
    /**
     * Adds a note. If the Idempotency-Key `key` is repeated, the text of the first note is replaced, because the author may have changed
     * the text since the first attempt.
     * @returns false if there is no such lead
     */
    addNote: async (leadId: string, text: string, by: string, key: string | undefined) => {
      const id = key === undefined ? randomUUID() : uuidOf(hashOf('note', by, leadId, key))
      const isThere = await db.transaction().execute(async (transaction) => {
        // This update locks the row of the lead, so that a concurrent request finds the note that is added here.
        if (!(await touch(transaction, leadId))) return false
        const before = await noteOf(transaction, leadId, id)
        await transaction
          .insertInto('lead_notes')
          .values({ id, lead_id: leadId, by_id: by, text, at: now() })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
          .execute()
        const texts =
          before === undefined ? [NOTE_ADDED] : await rewritten(transaction, before, text)
        await addEvents(transaction, { leadId, by, texts })
        return true
      })
      if (isThere) announce(leadId)
      return isThere
    },
    /** Changes a note of the same author. @throws HttpError `not_found`, `forbidden` */
    changeNote: async (leadId: string, noteId: string, text: string, by: string) => {
      const note = await noteOf(db, leadId, noteId)
      if (note === undefined)
        throw new HttpError('not_found', 'Reload the page. This note was removed already')
      if (note.by_id !== by) {
        throw new HttpError('forbidden', 'Ask the author of this note to change it')
      }
      if (note.text === text) return
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('lead_notes').set({ text }).where('id', '=', noteId).execute()
        const texts = await rewritten(transaction, note, text)
        await touch(transaction, leadId)
        await addEvents(transaction, { leadId, by, texts })
      })
      announce(leadId)
    },
  }
}
