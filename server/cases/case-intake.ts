import type { Limits } from '#server/http/guards/limits.ts'
import { randomUUID } from 'node:crypto'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { createKeyedMutex, hashOf } from '#server/http/guards/idempotency-key.ts'
import { parsePlain } from '#server/http/read-json.ts'
import { newNumber } from '#server/http/reference-number.ts'
import { createGuessLimits, REPEAT_MS, senderOf } from '#server/http/guards/repeated-submission.ts'
import { createSpamCheck } from '#server/http/guards/spam-check.ts'
import { createTypingCheck } from '#server/http/guards/typing-check.ts'
import { caseDays } from '#shared/company/case-law.ts'
import { caseInput, type CaseInput, type CaseReceipt } from '#shared/contracts/cases.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { tellingsOf } from './case-mails.ts'
import { dayOf, RECEIPT, RECEIPT_LIFE, toReceipt } from './case-view.ts'
import type { CaseRow, CaseTables } from './cases.tables.ts'
import type { FormCounts, Links, MailPlaces, Messenger, ReceiptMarks } from './ports.ts'

export interface CaseIntakeOptions {
  readonly db: Kysely<object>
  readonly links: Links
  readonly messenger: Messenger
  readonly floods: FormCounts
  readonly receipts: ReceiptMarks
  readonly mail: MailPlaces
  /** True if rate limits apply. False only in load tests. */
  readonly limits: boolean
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
  readonly now: () => number
  /** Called with the id of a case once the case is stored. */
  readonly stored: (id: string) => void
}

/** A submitted form with its sender. */
export interface CaseSubmission {
  /** Fields of the form, not validated yet. */
  readonly input: unknown
  /**
   * Idempotency-Key, which the form generates once. If it is missing, the same text from the same sender within five minutes counts as
   * the same case.
   */
  readonly idempotencyKey?: string | undefined
  /** Network address of the sender. */
  readonly address: string
  /** True if the sender has a staff session. */
  readonly isStaff: boolean
}

/** Key of the daily limit on receipt emails, for each kind of case. */
export const markOf = (kind: CaseInput['kind']) => `case-${kind}`

/** Maximum number of attempts to find an unused case number. */
const MOST_NUMBERS = 5

/** Maximum wait for a locked table in PostgreSQL, in milliseconds. It exceeds the time for which a suspended process can have the lock. */
const PATIENCE = 10_000

/** Generates a case number, such as `C-7KQ4-M2XD`. */
const caseNumber = () => newNumber().replace(/^(.{4})(.{4})$/u, 'C-$1-$2')

const STORE_IS_AWAY = new Set(['unavailable', 'insufficient_storage'])

const notStored = (cause: unknown) =>
  new HttpError(
    'unavailable',
    'Send it again in a moment. We couldn’t store your form just now, and your text is still in it',
    { cause, isForPeople: true, headers: { 'Retry-After': '5' } },
  )

/** Deduplication key of a submission, and its lifetime in milliseconds. */
interface StoredName {
  readonly key: string
  readonly life: number
}

type Form = Pick<
  CaseInput,
  'kind' | 'place' | 'employer' | 'month' | 'line' | 'message' | 'name' | 'email'
>

/** Returns the fields that belong to the form of a kind of case. Other fields are not stored. */
function formOf({ kind, place, employer, month, line, message, name, email }: CaseInput): Form {
  return {
    kind,
    place,
    employer,
    month: kind === 'complaint' ? '' : month,
    line: kind === 'correction' ? line : '',
    message: kind === 'report' ? '' : message,
    name,
    email,
  }
}

/** Submissions by deduplication key, so that a form that is sent twice is stored once. */
function createSubmissions(now: () => number) {
  return {
    find: async (of: Kysely<CaseTables>, { key, life }: StoredName) =>
      of
        .selectFrom('case_submissions')
        .innerJoin('cases', 'cases.id', 'case_submissions.case_id')
        .selectAll('cases')
        .where('case_submissions.key', '=', key)
        .where('case_submissions.created_at', '>', now() - life)
        .executeTakeFirst(),
    /** Stores the deduplication key of a submission. Returns true if no other request has stored it before. */
    claim: async (of: Kysely<CaseTables>, { key, life }: StoredName, caseId: string) => {
      const at = now()
      await of
        .deleteFrom('case_submissions')
        .where('key', '=', key)
        .where('created_at', '<=', at - life)
        .execute()
      const claimed = await of
        .insertInto('case_submissions')
        .values({ key, case_id: caseId, created_at: at })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst()
      return claimed !== undefined
    },
  }
}

/** Inserts a case with a free random number. @throws Error if no number was free */
async function insertCase(of: Kysely<CaseTables>, row: Omit<CaseRow, 'number'>): Promise<CaseRow> {
  for (let tries = 0; tries < MOST_NUMBERS; tries += 1) {
    const inserted = await of
      .insertInto('cases')
      .values({ ...row, number: caseNumber() })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted !== undefined) return inserted
  }
  throw new Error('no number was free')
}

