import type { HomePage } from '#shared/pages/catalogue/page-copy.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { identity } from '#shared/company/identity.ts'
import { FactsLine } from '#web/ui/facts-line.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Rosette } from '#web/ui/engraving/rosette.tsx'

/** First screen of the home page: promise at the left, the engraving cut off at the right edge, facts below. */
export function Hero({ page }: { readonly page: HomePage }) {
  const { label, heading, lede, facts } = page
  return (
    <>
      <PageHero
        label={label}
        heading={heading}
        lede={lede}
        actions={invitations.home}
        tall
        engraving={
          <div className="hero-engraving engraving-drawn">
            <Rosette id="hero" family="screening" sentence={identity.motto} />
            <span className="fan" />
            <span className="fan" />
          </div>
        }
      />
      <FactsLine facts={facts} figures />
    </>
  )
}
