import { createHash } from 'node:crypto'
import { canonicalText } from '#shared/reports/canonical-text.ts'
import type { ReportContent } from '#shared/reports/report-content.ts'
import { factLines, type ReportFacts } from '#shared/reports/report-facts.ts'

/** SHA-256 as hexadecimal digits. */
export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/** Returns the SHA-256 hashes of the salt and of the salted text of a report. */
export const fingerprints = (salt: string, content: ReportContent, facts: ReportFacts) => ({
  salt_hash: sha256(salt),
  text_hash: sha256(canonicalText(salt, content, factLines(facts))),
})
