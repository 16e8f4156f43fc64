import type { HomePage } from '#shared/pages/catalogue/page-copy.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { FactsLine } from '#web/ui/facts-line.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'

/** First screen of the home page: the heading at the left, the plate at the right, the facts below. */
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
        plate={<Relief family="screening" mark="home" className="hero-plate" lead />}
      />
      <FactsLine facts={facts} figures />
    </>
  )
}
