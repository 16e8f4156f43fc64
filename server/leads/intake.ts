import type { Limits } from '#server/http/guards/limits.ts'
import { DAY } from '#shared/time/units.ts'
import { randomUUID } from 'node:crypto'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { createSpamCheck } from '#server/http/guards/spam-check.ts'
import { createTypingCheck } from '#server/http/guards/typing-check.ts'
import { createKeyedMutex } from '#server/http/guards/idempotency-key.ts'
import { createGuessLimits, REPEAT_MS, senderOf } from '#server/http/guards/repeated-submission.ts'
import type { FormKind, Receipt } from '#shared/contracts/forms/inquiries.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import {
  formOfRequest,
  readForm,
  submissionKeyOf,
  type ArrivedForm,
  type MeetingRequest,
} from './inquiry.ts'
import { insertLead } from './insert-lead.ts'
import { tellingsOf } from './lead-mails.ts'
import { SUMMARY } from './lead-summaries.ts'
import { RECEIPT, toReceipt } from './lead-view.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import type { FormCounts, Links, Messenger, Submission } from './ports.ts'
import { mayCopy } from './receipt-marks.ts'

export interface IntakeOptions {
  readonly db: Kysely<object>
  readonly links: Links
  readonly messenger: Messenger
  /** Deadline of the reply to an inquiry that was received at a time. Milliseconds since 1970. */
  readonly dueAt: (receivedAt: number) => number | Promise<number>
  readonly foldText: (text: string) => string
  readonly mail: { readonly leadsTo: string | undefined; readonly origin: string }
  readonly limits: boolean
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
  readonly floods: FormCounts
  /** Maximum wait for a table that another process has locked, in milliseconds. @default 10 s */
  readonly patience?: number | undefined
  readonly now: () => number
  /** Called with the id of a new lead once it is stored. */
  readonly stored: (id: string) => void
  /** Called once for each new inquiry of a visitor, except suspected spam, with its subject. */
  readonly converted?: ((form: FormKind, about: string) => void) | undefined
}

/** Default of `patience`. It exceeds the time after which PostgreSQL ends the transaction of a suspended process. */
const PATIENCE = 10_000

const notStored = (cause: unknown) =>
  new HttpError(
    'unavailable',
    'Send it again in a moment. We couldn’t store your inquiry. What you wrote is still in the form',
    { cause, isForPeople: true, headers: { 'Retry-After': '5' } },
  )

/** Deduplication key of a submission in the database, and its lifetime in milliseconds. */
interface StoredName {
  readonly key: string
  readonly life: number
}

const STORE_IS_AWAY = new Set(['unavailable', 'insufficient_storage'])

/**
 * Initial state of a lead. Suspected spam is stored as well, because a browser may have filled in the hidden field by mistake. It has no
 * reply deadline.
 */
const startOf = (isSuspected: boolean, dueAt: number, received = 'Received') =>
  isSuspected
    ? {
        status: 'closed',
        closed_as: 'spam',
        seen: 1,
        due_at: null,
        event: 'Closed as suspected spam: the form’s hidden field was filled in twice',
      }
    : { status: 'new', closed_as: null, seen: 0, due_at: dueAt, event: received }

/** Sender of a form, and the counter that the form increments. */
interface From extends Pick<Submission, 'address'> {
  readonly countsAs: 'inquiry' | 'request' | 'none'
  /** First entry in the history of the lead. @default 'Received' */
  readonly event?: string
  /** Result of an earlier spam check. */
  readonly isSuspected?: boolean
  readonly stored?: MeetingRequest['stored']
}

/** Submissions by deduplication key, so that a form that is sent twice is stored once. */
function createSubmissions(now: () => number) {
  return {
    known: async (
      of: Kysely<LeadTables>,
      { key, life }: StoredName,
    ): Promise<LeadRow | undefined> =>
      of
        .selectFrom('lead_submissions')
        .innerJoin('leads', 'leads.id', 'lead_submissions.lead_id')
        .selectAll('leads')
        .where('lead_submissions.key', '=', key)
        .where('lead_submissions.created_at', '>', now() - life)
        .executeTakeFirst(),
    /** Returns true if this process is the first to store this submission. */
    claim: async (
      of: Kysely<LeadTables>,
      { key, life }: StoredName,
      { leadId, at }: { readonly leadId: string; readonly at: number },
    ) => {
      await of
        .deleteFrom('lead_submissions')
        .where('key', '=', key)
        .where('created_at', '<=', at - life)
        .execute()
      const claimed = await of
        .insertInto('lead_submissions')
        .values({ key, lead_id: leadId, created_at: at })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst()
      return claimed !== undefined
    },
  }
}

/** Starts the notifications of a stored lead. */
function announceNew({ messenger, stored }: IntakeOptions, id: string): void {
  messenger.nudge()
  stored(id)
}

