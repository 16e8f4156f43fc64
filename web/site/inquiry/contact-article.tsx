import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { ContactPage } from '#shared/pages/company/contact.ts'
import { bringParts, createPart, Still } from '#web/ui/island/static-island.tsx'
import type { BesideContactProps } from './beside-contact.tsx'
import { ContactForm } from './contact-form.tsx'
import { Counter } from './counter.tsx'
import { useSent, type Sent } from './inquiry-sending.ts'

/** What follows the form, which nobody handles. */
export const belowPart = createPart<object>(async () => {
  const { BelowContact } = await import('./below-contact.tsx')
  return BelowContact
})
/** What stands beside the form. */
export const besidePart = createPart<BesideContactProps>(async () => {
  const { BesideContact } = await import('./beside-contact.tsx')
  return BesideContact
})
if (import.meta.env.SSR) await bringParts(belowPart, besidePart)

interface ContactArticleProps {
  readonly page: ContactPage
  /** The subject that the link to the page has chosen. */
  readonly about: string | undefined
  readonly posted: PostedForm | undefined
}

/** The contact page: the form comes first, as at a counter, with hours and promise beside it. */
export function ContactArticle({ page, about, posted }: ContactArticleProps) {
  const [sent, onSent] = useSent()
  const { sheet } = page
  // The receipt and the words that step back for it come together.
  const show = async (next: Sent) => {
    await bringParts(besidePart)
    onSent(next)
  }
  const isReceipt = sent !== undefined
  return (
    <div className="company contact f-teal">
      <Counter
        isReceipt={isReceipt}
        words={
          <Still
            part={besidePart}
            as="div"
            className="counter-words"
            props={{ about, isReceipt }}
          />
        }
      >
        {sent === undefined ? (
          <ContactForm
            sheet={sheet}
            about={about}
            posted={posted}
            onSent={(next) => void show(next)}
          />
        ) : (
          <sent.Sheet receipt={sent.receipt} words={sheet.received} level={1} isNew />
        )}
      </Counter>
      <Still part={belowPart} as="div" className="contact-below" props={{}} />
    </div>
  )
}
