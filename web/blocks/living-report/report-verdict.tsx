import { CircleCheck, CircleX } from 'lucide-react'
import { counted } from '#shared/text/count.ts'
import { paths } from '#shared/paths/paths.ts'
import { comparedGroups, countDiffering } from '#shared/reports/living-report.ts'
import { canFingerprint } from './fingerprint-of.ts'

/** Comparison of the specimen with the issued report. */
export interface Comparison {
  /** Fingerprints. Undefined until the browser has computed them. */
  readonly prints: { readonly issued: string; readonly now: string } | undefined
  /** Number of changed rows. */
  readonly changed: number
  /** Kind of value that the button changes, as a word such as "date". */
  readonly part: string
  /** Changes a value, or restores all values. Absent until the code of the editable specimen is loaded. */
  readonly onToggle?: () => void
}

interface FingerprintProps {
  readonly label: string
  readonly fingerprint: string
  readonly issued: string
}

/** Fingerprint in groups of characters. Characters that differ are marked by colour, weight and a line below them. */
function Fingerprint({ label, fingerprint, issued }: FingerprintProps) {
  const groups = comparedGroups(fingerprint, issued)
  const differing = countDiffering(fingerprint, issued)
  return (
    <div className="fingerprint">
      <p className="fingerprint-label">
        {label}
        {differing > 0 && `: ${counted(differing, 'character')} of 64 differ`}
      </p>
      <p className="fingerprint-text" aria-hidden="true">
        {groups.map((group, index) => (
          <span key={index}>
            {group.map(({ character, differs }, at) =>
              differs ? <b key={at}>{character}</b> : character,
            )}
          </span>
        ))}
      </p>
    </div>
  )
}

const noFingerprint = '0'.repeat(64)

/** Both fingerprints. Until the browser has computed them, space is reserved for them, so that the page does not become longer. */
function Fingerprints({ prints }: Pick<Comparison, 'prints'>) {
  if (prints === undefined && !canFingerprint()) return null
  const { issued, now } = prints ?? { issued: noFingerprint, now: noFingerprint }
  return (
    <div className={prints === undefined ? 'fingerprints fingerprints-awaited' : 'fingerprints'}>
      <Fingerprint label="As issued" fingerprint={issued} issued={issued} />
      <Fingerprint label="This page, now" fingerprint={now} issued={issued} />
    </div>
  )
}

/** Verdict in words, both fingerprints, and a button that changes the specimen or restores it. */
export function ReportVerdict({ prints, changed, part, onToggle }: Comparison) {
  const isBroken = prints !== undefined && prints.now !== prints.issued
  const Sign = isBroken ? CircleX : CircleCheck
  return (
    <div className={isBroken ? 'verdict verdict-broken' : 'verdict'}>
      <output className="verdict-words">
        <strong>
          <Sign size={18} strokeWidth={1.75} aria-hidden="true" />
          {isBroken ? 'Does not match' : 'Matches the record we issued'}
        </strong>
        <span>
          {isBroken
            ? `${changed === 1 ? 'One row differs' : `${changed} rows differ`} from the report we issued. The halves of the seal don’t join.`
            : 'Both halves of the seal come from the same words, so every line runs through.'}
        </span>
      </output>
      <Fingerprints prints={prints} />
      <div className="verdict-actions">
        <button type="button" className="button verdict-button" onClick={onToggle}>
          {isBroken ? 'Put it back' : `Change a ${part} for me`}
        </button>
        <p className="verdict-proof">
          The seal is no proof:{' '}
          <a className="prose-link" href={paths.verify}>
            verify the report
          </a>
          .
        </p>
      </div>
    </div>
  )
}
