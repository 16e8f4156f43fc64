import type { ContactCopy } from '#shared/pages/catalogue/page-copy.ts'
import { contactRecord } from '#shared/pages/company/contact-record.ts'
import { paths } from '#shared/paths/paths.ts'
import { useFrame } from '#web/lib/frame/frame-context.tsx'
import { CounterWords } from './counter-words.tsx'

export interface BesideContactProps {
  readonly page: ContactCopy
  /** Subject that was preset by the link to the page. */
  readonly about: string | undefined
  readonly isReceipt: boolean
}

/** Text next to the contact form, and the options for a meeting: a time from the calendar, or a choice in the form. */
export function BesideContact({ page, about, isReceipt }: BesideContactProps) {
  const { meeting } = page
  const settings = useFrame()?.settings
  return (
    <>
      <CounterWords head={page} record={contactRecord(settings)} isReceipt={isReceipt} />
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
