import type { Kysely } from 'kysely'
import { serviceSections, type ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import type { ReportContent } from '#shared/reports/report-content.ts'
import type { ReportFacts } from '#shared/reports/report-facts.ts'
import { NUMBER_LETTERS, sampleNumber } from '#shared/reports/report-number.ts'
import { sampleContent } from '#shared/reports/sample-rows.ts'
import { fingerprints, sha256 } from './fingerprints.ts'
import type { DrawReport } from './pdf/draw-in-thread.ts'
import type { ReportTables } from './reports.tables.ts'
import { sampleSuffixes } from './sample-suffixes.ts'

/** Date of issue of all samples, so that a sample has the same bytes on every server. */
const ISSUED_AT = Date.parse('2026-11-20T09:00:00Z')

const SALT_DIGITS = 32

/** A sample before its file is drawn. */
interface Sample {
  readonly slug: ServiceSlug
  readonly content: ReportContent
  readonly facts: ReportFacts
  readonly salt: string
}

const slugs = serviceSections.flatMap(({ entries }) => entries.map(({ slug }) => slug))

/** Returns the text if it is the slug of a service, otherwise undefined. */
const slugOf = (text: string): ServiceSlug | undefined => slugs.find((slug) => slug === text)

const numberOf = (slug: ServiceSlug, suffix: string) =>
  sampleNumber(slugs.indexOf(slug) + 1, suffix)

/**
 * Sample report of a service, made from the page text that is shipped with the code. The salt and the report number are derived from the
 * rows, so changed rows result in a different report with a different number.
 */
async function sampleOf(slug: ServiceSlug): Promise<Sample> {
  const { page } = await servicePages[slug]()
  const content = sampleContent(page.proof.specimen)
  const hash = sha256(JSON.stringify([slug, content]))
  const letters = NUMBER_LETTERS.length
  const suffix = [hash.slice(0, 4), hash.slice(4, 8)]
    .map((digits) => NUMBER_LETTERS[Number.parseInt(digits, 16) % letters])
    .join('')
  return {
    slug,
    content,
    facts: { number: numberOf(slug, suffix), issuedAt: ISSUED_AT },
    salt: hash.slice(-SALT_DIGITS),
  }
}

export interface SamplesOptions {
  readonly db: Kysely<ReportTables>
  readonly draw: DrawReport
  /** Absolute URL of the page that verifies a number. */
  readonly verifyUrl: (number: string) => string
}

/** A sample as a file. */
export interface SampleFile {
  readonly number: string
  readonly file: Uint8Array<ArrayBuffer>
  /** SHA-256 of the file. */
  readonly hash: string
}

/** Sample reports of all services. Their files are drawn on the first request and cached in memory: about 35 KB each. */
export function createSamples({ db, draw, verifyUrl }: SamplesOptions) {
  const files = new Map<ServiceSlug, Promise<SampleFile>>()

  /**
   * Records a sample as the valid one of its service. Any other sample of the service counts as replaced. If the recorded sample was
   * replaced earlier, it becomes valid again.
   */
  const record = async ({ slug, content, facts, salt }: Sample) => {
    const { number, issuedAt } = facts
    await db
      .insertInto('reports')
      .values({
        number,
        sequence: null,
        kind: content.kind,
        issued_at: issuedAt,
        valid_until: null,
        state: 'issued',
        replaced_by: null,
        changed_at: null,
        reason: null,
        changed_by: null,
        ...fingerprints(salt, content, facts),
        file_hash: null,
        sample_of: slug,
        issued_by: null,
        issued_with: null,
        verified: 0,
      })
      .onConflict((conflict) =>
        conflict
          .column('number')
          .doUpdateSet({ state: 'issued', replaced_by: null, changed_at: null }),
      )
      .execute()
    await db
      .updateTable('reports')
      .set({ state: 'replaced', replaced_by: number, changed_at: Date.now() })
      .where('sample_of', '=', slug)
      .where('number', '!=', number)
      .where('state', '=', 'issued')
      .execute()
  }

  const isKnown = async (number: string) => {
    const row = await db
      .selectFrom('reports')
      .select('number')
      .where('number', '=', number)
      .executeTakeFirst()
    return row !== undefined
  }

  const drawn = async (slug: ServiceSlug): Promise<SampleFile> => {
    const sample = await sampleOf(slug)
    const { content, facts, salt } = sample
    const { number } = facts
    const { text_hash: textHash } = fingerprints(salt, content, facts)
    const printed = { content, facts, salt, textHash, verifyUrl: verifyUrl(number) }
    const file = await draw({ ...printed, isSample: true })
    const hash = sha256(file)
    // A process of an earlier release must not replace the samples of the current one.
    if (!(await isKnown(number))) await record(sample)
    await db.updateTable('reports').set({ file_hash: hash }).where('number', '=', number).execute()
    return { number, file, hash }
  }

  return {
    /** Records the samples that are missing or replaced, so that their numbers can be verified before anyone downloads a file. */
    issueMissing: async (): Promise<void> => {
      const known = await db
        .selectFrom('reports')
        .select('number')
        .where('sample_of', 'is not', null)
        .where('state', '=', 'issued')
        .execute()
      const numbers = new Set(known.map(({ number }) => number))
      for (const slug of slugs) {
        if (!numbers.has(numberOf(slug, sampleSuffixes[slug]))) await record(await sampleOf(slug))
      }
    },
    /** File of the sample of a service; undefined for an unknown slug. */
    file: async (text: string): Promise<SampleFile | undefined> => {
      const slug = slugOf(text)
      if (slug === undefined) return undefined
      const known = files.get(slug)
      if (known !== undefined) return known
      const file = drawn(slug)
      files.set(slug, file)
      file.catch(() => files.delete(slug))
      return file
    },
  }
}
