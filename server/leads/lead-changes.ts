import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { LeadChange } from '#shared/contracts/leads.ts'
import { actsOfChange, STATUS_WORDS, type createLeadActs, type LeadAct } from './lead-acts.ts'
import { createAddEvents, createLeadNotes } from './lead-notes.ts'
import { toPlace } from './lead-view.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import type { People } from './ports.ts'
import { isRestored, type Restored } from './suspected-spam.ts'

export interface ChangesOptions {
  readonly db: Kysely<object>
  readonly people: People
  readonly now: () => number
  readonly announce: (id: string) => void
  readonly acts: Pick<ReturnType<typeof createLeadActs>, 'changed'>
  /** Restores suspected spam in the transaction of the change. */
  readonly restore: (transaction: Kysely<object>, before: LeadRow) => Promise<Restored>
  /** Called once a restored lead is stored, with the id of its meeting if one was booked. */
  readonly restored: (meetingId: string | undefined) => void
}

/** Maximum number of attempts of a change without a revision, each after a concurrent change of the same lead. */
const MOST_TRIES = 5

/** Returns the history entries of a change. */
function eventsOf(row: LeadRow, change: LeadChange, ownerName: string | undefined): string[] {
  const events: string[] = []
  const closedAs = change.closed_as ?? row.closed_as
  if (change.status === 'closed' && (row.status !== 'closed' || closedAs !== row.closed_as)) {
    events.push(`Closed as ${closedAs}`)
  } else if (change.status !== undefined && change.status !== row.status) {
    events.push(`Status: ${STATUS_WORDS[change.status]}`)
  }
  if (change.owner !== undefined && change.owner !== row.owner_id) {
    events.push(change.owner === null ? 'Owner removed' : `Owner: ${ownerName ?? ''}`)
  }
  return events
}

const wrong = (field: string, message: string) =>
  new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
    fields: { [field]: message },
  })

/** Reason for skipping a lead in a bulk change, as a sentence. */
const reasonOf = ({ fields = {}, message }: HttpError): string =>
  Object.values(fields).join('. ') || message

/** Validates a change and adds the status that results from it. @throws HttpError `validation_failed` */
function completed(row: LeadRow, change: LeadChange): LeadChange {
  const { status, closed_as: closedAs } = change
  const ends = status ?? row.status
  if (closedAs !== undefined && ends !== 'closed') {
    throw wrong('closed_as', 'Leave closed_as out, or set the status to closed')
  }
  if (ends === 'closed' && (closedAs ?? row.closed_as) === null) {
    throw wrong('closed_as', 'Choose a result: won, lost or spam')
  }
  return closedAs === undefined ? change : { ...change, status: 'closed' }
}

/** Returns the column values that a change sets. */
function columnsOf(row: LeadRow, { status, closed_as: closedAs, owner }: LeadChange, at: number) {
  const isOver = row.status === 'answered' || row.status === 'closed'
  // For a reopened lead, the reply deadline applies again and its reminder is sent again.
  const reopened = { closed_as: null, answered_at: null, ...(isOver && { reminded_at: null }) }
  const ended = {
    closed: { closed_as: closedAs ?? row.closed_as },
    answered: { closed_as: null, answered_at: row.answered_at ?? at },
    new: reopened,
    in_progress: reopened,
  }
  return {
    ...(status !== undefined && { status, ...ended[status] }),
    ...(owner !== undefined && { owner_id: owner }),
  }
}

/** A completed change with its log entries. */
interface Changed {
  readonly row: LeadRow
  readonly acts: readonly LeadAct[]
  /** Present if suspected spam was restored. */
  readonly restored?: Restored
}

/** Author and conditions of a change: the expected revision (undefined accepts any), and the name of the new owner. */
interface ChangedBy {
  readonly id: string
  readonly revision: number | undefined
  readonly owner: string | undefined
  /** Called with the state of the lead before the change. Not called if the lead is not changed. */
  readonly onBefore?: ((row: LeadRow) => void) | undefined
}

