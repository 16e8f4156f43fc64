import type { VerifiedReport } from '#shared/contracts/reports.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { ContentSource } from '#web/lib/content/content-source.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { problemOfStatus, type Verification } from '#shared/reports/verification.ts'
import { readNumber } from '#shared/reports/report-number.ts'

const contract = () => import('#shared/contracts/reports.ts')

/**
 * Requests a report by its number. No other data is sent.
 * @throws an error with a `status`
 */
export async function requestReport(
  source: Pick<ContentSource, 'rest'>,
  number: string,
): Promise<VerifiedReport> {
  const [{ verifiedReportAnswer }, body] = await Promise.all([
    contract(),
    source.rest(apiPaths.verify(number)),
  ])
  return verifiedReportAnswer.parse(body).data
}

/** Looks up the report with a number, in the form in which the visitor has typed the number. */
export async function lookUp(
  source: Pick<ContentSource, 'rest'>,
  typed: string,
): Promise<Verification> {
  const number = readNumber(typed)
  if (number === undefined) return { typed, problem: 'unreadable' }
  try {
    return { typed: number, report: await requestReport(source, number) }
  } catch (error) {
    return { typed: number, problem: problemOfStatus(statusOf(error)) }
  }
}
