import './hub-pages.css'
import './what-we-offer.css'
import { industrySections, solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { servicesOf } from '#shared/pages/catalogue/catalogue-places.ts'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { Confluence } from './confluence.tsx'
import { LineOfServices } from './line-of-services.tsx'

type Line = HubPageOf<'what-we-offer'>['lines'][number]

/**
 * Line of work in its accent colour: the plate in the side column, the services in the main column. Links "View All" in the menu lead to
 * the id of this section.
 */
function LineOfWork({ line, number }: { readonly line: Line; readonly number: number }) {
  const solution = solutionEntries.find(({ slug }) => slug === line.slug)
  if (solution === undefined) return null
  const { family } = solution
  const slugs = servicesOf(line.slug)
  return (
    <div className={accentClass[family]}>
      <PageSection
        number={number}
        copy={line}
        id={line.slug}
        link={
          <a className="text-link" href={paths.solution(line.slug)}>
            The solution <span className="sr-only">{solution.title}</span>{' '}
            <span aria-hidden="true">→</span>
          </a>
        }
      >
        <div className="offer-line">
          <Relief family={family} className="offer-plate" />
          <LineOfServices slugs={slugs} />
        </div>
      </PageSection>
    </div>
  )
}

/** Industries by section. Links "View All" in the menu lead to the ids of the sections. */
function Trades() {
  return (
    <div className="trades">
      {industrySections.map(({ slug, title, entries }) => (
        <section key={slug} id={slug}>
          <h3>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.slug}>
                <a href={paths.industry(entry.slug)}>{entry.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Page with the four lines of work, each with all of its services. */
export function WhatWeOfferPage({ page }: { readonly page: HubPageOf<'what-we-offer'> }) {
  const { label, heading, lede, lines, trades, closing } = page
  return (
    <div className="hub f-teal">
      <PageHero
        label={label}
        heading={heading}
        lede={lede}
        actions={invitations.hub}
        drawing={<Confluence className="hub-confluence" />}
      />
      <nav className="page hub-contents" aria-label="Lines of work">
        <ol>
          {lines.map(({ slug, heading: name }, index) => {
            const entry = solutionEntries.find((solution) => solution.slug === slug)
            const count = servicesOf(slug).length
            return (
              <li key={slug} className={accentClass[entry?.family ?? 'screening']}>
                <a href={`#${slug}`}>
                  <span className="hub-contents-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  {name}
                  <span className="hub-contents-count">{count} services</span>
                </a>
              </li>
            )
          })}
        </ol>
      </nav>
      {lines.map((line, index) => (
        <LineOfWork key={line.slug} line={line} number={index + 1} />
      ))}
      <PageSection
        number={lines.length + 1}
        copy={trades}
        link={
          <a className="text-link" href={paths.industries}>
            All industries <span aria-hidden="true">→</span>
          </a>
        }
      >
        <Trades />
      </PageSection>
      <Closing text={closing} actions={invitations.hub} />
    </div>
  )
}
