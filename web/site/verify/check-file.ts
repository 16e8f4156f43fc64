import type { VerifiedReport } from '#shared/contracts/reports.ts'
import type { FileProblem } from '#shared/pages/company/verify.ts'
import { compareFile, hasNoText, numberOfFile, type Match } from '#shared/reports/compare-file.ts'
import { statusOf } from '#shared/async/status-of.ts'
import type { ContentSource } from '#web/lib/content/content-source.ts'
import { requestReport } from './request-report.ts'

/** Maximum size of a file, in bytes. */
export const MOST_BYTES = 50 * 1024 * 1024

/** Result of checking a file. */
export type FileResult =
  | { readonly kind: 'problem'; readonly problem: FileProblem; readonly pageCount?: number }
  | {
      readonly kind: 'compared'
      readonly match: Match
      readonly report: VerifiedReport
      readonly pageCount: number
    }

const PROBLEMS: Readonly<Record<number, FileProblem>> = { 404: 'not_ours', 429: 'too_many' }

/** Loads the code that reads PDFs, which is large. The bundle of the server does not contain it. */
const reader = import.meta.env.SSR ? undefined : () => import('./read-file.ts')

/** Checks a file. The file is read on the device; only the number of its report is sent. */
export async function checkFile(
  file: Blob,
  source: Pick<ContentSource, 'rest'>,
): Promise<FileResult> {
  if (file.size > MOST_BYTES) return { kind: 'problem', problem: 'too_large' }
  // Browsers provide `crypto.subtle` only on pages over HTTPS. According to its TypeScript type it always exists.
  if (globalThis.crypto?.subtle === undefined) return { kind: 'problem', problem: 'insecure' }
  try {
    const loaded = await reader?.()
    if (loaded === undefined) return { kind: 'problem', problem: 'unavailable' }
    const read = await loaded.readPdf(file)
    if (typeof read === 'string') return { kind: 'problem', problem: read }
    const { pageCount } = read
    if (hasNoText(read)) return { kind: 'problem', problem: 'no_text', pageCount }
    const number = numberOfFile(read)
    if (number === undefined) return { kind: 'problem', problem: 'not_ours', pageCount }
    const report = await requestReport(source, number)
    const match = await compareFile(read, report, loaded.digest)
    return { kind: 'compared', match, report, pageCount }
  } catch (error) {
    return { kind: 'problem', problem: PROBLEMS[statusOf(error)] ?? 'unavailable' }
  }
}
