import { contactWords } from '#shared/pages/company/contact-words.ts'
import { paths } from '#shared/paths/paths.ts'
import { CounterWords } from './counter-words.tsx'

export interface BesideContactProps {
  /** The subject that the link to the page has chosen. */
  readonly about: string | undefined
  readonly isReceipt: boolean
}

/** What stands beside the contact form, and how to meet: a time from the calendar, or the form's own choice. */
export function BesideContact({ about, isReceipt }: BesideContactProps) {
  const { record, meeting } = contactWords
  return (
    <>
      <CounterWords head={contactWords} record={record} isReceipt={isReceipt} />
      {!isReceipt && (
        <section className="counter-meeting" id="meeting" aria-labelledby="meeting-title">
          <h2 id="meeting-title">{meeting.title}</h2>
          <p>{meeting.text}</p>
          <p>
            <a className="text-link" href={paths.booking(about)}>
              Book a 30-minute meeting <span aria-hidden="true">→</span>
            </a>
          </p>
        </section>
      )}
    </>
  )
}
