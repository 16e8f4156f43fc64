import type { VerifiedReport } from '#shared/contracts/reports.ts'
import { verifyPage, withdrawalTexts } from '#shared/pages/company/verify.ts'
import type { Match } from '#shared/reports/compare-file.ts'
import { writtenUtcDay, writtenUtc } from '#shared/time/written-utc.ts'

/** Severity of a result, which determines its colour and icon. */
export type Tone = 'ok' | 'warn' | 'bad'

/** Result of a check, in the form in which it is shown. */
export interface Verdict {
  readonly tone: Tone
  readonly title: string
  readonly text: string
  /** Facts about the report. A value may contain the number of another report, which becomes a link. */
  readonly facts: readonly (readonly [label: string, value: string])[]
}

const { results, match: matchTexts } = verifyPage

/** Title and tone for the state of a report. Undefined if the report is valid. */
function stateOf(report: VerifiedReport): Pick<Verdict, 'tone' | 'title' | 'text'> | undefined {
  const { state, replaced_by: next, withdrawn_at: withdrawn, valid_until: last } = report
  if (state === 'withdrawn') {
    const day = withdrawn === null ? '' : ` ${writtenUtcDay(withdrawn.slice(0, 10))}`
    return { tone: 'bad', title: `${results.withdrawn.title}${day}`, text: results.withdrawn.text }
  }
  if (state === 'replaced') {
    const title = `${results.replaced.title} ${next ?? ''}`.trim()
    return { tone: 'warn', title, text: results.replaced.text }
  }
  if (state === 'expired') {
    const day = last === null ? '' : ` ${writtenUtcDay(last)}`
    return { tone: 'warn', title: `${results.expired.title}${day}`, text: results.expired.text }
  }
  return undefined
}

/** Title, tone and advice of the result. A changed file takes precedence over the state of the report, and the state over the match. */
function headOf(report: VerifiedReport, match: Match | undefined) {
  if (match?.kind === 'different') return { tone: 'bad', ...results.different } as const
  const state = stateOf(report)
  if (state !== undefined) return state
  return { tone: 'ok', ...results[match?.kind ?? 'valid'] } as const
}

/** Result for a report. `match` is the result of comparing a file with the report, or undefined if no file was checked. */
export function verdictOf(report: VerifiedReport, match: Match | undefined): Verdict {
  const head = headOf(report, match)
  const stateTitle = stateOf(report)?.title
  const { valid_until: last, reason } = report
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Number', report.number],
    ['Kind', report.is_sample ? `${report.kind}. ${verifyPage.sample}` : report.kind],
    ['File', match && head.title !== matchTexts[match.kind] ? matchTexts[match.kind] : undefined],
    ['State', stateTitle === head.title ? undefined : stateTitle],
    ['Reason', reason === null ? undefined : withdrawalTexts[reason]],
    ['Issued', writtenUtc(Date.parse(report.issued_at))],
    [
      'Valid until',
      last === null ? 'No end date. Its limits are printed in it' : writtenUtcDay(last),
    ],
  ]
  const shown = facts.flatMap(([label, value]) =>
    value === undefined ? [] : [[label, value] as const],
  )
  return { ...head, facts: shown }
}
