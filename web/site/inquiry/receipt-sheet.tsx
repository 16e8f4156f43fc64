import { DAY } from '#shared/time/units.ts'
import './receipt.css'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Receipt } from '#shared/contracts/forms/inquiries.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { volumeInWords } from '#shared/pages/inquiry-words.ts'
import { paths } from '#shared/paths/paths.ts'
import { type Deadline, deadlineIn } from '#shared/time/deadline.ts'
import { identity } from '#shared/company/identity.ts'
import { zoneCity } from '#shared/time/zone-city.ts'
import { useOwnZone } from '#web/lib/time/own-zone.ts'
import { zonedMoment } from '#shared/time/zoned-moment.ts'
import { Stamp } from '#web/ui/stamp/stamp.tsx'
import { ResultHeading } from '#web/ui/form/result-heading.tsx'
import { Sheet } from '#web/ui/form/sheet.tsx'

export interface ReceiptSheetProps {
  readonly receipt: Receipt
  readonly words: { readonly kind: string; readonly title: string }
  /** Level of the heading: 1 if the confirmation is the main content of the page. */
  readonly level: 1 | 2
  /** True if the confirmation has just replaced the form. It is then announced, and its stamp is animated. */
  readonly isNew?: boolean
}

/** Deadline in UTC as text. Includes the day if it is another day than in the company's time zone. */
function utcInWords(answerBy: string, due: Deadline): string {
  const utc = deadlineIn(answerBy, 'UTC')
  const isSameDay = utc.day === due.day
  if (utc.time === undefined) {
    return isSameDay && due.time === undefined
      ? 'the end of that day in UTC'
      : `the end of ${utc.day} in UTC`
  }
  return isSameDay ? `${utc.time} UTC` : `${utc.day}, ${utc.time} UTC`
}

interface AnswerByProps {
  readonly answerBy: string
  readonly receivedAt: string
  readonly zone: string
}

function AnswerBy({ answerBy, receivedAt, zone }: AnswerByProps) {
  const due = deadlineIn(answerBy, zone)
  const span = Date.parse(answerBy) - Date.parse(receivedAt)
  const city = zoneCity(zone)
  const inUtc = utcInWords(answerBy, due)
  // A span longer than 24 hours includes a weekend or a holiday, so the text mentions them.
  const rest = span === DAY ? '' : ', not counting weekends and holidays'
  const where = zone !== identity.timeZone ? `Your time, ${city}.` : `${city} time.`
  return (
    <div className="receipt-due">
      <dt>Answer by</dt>
      <dd>
        <time dateTime={answerBy}>
          {due.time === undefined ? `The end of ${due.day}` : `${due.day}, ${due.time}`}
        </time>
        <p>{`${city === 'UTC' ? 'In UTC' : `${where} That is ${inUtc}`}, 24 hours after your message arrived${rest}.`}</p>
      </dd>
    </div>
  )
}

/** Submitted data in rows. Rows without a value are left out. */
function rowsOf({ kind, number, received_at: received, sent }: Receipt, zone: string) {
  const isContact = kind === 'contact'
  const ways: Readonly<Record<typeof sent.answer_way, string>> = {
    email: sent.email,
    phone: sent.phone,
    meeting: `${sent.email}, to agree a time`,
  }
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      'Number',
      <span key="number" className="receipt-number">
        {number}
      </span>,
    ],
    ['Received', zonedMoment(received, identity.timeZone, zone)],
    ['From', [sent.name, sent.company].filter(Boolean).join(', ')],
    [isContact ? 'About' : 'Partnership type', isContact ? subjectName(sent.about) : sent.about],
    ['Answer goes to', ways[sent.answer_way]],
    ['Countries', sent.countries],
    ['Checks a year', isContact ? volumeInWords(sent.volume) : undefined],
    [isContact ? 'What you need' : 'Partnership goals', sent.message],
  ]
  return rows.filter(([, value]) => value !== undefined && value !== '')
}

function Foot({ receipt }: { readonly receipt: Receipt }) {
  const { copy_by_email: hasCopy, sent, kind } = receipt
  const meets = sent.answer_way === 'meeting'
  return (
    <div className="receipt-foot">
      <div>
        <p>
          {hasCopy && `A copy without your text is on its way to ${sent.email}. `}
          If you write again, please give the number.
        </p>
        {kind === 'contact' && (
          <p>
            {meets ? 'Would you like to book a time now?' : 'Would you rather talk?'}{' '}
            <a
              className="prose-link"
              href={paths.booking(sent.about === 'other' ? undefined : sent.about)}
            >
              Book a 30-minute meeting
            </a>
          </p>
        )}
      </div>
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
        Print the receipt
      </button>
    </div>
  )
}

/** Confirmation of a form: number, response deadline, submitted data, and a stamp. */
export function ReceiptSheet({ receipt, words, level, isNew = false }: ReceiptSheetProps) {
  const zone = useOwnZone()
  const { answer_by: answerBy } = receipt
  return (
    <Sheet
      kind={words.kind}
      title={
        <ResultHeading level={level} isNew={isNew} className="receipt-title">
          {words.title}
        </ResultHeading>
      }
      number={`No. ${receipt.number}`}
      className="receipt"
    >
      <Stamp word="Received" at={receipt.received_at} falls={isNew} />
      {answerBy === null && <p className="receipt-held">{formTexts.held}</p>}
      <dl className="receipt-rows">
        {answerBy !== null && (
          <AnswerBy answerBy={answerBy} receivedAt={receipt.received_at} zone={zone} />
        )}
        {rowsOf(receipt, zone).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Foot receipt={receipt} />
    </Sheet>
  )
}