/** Returns the row of a new case. `at` is in milliseconds since 1970. */
const newCase = (
  form: Form,
  at: {
    readonly id: string
    readonly at: number
    readonly emailKey: string
    readonly isSuspected: boolean
    readonly isCopied: boolean
    readonly isInquiryFlood: boolean
  },
): Omit<CaseRow, 'number'> => ({
  ...form,
  id: at.id,
  state: 'received',
  outcome: null,
  email_key: at.emailKey,
  received_at: at.at,
  due_on: caseDays(form.kind, form.place, dayOf(at.at)).due,
  extended_on: null,
  extension_reason: '',
  acknowledged_at: null,
  closed_at: null,
  suspected: at.isSuspected ? 1 : 0,
  seen: 0,
  copy_by_email: at.isCopied ? 1 : 0,
  in_flood: at.isInquiryFlood ? 1 : 0,
  revision: 1,
  reminded_for: null,
  updated_at: at.at,
})

/** Accepts cases from candidates. Each case is stored with its emails before the sender gets a response. */
export function createCaseIntake(options: CaseIntakeOptions) {
  const { db, links, messenger, floods, receipts, mail, now } = options
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const typing = createTypingCheck({ isOn: options.limits, now })
  const isSpam = createSpamCheck(links, 'case', now)
  const guesses = createGuessLimits(options, 'forms')
  const serialize = createKeyedMutex()
  const { find, claim } = createSubmissions(now)

  const store = async (
    form: Form,
    name: StoredName,
    from: {
      readonly address: string
      readonly isStaff: boolean
      readonly isSuspected: boolean
    },
  ): Promise<CaseRow> =>
    db.transaction().execute(async (transaction) => {
      if (isPostgres) await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(transaction)
      const of = transaction.withTables<CaseTables>()
      const id = randomUUID()
      const at = now()
      if (!(await claim(of, name, id))) {
        const row = await find(of, name)
        if (row !== undefined) return row
        throw new Error('a submission was claimed that has no case')
      }
      const emailKey = emailKeyOf(form.email)
      const { isInquiryFlood } = await floods.count(transaction, {
        form: 'case',
        subjectId: id,
        countsAs: from.isStaff || from.isSuspected ? 'none' : 'inquiry',
        address: from.address,
        emailKey,
      })
      const isCopied =
        messenger.hasMail &&
        !from.isSuspected &&
        !isInquiryFlood &&
        (await receipts.claim(transaction, { kind: markOf(form.kind), email: form.email, at }))
      const row = await insertCase(
        of,
        newCase(form, {
          id,
          at,
          emailKey,
          isSuspected: from.isSuspected,
          isCopied,
          isInquiryFlood,
        }),
      )
      const text = from.isSuspected
        ? 'Received as suspected spam: the hidden field was filled twice'
        : 'Received'
      await of.insertInto('case_events').values({ case_id: id, by_id: null, text, at }).execute()
      if (!from.isSuspected) {
        const { hasMail } = messenger
        await messenger.append(transaction, tellingsOf(row, { ...mail, hasMail }))
      }
      return row
    })

  const submitOnce = async (
    input: CaseInput,
    name: StoredName,
    { address, isStaff }: Pick<CaseSubmission, 'address' | 'isStaff'>,
  ): Promise<CaseReceipt> => {
    const before = await find(db.withTables<CaseTables>(), name)
    if (before !== undefined) return toReceipt(before, links)
    const isSuspected = isSpam(input)
    typing.assertTyped(name.key, input.elapsed_ms)
    const form = formOf(input)
    const emailKey = emailKeyOf(form.email)
    await floods.assertMaySend({ form: 'case', address, emailKey })
    const row = await store(form, name, { address, isStaff, isSuspected })
    messenger.nudge()
    options.stored(row.id)
    return toReceipt(row, links)
  }

  return {
    /**
     * Stores a case, and resolves once it is stored. A form that is sent twice is stored once and gets the same receipt.
     * @throws HttpError `validation_failed` with the invalid fields, `too_many_requests`, `unavailable`; each message is a sentence for
     * the sender
     */
    submit: async (submission: CaseSubmission): Promise<CaseReceipt> => {
      const { input: given, idempotencyKey, address } = submission
      const input = parsePlain(caseInput, given)
      const form = formOf(input)
      const hasKey = idempotencyKey !== undefined
      const key = hasKey
        ? hashOf('case', idempotencyKey, form)
        : hashOf('case-text', senderOf(links, address), form)
      const emailKey = emailKeyOf(form.email)
      // If a form has no Idempotency-Key, it is identified by a hash of its text, which strangers can guess. Therefore each attempt
      // counts towards the limit.
      if (!hasKey) {
        await guesses.assertMayGuess({ key, address, emailKey }, async () =>
          floods.assertMaySend({ form: 'case', address, emailKey }),
        )
      }
      return serialize(key, async () => {
        try {
          const name = { key, life: hasKey ? RECEIPT_LIFE : REPEAT_MS }
          return await submitOnce(input, name, submission)
        } catch (error) {
          const isAway = error instanceof HttpError && STORE_IS_AWAY.has(error.code)
          throw isAway ? notStored(error) : error
        }
      })
    },
    /** Returns the receipt for the signed key of a link. Returns undefined if the key is forged or a day old, or if the case is deleted. */
    receiptFor: async (key: string): Promise<CaseReceipt | undefined> => {
      const id = links.read(RECEIPT, key)
      if (id === undefined) return undefined
      const row = await db
        .withTables<CaseTables>()
        .selectFrom('cases')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? undefined : toReceipt(row, links)
    },
  }
}
