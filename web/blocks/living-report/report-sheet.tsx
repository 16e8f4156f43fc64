import type { ReactNode } from 'react'
import type { Family } from '#shared/engraving/family-names.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'
import { seedOf } from '#shared/engraving/seed.ts'
import type { Specimen, SpecimenField } from '#shared/pages/catalogue/page-copy.ts'
import { identity } from '#shared/company/identity.ts'
import { seedOfFingerprint, specimenText, suggestedChange } from '#shared/reports/living-report.ts'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { Seal } from '#web/ui/engraving/seal.tsx'
import { canFingerprint } from './fingerprint-of.ts'
import { ReportValue, type RowEditing } from './report-value.tsx'
import { ReportVerdict, type Comparison } from './report-verdict.tsx'

const serverFingerprint = import.meta.env.SSR
  ? (await import('./server-fingerprint.ts')).serverFingerprint
  : undefined

export interface LivingReportProps {
  readonly specimen: Specimen
  readonly family: Family
  /** Mark in the centre of the seal: the mark of the page. Default: the mark of the family. */
  readonly mark?: PageMark | undefined
  /** Layout. `notes`: small, with the notes of the fields in the margins. `wide`: with instructions and verdict next to the specimen. */
  readonly look: 'notes' | 'wide'
  /** True if phones show the notes when the page loads. */
  readonly isExplained?: boolean
}

/** Functions and state that make the specimen editable. Absent in a server-rendered specimen. */
export interface LiveSheet {
  readonly rows: readonly RowEditing[]
  readonly comparison: Comparison
  readonly seal: ReactNode
}

/** Letters that connect fields with their notes, in alphabetical order. A field without a note has no letter (undefined). */
function lettersOf(fields: readonly SpecimenField[]): readonly (string | undefined)[] {
  let next = 'a'.charCodeAt(0)
  return fields.map(({ note }) => (note === undefined ? undefined : String.fromCharCode(next++)))
}

interface RowProps {
  readonly field: SpecimenField
  readonly letter: string | undefined
  readonly editing: RowEditing | undefined
}

/** Row of the specimen. Its note follows it in the markup. */
function Row({ field, letter, editing }: RowProps) {
  const { label, note } = field
  const isRight = letter !== undefined && letter.charCodeAt(0) % 2 === 0
  return (
    <div className={editing?.isChanged === true ? 'report-row report-row-changed' : 'report-row'}>
      <dt>
        {editing === undefined ? label : <label htmlFor={editing.id}>{label}</label>}
        {letter !== undefined && <sup aria-hidden="true">{letter}</sup>}
      </dt>
      <ReportValue field={field} editing={editing} />
      {letter !== undefined && note !== undefined && (
        <dd className={isRight ? 'report-note report-note-right' : 'report-note'}>
          <p className="report-note-title">
            <span className="report-letter" aria-hidden="true">
              {letter}
            </span>
            {note.title}
          </p>
          <p>{note.text}</p>
        </dd>
      )}
    </div>
  )
}

const instructions = [
  ['Edit any row.', 'Nothing leaves this page.'],
  ['The left half', 'of the seal was drawn when we issued the report.'],
  ['The right half', 'is drawn from what the page says now.'],
  ['If one letter differs,', 'the lines no longer meet.'],
] as const

function Instructions() {
  return (
    <ul className="living-how">
      {instructions.map(([lead, rest]) => (
        <li key={lead}>
          <strong>{lead}</strong> {rest}
        </li>
      ))}
    </ul>
  )
}

/**
 * Seal of a specimen that cannot be edited, as an image. After a client-side navigation the seal appears only when the browser has computed
 * the fingerprint from which it is drawn.
 */
function FinishedSeal({
  specimen,
  family,
  mark,
  look,
  issued,
}: LivingReportProps & { readonly issued: string | undefined }) {
  if (issued === undefined && canFingerprint()) return null
  return (
    <Seal
      kind={look === 'wide' ? 'proof' : 'seal'}
      family={family}
      seed={issued === undefined ? seedOf(specimen.title) : seedOfFingerprint(issued)}
      mark={mark}
    />
  )
}

interface SheetFootProps extends LivingReportProps {
  /** Verdict, if it is inside the specimen. Null if it is next to the specimen. */
  readonly verdict: ReactNode
  readonly seal: ReactNode
  readonly isBroken: boolean
}

/** Foot of the specimen with the seal. When the seal breaks, it gets a stamp. */
function SheetFoot({ specimen, verdict, seal, isBroken }: SheetFootProps) {
  return (
    <footer className="report-foot">
      <div className="report-words-below">
        {verdict}
        <div className="report-code">
          {specimen.foot.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className="living-seal">
        {seal}
        {isBroken && (
          <p className="living-stamp" aria-hidden="true">
            Does not match
          </p>
        )}
      </div>
    </footer>
  )
}

/** Head of the specimen. In the layout with notes it also has a line of microprint, and on phones the checkbox that shows the notes. */
function SheetHead({ specimen, look, isExplained = false }: LivingReportProps) {
  const { kind, title, number } = specimen
  return (
    <>
      <header className="report-head">
        <div>
          <p className="report-kind">{kind}</p>
          <h3>{title}</h3>
        </div>
        <p className="report-code">{number}</p>
      </header>
      {look === 'notes' && (
        <>
          <div className="report-print">
            <Microprint sentence={`${identity.product} ${kind} specimen`} />
          </div>
          <label className="report-switch">
            <input type="checkbox" defaultChecked={isExplained} />
            Explain each field
          </label>
        </>
      )}
    </>
  )
}

/** Comparison of the unchanged specimen with the issued report, which are equal. */
function finishedComparison(specimen: Specimen): Comparison {
  const issued = serverFingerprint?.(specimenText(specimen))
  return {
    prints: issued === undefined ? undefined : { issued, now: issued },
    changed: 0,
    part: suggestedChange(specimen.fields).part,
  }
}

/**
 * Annotated specimen of a report, with its seal and verdict. If there is enough room, the notes are in the margins next to their fields,
 * alternately left and right. On phones a checkbox shows and hides all notes. Without `live` the specimen cannot be edited, and is complete
 * without scripts.
 */
export function ReportSheet({ live, ...props }: LivingReportProps & { readonly live?: LiveSheet }) {
  const { specimen, look } = props
  const { title, fields } = specimen
  const isWide = look === 'wide'
  const letters = isWide ? [] : lettersOf(fields)
  const comparison = live?.comparison ?? finishedComparison(specimen)
  const { prints } = comparison
  const verdict = <ReportVerdict {...comparison} />
  return (
    <div className={isWide ? 'living living-wide' : 'living'}>
      {isWide && <Instructions />}
      <article
        className={isWide ? 'report' : 'report report-noted'}
        aria-label={`Sample: ${title}`}
      >
        {!isWide && (
          <p className="report-watermark" aria-hidden="true">
            SPECIMEN
          </p>
        )}
        <SheetHead {...props} />
        <dl className="report-fields">
          {fields.map((field, index) => (
            <Row
              key={field.label}
              field={field}
              letter={letters[index]}
              editing={live?.rows[index]}
            />
          ))}
        </dl>
        <SheetFoot
          {...props}
          verdict={isWide ? null : verdict}
          seal={live?.seal ?? <FinishedSeal {...props} issued={prints?.issued} />}
          isBroken={prints !== undefined && prints.now !== prints.issued}
        />
      </article>
      {isWide && verdict}
    </div>
  )
}
