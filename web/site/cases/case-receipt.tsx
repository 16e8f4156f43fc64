import type { CaseReceipt } from '#shared/contracts/cases.ts'
import { endOfDay } from '#shared/pages/case-words.ts'
import {
  caseForms,
  caseTexts,
  receivedTitles,
  stepsAfter,
} from '#shared/pages/company/case-forms.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'
import { useContactEmail } from '#web/lib/frame/frame-context.tsx'
import { letterHref } from '#shared/pages/company/mailto-link.ts'
import { identity } from '#shared/company/identity.ts'
import { paths } from '#shared/paths/paths.ts'
import { zonedMoment } from '#shared/time/zoned-moment.ts'
import { useOwnZone } from '#web/lib/time/own-zone.ts'
import { ResultHeading } from '#web/ui/form/result-heading.tsx'
import { Sheet } from '#web/ui/form/sheet.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { CaseFrame } from './case-frame.tsx'

interface CaseReceiptProps {
  readonly receipt: CaseReceipt
  /** True if the confirmation has just replaced the form. It must then be announced. */
  readonly isNew?: boolean
}

function Deadline({ receipt }: { readonly receipt: CaseReceipt }) {
  const { due_on: day, due, law, received_at: received } = receipt
  const at = zonedMoment(received, identity.timeZone, useOwnZone())
  return (
    <div className="case-deadline">
      <p className="label">{caseTexts.deadline}</p>
      <div>
        {day === null ? (
          <p className="receipt-held">{formTexts.held}</p>
        ) : (
          <p className="case-deadline-title">
            {`${due === 'answer' ? 'Answer' : 'Acknowledgement'} by ${endOfDay(day)}`}
          </p>
        )}
        <p>{`Received ${at}.${day === null ? '' : ` ${law}.`}`}</p>
      </div>
    </div>
  )
}

/** Confirmation that a case was received. The sender can open it again for one day. */
export function CaseReceiptArticle({ receipt, isNew = false }: CaseReceiptProps) {
  const { kind, place, number, email: sender, due_on: day, copy_by_email: hasCopy } = receipt
  const { sheet, name } = caseForms[kind]
  const email = useContactEmail()
  return (
    <CaseFrame
      name={name}
      words={
        <>
          <ResultHeading level={1} isNew={isNew}>
            {receivedTitles[kind]}
          </ResultHeading>
          <p>{caseTexts.keep}</p>
          <p>
            <a className="text-link" href={paths.caseStatus}>
              {caseTexts.status} <span aria-hidden="true">→</span>
            </a>
          </p>
        </>
      }
    >
      <Sheet
        kind={sheet.received.kind}
        title={<h2 className="sheet-title">{sheet.received.title}</h2>}
        number={number}
        className="case-sheet case-receipt"
      >
        <Deadline receipt={receipt} />
        <ol className="case-steps">
          <li aria-current="step">
            <h3>Received</h3>
            <p>{hasCopy ? `Today. We have sent the number to ${sender}.` : 'Today.'}</p>
          </li>
          {day !== null &&
            stepsAfter(kind, place).map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <ProseText text={text} />
                </p>
              </li>
            ))}
        </ol>
        <div className="sheet-foot case-receipt-foot">
          <button type="button" className="button" onClick={() => window.print()}>
            {caseTexts.print}
          </button>
          <p>
            {kind === 'correction' ? 'Wrong address or a second error? ' : 'Wrong address? '}
            <a className="prose-link" href={letterHref(email, `About ${number}`)}>
              Write to us about this reference
            </a>
          </p>
        </div>
      </Sheet>
    </CaseFrame>
  )
}