/** Intake of submitted forms. Stores each form and its notifications in one transaction before it responds. */
export function createIntake(options: IntakeOptions) {
  const { db, links, messenger, floods, now, patience = PATIENCE } = options
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const typing = createTypingCheck({ isOn: options.limits, now })
  const spamChecks = {
    contact: createSpamCheck(links, 'contact', now),
    partnership: createSpamCheck(links, 'partnership', now),
  } as const satisfies Record<FormKind, unknown>
  const guesses = createGuessLimits(options, 'inquiries')
  const serialize = createKeyedMutex()
  const { known, claim } = createSubmissions(now)

  const store = async (
    kind: FormKind,
    form: ArrivedForm,
    name: StoredName,
    { address, countsAs, event: received, isSuspected = false, stored }: From,
  ): Promise<LeadRow> => {
    const at = now()
    const dueAt = await options.dueAt(at)
    const { inquiry } = form
    const { event, ...start } = startOf(isSuspected, dueAt, received)
    return db.transaction().execute(async (transaction) => {
      if (isPostgres) await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction)
      const of = transaction.withTables<LeadTables>()
      const id = randomUUID()
      if (!(await claim(of, name, { leadId: id, at }))) {
        const row = await known(of, name)
        if (row !== undefined) return row
        throw new Error('a submission was taken that has no lead')
      }
      const emailKey = emailKeyOf(inquiry.email)
      const { isInquiryFlood } = await floods.count(transaction, {
        form: 'inquiry',
        subjectId: id,
        countsAs: isSuspected ? 'none' : countsAs,
        address,
        emailKey,
      })
      const isCopied =
        messenger.hasMail &&
        !isSuspected &&
        !isInquiryFlood &&
        (await mayCopy(of, links, { kind, email: inquiry.email, at }))
      const row = await insertLead(of, options.foldText, {
        ...inquiry,
        ...start,
        id,
        kind,
        email_key: emailKey,
        owner_id: null,
        received_at: at,
        answered_at: null,
        reminded_at: null,
        copy_by_email: isCopied ? 1 : 0,
        in_flood: isInquiryFlood ? SUMMARY.waits : 0,
        revision: 1,
        updated_at: at,
      })
      await of
        .insertInto('lead_events')
        .values({ lead_id: id, by_id: null, text: event, at })
        .execute()
      await stored?.(transaction, id)
      if (!isSuspected) {
        await messenger.append(transaction, tellingsOf(row, { ...options.mail, messenger }))
      }
      return row
    })
  }

  /** Stores a form, or returns the receipt of its duplicate. */
  const submit = async (kind: FormKind, form: ArrivedForm, name: StoredName, from: From) =>
    serialize(name.key, async () => {
      try {
        const before = await known(db.withTables<LeadTables>(), name)
        if (before !== undefined) return toReceipt(before, links)
        const isSuspected = from.isSuspected ?? spamChecks[kind](form.spamCheck)
        typing.assertTyped(name.key, form.elapsedMs)
        const emailKey = emailKeyOf(form.inquiry.email)
        await floods.assertMaySend({ form: 'inquiry', address: from.address, emailKey })
        const row = await store(kind, form, name, { ...from, isSuspected })
        announceNew(options, row.id)
        if (!isSuspected && from.countsAs !== 'none') options.converted?.(kind, row.about)
        return toReceipt(row, links)
      } catch (error) {
        const isAway = error instanceof HttpError && STORE_IS_AWAY.has(error.code)
        throw isAway ? notStored(error) : error
      }
    })

  return {
    /** Stores an inquiry, or returns the receipt of its duplicate. @throws HttpError see {@link Submission} */
    submit: async (submission: Submission): Promise<Receipt> => {
      const { kind, input, idempotencyKey, address, isStaff } = submission
      const form = readForm(kind, input)
      const key = submissionKeyOf(kind, form.inquiry, idempotencyKey, senderOf(links, address))
      const hasKey = idempotencyKey !== undefined
      const name = { key, life: hasKey ? DAY : REPEAT_MS }
      const emailKey = emailKeyOf(form.inquiry.email)
      // A form without an Idempotency-Key is identified by its text, so a client could find out texts of other senders by guessing.
      // Therefore each attempt counts towards the rate limit.
      if (!hasKey) {
        await guesses.assertMayGuess({ key, address, emailKey }, async () =>
          floods.assertMaySend({ form: 'inquiry', address, emailKey }),
        )
      }
      return submit(kind, form, name, { address, countsAs: isStaff ? 'none' : 'inquiry' })
    },
    /** Stores a meeting request as an inquiry. @throws HttpError see {@link Submission} */
    addRequest: async (request: MeetingRequest): Promise<Receipt> => {
      const { key, life, address, event, isSuspected, stored } = request
      const from = { address, countsAs: 'request', event, isSuspected, stored } as const
      return submit('contact', formOfRequest(request), { key, life }, from)
    },
    /** Returns the receipt of a link, or undefined if the link is forged or older than a day, or the lead was erased. */
    receiptFor: async (key: string): Promise<Receipt | undefined> => {
      const id = links.read(RECEIPT, key)
      if (id === undefined) return undefined
      const row = await db
        .withTables<LeadTables>()
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? undefined : toReceipt(row, links)
    },
  }
}
