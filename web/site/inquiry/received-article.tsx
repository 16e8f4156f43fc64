import './receipt.css'
import type { Receipt } from '#shared/contracts/forms/inquiries.ts'
import { page as contact } from '#shared/pages/company/contact.ts'
import { contactRecord } from '#shared/pages/company/contact-record.ts'
import type { ContactCopy, PartnersPage } from '#shared/pages/catalogue/page-copy.ts'
import { partnershipSheet } from '#shared/pages/company/partnership-sheet.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { paths } from '#shared/paths/paths.ts'
import { useFrame } from '#web/lib/frame/frame-context.tsx'
import { CounterFacts, CounterWords } from './counter-words.tsx'
import { Counter } from './counter.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { GoneSheet } from '#web/ui/form/gone-sheet.tsx'

interface ReceivedArticleProps {
  /** Text of the page with the form to which the confirmation belongs. */
  readonly page: ContactCopy | PartnersPage
  readonly receipt: Receipt
}

/** Page that contains only a confirmation. The sender can open it again for one day. */
export function ReceivedArticle({ page, receipt }: ReceivedArticleProps) {
  const isContact = page.slug === 'contact'
  const settings = useFrame()?.settings
  const words = isContact ? contact.sheet.received : partnershipSheet.received
  return (
    <div className={`company contact ${isContact ? 'f-teal' : 'f-copper'}`}>
      <Counter
        isReceipt
        words={
          <div className="counter-words">
            <CounterWords
              head={isContact ? page : { heading: page.proposal.heading, lede: page.lede }}
              isReceipt
            />
          </div>
        }
        facts={
          <div className="counter-facts">
            <CounterFacts record={isContact ? contactRecord(settings) : page.proposal.facts} />
          </div>
        }
      >
        <ReceiptSheet receipt={receipt} words={words} level={1} />
      </Counter>
    </div>
  )
}

/** Page shown for a confirmation that does not exist, or no longer exists. */
export function ReceiptGone() {
  return (
    <GoneSheet words={formProblems.gone} link={{ label: 'Ask a question', href: paths.contact }} />
  )
}
