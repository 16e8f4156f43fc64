import type { ReactNode } from 'react'
import { letterHref } from '#shared/pages/company/letter.ts'
import type { LetterField } from '#shared/pages/company/partners.ts'
import { site } from '#shared/site.ts'
import { Microprint } from '#web/ui/microprint.tsx'

interface LetterSheetProps {
  readonly kind: string
  readonly title: string
  readonly number: string
  readonly fields: readonly LetterField[]
  /** Of the message that the button opens. */
  readonly subject: string
  readonly action: string
  /** Beside the button. */
  readonly children: ReactNode
}

/** A sheet of paper with ruled fields that say what to write. Its button opens a message with those fields in it. */
export function LetterSheet(props: LetterSheetProps) {
  const { kind, title, number, fields, subject, action, children } = props
  return (
    <section className="letter" aria-label={title}>
      <header className="letter-head">
        <div>
          <p className="label">{kind}</p>
          <p className="letter-title">{title}</p>
        </div>
        <p className="specimen-code">{number}</p>
      </header>
      <Microprint sentence={site.motto} />
      <dl className="letter-fields">
        {fields.map(({ label, hint, lines = 1 }) => (
          <div key={label} className={`letter-field letter-lines-${lines}`}>
            <dt>{label}</dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
      <div className="letter-foot">
        <p>
          <a className="button" href={letterHref(subject, fields)}>
            {action}
          </a>
        </p>
        {children}
      </div>
    </section>
  )
}
