import type { ReactNode } from 'react'
import { invitations } from '#shared/pages/invitation.ts'
import type { PartnersPage } from '#shared/pages/catalogue/page-copy.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { CompanyHead } from './company-head.tsx'

/** Static island with the two links, the types of partnership and the terms. React never hydrates it. */
export const termsPart = createPart(async () => (await import('./partner-terms.tsx')).PartnerTerms)
if (import.meta.env.SSR) await termsPart.load()

interface PartnersArticleProps {
  readonly page: PartnersPage
  /** Form that proposes a partnership. */
  readonly form: ReactNode
}

/** Page for careers and partners: links to both, the types of partnership, and a form with which visitors propose a partnership. */
export function PartnersArticle({ page, form }: PartnersArticleProps) {
  const { proposal } = page
  return (
    <div className="company partners f-copper">
      <CompanyHead name="Career & Partner" heading={page.heading} lede={page.lede} />
      <StaticIsland part={termsPart} as="div" className="partner-terms" props={{ page }} />
      <PageSection number={3} copy={proposal} id="proposal">
        {form}
      </PageSection>
      <Closing text={page.closing} actions={invitations.partners} />
    </div>
  )
}
