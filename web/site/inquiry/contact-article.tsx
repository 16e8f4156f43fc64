import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { ContactCopy } from '#shared/pages/catalogue/page-copy.ts'
import { page as form } from '#shared/pages/company/contact.ts'
import type { Selection } from '#shared/pages/planner/selection.ts'
import { createPart, loadParts } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { ContactForm } from './contact-form.tsx'
import { Counter } from './counter.tsx'
import { useSent, type Sent } from './inquiry-sending.ts'

/** Static island with the sections below the form. React never hydrates it. */
const belowPart = createPart(async () => (await import('./below-contact.tsx')).BelowContact)
/** Lazy part with the heading before the form. */
const beforePart = createPart(async () => (await import('./beside-contact.tsx')).BeforeContact)
/** Lazy part with the facts next to the form. */
const besidePart = createPart(async () => (await import('./beside-contact.tsx')).BesideContact)

/** Loads all parts of the page. */
export const loadContactParts = () => loadParts(beforePart, besidePart, belowPart)
if (import.meta.env.SSR) await loadContactParts()

interface ContactArticleProps {
  readonly page: ContactCopy
  /** Subject that was given in the link to this page. */
  readonly about: string | undefined
  /** Checks and places that were chosen in the turnaround planner. */
  readonly list: Selection | undefined
  readonly posted: PostedForm | undefined
}

/** Contact page: the form is first, with opening hours and response time next to it. */
export function ContactArticle({ page, about, list, posted }: ContactArticleProps) {
  const [sent, onSent] = useSent()
  const { sheet } = form
  // Loads the text next to the form before the form is replaced, so that both change at the same moment.
  const show = async (next: Sent) => {
    await loadParts(beforePart, besidePart)
    onSent(next)
  }
  const isReceipt = sent !== undefined
  return (
    <div className="company contact f-teal">
      <Counter
        isReceipt={isReceipt}
        words={
          <StaticIsland
            part={beforePart}
            as="div"
            className="counter-words"
            props={{ page, isReceipt }}
          />
        }
        facts={
          <StaticIsland
            part={besidePart}
            as="div"
            className="counter-facts"
            props={{ page, about, isReceipt }}
          />
        }
      >
        {sent === undefined ? (
          <ContactForm
            sheet={sheet}
            about={about}
            list={list}
            posted={posted}
            onSent={(next) => void show(next)}
          />
        ) : (
          <sent.Sheet receipt={sent.receipt} words={sheet.received} level={1} isNew />
        )}
      </Counter>
      <StaticIsland part={belowPart} as="div" className="contact-below" props={{ page }} />
    </div>
  )
}
