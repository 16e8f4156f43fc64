import { familyOfService } from '#shared/pages/catalogue/catalogue.ts'
import { invitations } from '#shared/pages/invitation.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { solutionOf } from '#shared/pages/catalogue/catalogue-places.ts'
import { FactsLine } from '#web/ui/facts-line.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'

/** First screen of a service page. It contains the facts that buyers need first. */
export function ServiceHero({ page }: { readonly page: ServicePage }) {
  const { slug, heading, lede, facts } = page
  const solution = solutionOf(slug)
  return (
    <>
      <PageHero
        heading={heading}
        lede={lede}
        actions={invitations.service(slug)}
        breadcrumb={{
          links: [
            { label: 'What We Offer', href: paths.whatWeOffer },
            { label: solution.title, href: paths.solution(solution.slug) },
          ],
          current: heading,
        }}
        plate={<Relief family={familyOfService(slug)} mark={slug} className="hero-plate" lead />}
      />
      <FactsLine facts={facts} />
    </>
  )
}
