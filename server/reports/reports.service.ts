import type { Limits } from '#server/http/guards/limits.ts'
import { randomBytes, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Acts } from '#server/http/acts.ts'
import { HttpError } from '#server/http/http-error.ts'
import type {
  Report,
  ReportInput,
  VerifiedReport,
  WithdrawalReason,
} from '#shared/contracts/reports.ts'
import { NUMBER_LETTERS, reportNumber } from '#shared/reports/report-number.ts'
import { fingerprints, sha256 } from './fingerprints.ts'
import type { DrawReport } from './pdf/draw-in-thread.ts'
import { countReports, listReports, type ReportQuery } from './report-list.ts'
import { createReportLookup } from './report-lookup.ts'
import { createReportRecords, type People } from './report-records.ts'
import type { ReportRow, ReportTables } from './reports.tables.ts'
import { createSamples, type SampleFile } from './samples.ts'

/** Issuer of a report: an account, and the name of its token if a program acts for it. */
export interface Issuer {
  readonly id: string
  readonly token?: string | undefined
}

export interface ReportsOptions {
  readonly db: Kysely<ReportTables>
  readonly draw: DrawReport
  /** Runs work under a lock, so that no other process runs it at the same time. */
  readonly exclusive: <T>(work: () => Promise<T>) => Promise<T>
  /** Absolute URL of the page that verifies a number. */
  readonly verifyUrl: (number: string) => string
  readonly people: People
  readonly acts: Acts
  /** True if rate limits apply. False only in load tests. */
  readonly limits: boolean
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
}

/** Reports that can be verified. */
export interface Reports {
  /** Issues a report. @throws HttpError `validation_failed`, `not_found` and `conflict` for the report to replace */
  issue(
    input: ReportInput,
    by: Issuer,
  ): Promise<{ readonly report: Report; readonly pdf: Uint8Array<ArrayBuffer> }>
  list(query: ReportQuery): Promise<{ readonly items: readonly Report[]; readonly total: number }>
  counts(): ReturnType<typeof countReports>
  /** Returns a report for staff. @throws HttpError `not_found` */
  one(number: string): Promise<Report>
  /** Withdraws a report and returns it. @throws HttpError `not_found`, `conflict` */
  withdraw(number: string, reason: WithdrawalReason, by: string): Promise<Report>
  /** Returns a report for visitors. @param typed number as a visitor wrote it @throws HttpError `not_found`, `too_many_requests` */
  verify(typed: string, address: string): Promise<VerifiedReport>
  /** PDF of the sample of a service; undefined for an unknown slug. */
  sample(slug: string): Promise<SampleFile | undefined>
  /** Records the samples that are missing or replaced. */
  issueSamples(): Promise<void>
}

const SALT_BYTES = 16
const SUFFIX_LENGTH = 2

const newSuffix = () =>
  Array.from(
    { length: SUFFIX_LENGTH },
    () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)],
  ).join('')

const refuseChange = (state: string) =>
  new HttpError('conflict', `Reload the page. This report is already ${state}`)

/** Creates the service of reports. Rows and files are never stored. */
export function createReports(options: ReportsOptions): Reports {
  const { db, draw, exclusive, verifyUrl, people, acts, limits, counts, now } = options
  const { find, views, one } = createReportRecords(db, people)
  const samples = createSamples({ db, draw, verifyUrl })

  /** Ends the validity of an issued report. @throws HttpError `conflict` if it is no longer issued */
  const end = async (row: ReportRow, values: Partial<ReportRow>, by: string, on = db) => {
    if (row.sample_of !== null) throw new HttpError('conflict', 'Choose a report. This is a sample')
    const { numUpdatedRows: updated } = await on
      .updateTable('reports')
      .set({ ...values, changed_at: now(), changed_by: by })
      .where('number', '=', row.number)
      .where('state', '=', 'issued')
      .executeTakeFirst()
    if (updated === 0n) {
      throw refuseChange(row.state === 'issued' ? 'replaced or withdrawn' : row.state)
    }
  }

  const nextSequence = async () => {
    const { last } = await db
      .selectFrom('reports')
      .select((eb) => eb.fn.max('sequence').as('last'))
      .executeTakeFirstOrThrow()
    return Number(last ?? 0) + 1
  }

  /** Draws and stores a report. The caller holds the lock under which numbers are assigned. */
  const issueNext = async (input: ReportInput, by: Issuer, replaced: ReportRow | undefined) => {
    const { kind, rows, limits: limitText, valid_until: validUntil } = input
    const content = { kind, rows, limits: limitText }
    const issuedAt = Math.floor(now() / 60_000) * 60_000
    const sequence = await nextSequence()
    const number = reportNumber(new Date(issuedAt).getUTCFullYear(), sequence, newSuffix())
    const facts = { number, issuedAt, validUntil }
    const salt = randomBytes(SALT_BYTES).toString('hex')
    const hashes = fingerprints(salt, content, facts)
    const printed = { content, facts, salt, textHash: hashes.text_hash }
    const pdf = await draw({ ...printed, verifyUrl: verifyUrl(number), isSample: false })
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('reports')
        .values({
          number,
          sequence,
          kind,
          issued_at: issuedAt,
          valid_until: validUntil ?? null,
          state: 'issued',
          replaced_by: null,
          changed_at: null,
          reason: null,
          changed_by: null,
          ...hashes,
          file_hash: sha256(pdf),
          sample_of: null,
          issued_by: by.id,
          issued_with: by.token ?? null,
          verified: 0,
        })
        .execute()
      if (replaced === undefined) return
      await end(replaced, { state: 'replaced', replaced_by: number }, by.id, transaction)
    })
    return { number, pdf }
  }

  const note = async (by: string, verb: string) =>
    acts.record({ by: { kind: 'account', id: by }, verb, category: 'database' })

  return {
    issue: async (input, by) => {
      const today = new Date(now()).toISOString().slice(0, 10)
      if (input.valid_until !== undefined && input.valid_until < today) {
        throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
          fields: { valid_until: 'Choose today or a later day' },
        })
      }
      const replaced = input.replaces === undefined ? undefined : await find(input.replaces)
      if (replaced !== undefined && replaced.state !== 'issued') throw refuseChange(replaced.state)
      const { number, pdf } = await exclusive(() => issueNext(input, by, replaced))
      const rest = replaced === undefined ? '' : `, which replaces ${replaced.number}`
      await note(by.id, `issued the report ${number}${rest}`)
      return { report: await one(number), pdf }
    },
    list: async (query) => {
      const { rows, total } = await listReports(db, query)
      return { items: await views(rows), total }
    },
    counts: () => countReports(db),
    one,
    withdraw: async (typed, reason, by) => {
      const row = await find(typed)
      await end(row, { state: 'withdrawn', reason }, by)
      await note(by, `withdrew the report ${row.number}`)
      return one(row.number)
    },
    verify: createReportLookup({ db, find, limits, counts, now }),
    sample: samples.file,
    issueSamples: samples.issueMissing,
  }
}
