import { BadgeCheck, CircleAlert, CircleX } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { VerifiedReport } from '#shared/contracts/reports.ts'
import { verifyPage, type FileProblem } from '#shared/pages/company/verify.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Match } from '#shared/reports/compare-file.ts'
import { TallySeal } from './tally-seal.tsx'
import { verdictOf, type Tone } from './verdict-of.ts'

const icons = { ok: BadgeCheck, warn: CircleAlert, bad: CircleX } as const

interface HeadProps {
  readonly tone: Tone
  readonly title: string
  readonly text: string
  readonly heading?: Ref<HTMLHeadingElement> | undefined
}

/** Heading of a result. Its icon, its colour and its words express the same severity. */
function VerdictHead({ tone, title, text, heading }: HeadProps) {
  const Icon = icons[tone]
  return (
    <>
      <h2 className={`verify-title verify-${tone}`} ref={heading} tabIndex={-1}>
        <Icon aria-hidden="true" size={26} strokeWidth={1.6} />
        {title}
      </h2>
      <p className="verify-text">{text}</p>
    </>
  )
}

/** Facts about a report, each with its label. */
function Facts({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface VerdictProps {
  readonly report: VerifiedReport
  /** Result of comparing the file. Undefined if only the number was checked. */
  readonly match?: Match | undefined
  readonly heading?: Ref<HTMLHeadingElement> | undefined
}

/** Fingerprint from which the right half of the seal is drawn. */
function foundHash(report: VerifiedReport, match: Match | undefined): string | undefined {
  if (match === undefined) return undefined
  return match.kind === 'different' ? match.textHash : report.text_hash
}

/** Result for a report. */
export function ReportVerdict({ report, match, heading }: VerdictProps) {
  const { facts, ...head } = verdictOf(report, match)
  const next = report.replaced_by
  const lines = match !== undefined && 'lines' in match ? match.lines : []
  return (
    <>
      <div className="verify-result">
        <TallySeal issued={report.text_hash} found={foundHash(report, match)} />
        <div className="verify-words">
          <VerdictHead {...head} heading={heading} />
          <Facts rows={facts} />
          {next !== null && (
            <a className="text-link" href={paths.verifyNumber(next)}>
              Check {next}
            </a>
          )}
        </div>
      </div>
      {lines.length > 0 && (
        <section className="verify-lines" aria-labelledby="issued-lines">
          <h3 className="label" id="issued-lines">
            {verifyPage.rowsTitle}
          </h3>
          <dl className="facts">
            {lines.map(({ label, value }, index) => (
              <div key={index}>
                <dt dir="auto">{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

/** Result for a file that could not be compared. */
export function ProblemVerdict({
  problem,
  heading,
}: {
  readonly problem: FileProblem
  readonly heading?: Ref<HTMLHeadingElement> | undefined
}) {
  const tone = problem === 'not_ours' ? 'bad' : 'warn'
  return (
    <div className="verify-words">
      <VerdictHead tone={tone} {...verifyPage.problems[problem]} heading={heading} />
    </div>
  )
}
