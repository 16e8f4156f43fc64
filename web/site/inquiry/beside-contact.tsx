import type { ContactCopy } from '#shared/pages/catalogue/page-copy.ts'
import { contactRecord } from '#shared/pages/company/contact-record.ts'
import { paths } from '#shared/paths/paths.ts'
import { useFrame } from '#web/lib/frame/frame-context.tsx'
import { CounterFacts, CounterWords } from './counter-words.tsx'

export interface BeforeContactProps {
  readonly page: ContactCopy
  readonly isReceipt: boolean
}

/** Heading of the contact page and the text below it, before the form. */
export const BeforeContact = ({ page, isReceipt }: BeforeContactProps) => (
  <CounterWords head={page} isReceipt={isReceipt} />
)

export interface BesideContactProps extends BeforeContactProps {
  /** Subject that was given in the link to this page. */
  readonly about: string | undefined
}

/** Facts next to the contact form, and two ways to get a meeting: choosing a time in the calendar, or asking for one in the form. */
export function BesideContact({ page, about, isReceipt }: BesideContactProps) {
  const { meeting } = page
  const settings = useFrame()?.settings
  return (
    <>
      <CounterFacts record={contactRecord(settings)} />
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
