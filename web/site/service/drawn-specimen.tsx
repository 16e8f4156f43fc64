import { CircleCheck } from 'lucide-react'
import type { Family } from '#shared/engraving/families.ts'
import { seedOf } from '#shared/engraving/seed.ts'
import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import type { Specimen, SpecimenField } from '#shared/pages/catalogue/page-copy.ts'
import { identity } from '#shared/company/identity.ts'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { Seal } from '#web/ui/engraving/seal.tsx'

export interface DrawnSpecimenProps {
  readonly specimen: Specimen
  /** Service of the page. The specimen shows the seal of the service. */
  readonly slug: ServiceSlug
  readonly family: Family
}

/** Letters that link fields to their notes, in alphabetical order; undefined for a field without a note. */
function lettersOf(fields: readonly SpecimenField[]): readonly (string | undefined)[] {
  let next = 'a'.charCodeAt(0)
  return fields.map(({ note }) => (note === undefined ? undefined : String.fromCharCode(next++)))
}

function Value({ value, detail, kind }: SpecimenField) {
  return (
    <dd className="report-value">
      {kind === 'result' ? (
        <span className="report-result">
          <CircleCheck size={17} strokeWidth={1.75} aria-hidden="true" />
          {value}
        </span>
      ) : (
        <span className={kind === 'time' ? 'report-time' : undefined}>{value}</span>
      )}
      {detail !== undefined && <small>{detail}</small>}
    </dd>
  )
}

/**
 * Annotated specimen of a report. In the markup each note follows its field. If there is enough room, notes are in the margins next to
 * their fields, alternately left and right. On phones a checkbox shows and hides all notes.
 */
export function DrawnSpecimen({ specimen, slug, family }: DrawnSpecimenProps) {
  const { kind, title, number, fields, foot } = specimen
  const letters = lettersOf(fields)
  return (
    <article className="report" aria-label={`Specimen: ${title}`}>
      <p className="report-watermark" aria-hidden="true">
        SPECIMEN
      </p>
      <header className="report-head">
        <div>
          <p className="report-kind">{kind}</p>
          <h3>{title}</h3>
        </div>
        <p className="report-code">{number}</p>
      </header>
      <div className="report-print">
        <Microprint sentence={`${identity.product} ${kind} specimen`} />
      </div>
      <label className="report-switch">
        <input type="checkbox" />
        Explain each field
      </label>
      <dl className="report-fields">
        {fields.map((field, index) => {
          const letter = letters[index]
          const right = letter !== undefined && letter.charCodeAt(0) % 2 === 0
          return (
            <div key={field.label}>
              <dt>
                {field.label}
                {letter !== undefined && <sup aria-hidden="true">{letter}</sup>}
              </dt>
              <Value {...field} />
              {field.note !== undefined && (
                <dd className={right ? 'report-note report-note-right' : 'report-note'}>
                  <p className="report-note-title">
                    <span className="report-letter" aria-hidden="true">
                      {letter}
                    </span>
                    {field.note.title}
                  </p>
                  <p>{field.note.text}</p>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <footer className="report-foot">
        <div className="report-code">
          {foot.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Seal kind="seal" family={family} seed={seedOf(slug)} mark={slug} className="report-seal" />
      </footer>
    </article>
  )
}