/** Returns the name of a new owner. @throws HttpError `validation_failed` for an account that may not work on inquiries */
async function ownerName(
  people: People,
  owner: string | null | undefined,
): Promise<string | undefined> {
  if (owner === undefined || owner === null) return undefined
  const found = (await people.mayOwn()).find(({ id }) => id === owner)
  if (found === undefined) throw wrong('owner', 'Choose a person who works on inquiries')
  return found.name
}

/** Changes that staff make to leads. */
export function createLeadChanges(options: ChangesOptions) {
  const { people, now, announce, acts } = options
  const db = options.db.withTables<LeadTables>()
  const addEvents = createAddEvents(now)
  /** Changes a lead in one transaction. Returns 'stale' if the lead's revision has changed since it was read. */
  const tryChange = async (
    id: string,
    given: LeadChange,
    by: ChangedBy,
  ): Promise<'missing' | 'stale' | 'same' | Changed> =>
    options.db.transaction().execute(async (whole) => {
      const transaction = whole.withTables<LeadTables>()
      const row = await transaction
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return 'missing'
      if (by.revision !== undefined && by.revision !== row.revision) return 'stale'
      const change = completed(row, given)
      const texts = eventsOf(row, change, by.owner)
      const seen = (change.seen ?? true) ? 1 : 0
      if (texts.length === 0 && seen === row.seen) return 'same'
      const at = now()
      const { numUpdatedRows } = await transaction
        .updateTable('leads')
        .set({
          seen,
          // Opening a lead only sets `seen`, so the revision remains and opening does not conflict with the changes of colleagues.
          ...(texts.length > 0 && {
            ...columnsOf(row, change, at),
            revision: row.revision + 1,
            updated_at: at,
          }),
        })
        .where('id', '=', id)
        .where('revision', '=', row.revision)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return 'stale'
      const restored = isRestored(row, change) ? await options.restore(whole, row) : undefined
      await addEvents(transaction, {
        leadId: id,
        by: by.id,
        texts: [...texts, ...(restored?.events ?? [])],
      })
      by.onBefore?.(row)
      const acts = actsOfChange(row, change, by.owner)
      return { row, acts, ...(restored !== undefined && { restored }) }
    })

  const changed = async (id: string, change: LeadChange, by: ChangedBy): Promise<boolean> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const done = await tryChange(id, change, by)
      if (done === 'missing') return false
      if (typeof done === 'object') {
        announce(id)
        if (done.restored !== undefined) options.restored(done.restored.meetingId)
        await acts.changed(done.row, done.acts, by.id)
      }
      if (done !== 'stale') return true
      if (by.revision !== undefined) break
    }
    throw new HttpError('conflict', 'Load the inquiry again. It has changed since you opened it')
  }

  const titleOf = async (id: string): Promise<string> => {
    const row = await db
      .selectFrom('leads')
      .select(['name', 'company', 'email'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? '' : row.company || row.name || row.email
  }

  return {
    /**
     * Changes one lead.
     * @param revision expected revision; undefined accepts any
     * @returns false if there is no such lead
     * @throws HttpError `conflict`, `validation_failed`
     */
    change: async (id: string, change: LeadChange, by: string, revision: number | undefined) =>
      changed(id, change, { id: by, revision, owner: await ownerName(people, change.owner) }),
    /** Applies one change to several leads. A skipped lead does not affect the other leads. @throws HttpError `validation_failed` */
    changeAll: async (ids: readonly string[], change: LeadChange, by: string) => {
      const owner = await ownerName(people, change.owner)
      const done: string[] = []
      const missing: string[] = []
      const left: { id: string; title: string; reason: string }[] = []
      const before = new Map<string, LeadRow>()
      const onBefore = (row: LeadRow) => void before.set(row.id, row)
      for (const id of new Set(ids)) {
        try {
          const there = await changed(id, change, {
            id: by,
            revision: undefined,
            owner,
            onBefore,
          })
          ;(there ? done : missing).push(id)
        } catch (error) {
          if (!(error instanceof HttpError) || error.status >= 500) throw error
          left.push({ id, title: await titleOf(id), reason: reasonOf(error) })
        }
      }
      return {
        changed: done,
        missing,
        left,
        before: [...before.values()].map(toPlace),
      }
    },
    ...createLeadNotes({ db, now, announce, addEvents }),
  }
}
