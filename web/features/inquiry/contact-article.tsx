import type { PostedForm } from '#shared/contracts/posted-form.ts'
import type { ContactPage } from '#shared/pages/company/contact.ts'
import { paths } from '#shared/paths.ts'
import { createPart, Still } from '#web/ui/still.tsx'
import { ContactForm } from './contact-form.tsx'
import { Counter } from './counter.tsx'
import { useSent } from './inquiry-sending.ts'

/** What follows the form, which nobody handles. */
export const belowPart = createPart<object>(async () => {
  const { BelowContact } = await import('./below-contact.tsx')
  return BelowContact
})
if (import.meta.env.SSR) await belowPart.load()

/** How to meet: a time from the calendar, or the form's own choice. */
function Meeting({ title, text, service }: ContactPage['meeting'] & { readonly service?: string }) {
  return (
    <section className="counter-meeting" id="meeting" aria-labelledby="meeting-title">
      <h2 id="meeting-title">{title}</h2>
      <p>{text}</p>
      <p>
        <a className="text-link" href={paths.booking(service)}>
          Book a 30-minute meeting <span aria-hidden="true">→</span>
        </a>
      </p>
    </section>
  )
}

interface ContactArticleProps {
  readonly page: ContactPage
  /** The subject that the link to the page has chosen. */
  readonly about: string | undefined
  readonly posted: PostedForm | undefined
}

/** The contact page: the form comes first, as at a counter, with hours and promise beside it. */
export function ContactArticle({ page, about, posted }: ContactArticleProps) {
  const [sent, onSent] = useSent()
  const { sheet, meeting } = page
  return (
    <div className="company contact f-teal">
      <Counter
        head={page}
        record={page.record}
        isReceipt={sent !== undefined}
        aside={<Meeting {...meeting} {...(about !== undefined && { service: about })} />}
      >
        {sent === undefined ? (
          <ContactForm sheet={sheet} about={about} posted={posted} onSent={onSent} />
        ) : (
          <sent.Sheet receipt={sent.receipt} words={sheet.received} level={1} isNew />
        )}
      </Counter>
      <Still part={belowPart} as="div" className="contact-below" props={{}} />
    </div>
  )
}
