import type { ReactNode } from 'react'
import type { ClientKind, ClientsPage } from '#shared/pages/catalogue/page-copy.ts'
import { industryTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { paths } from '#shared/paths/paths.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { Certificate } from './certificate.tsx'
import { CompanyHead } from './company-head.tsx'
import { StepList } from '#web/ui/step-list.tsx'

function KindEntry({ kind, index }: { readonly kind: ClientKind; readonly index: number }) {
  return (
    <li className="ledger-entry">
      <p className="ledger-number" aria-hidden="true">
        {String(index + 1).padStart(2, '0')}
      </p>
      <div className="ledger-name">
        <h3>{kind.title}</h3>
        <p>{kind.who}</p>
      </div>
      <dl className="ledger-terms">
        <div>
          <dt>What they order</dt>
          <dd>{kind.orders}</dd>
        </div>
        <div>
          <dt>What they receive</dt>
          <dd>{kind.holds}</dd>
        </div>
        <div>
          <dt>Industry guides</dt>
          <dd>
            {kind.industries.map((slug, place) => (
              <span key={slug}>
                {place > 0 && ', '}
                <a className="prose-link" href={paths.industry(slug)}>
                  {industryTitle(slug)}
                </a>
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </li>
  )
}

interface ClientsArticleProps {
  readonly page: ClientsPage
  /** Newest case studies; absent if no case study is published. */
  readonly studies?: ReactNode
}

/** Clients page: a ledger of kinds of clients, without client names, and how an engagement runs. */
export function ClientsArticle({ page, studies }: ClientsArticleProps) {
  const { kinds, engagement, terms, questions, cases } = page
  return (
    <div className="company clients f-indigo">
      <CompanyHead name="Clients" heading={page.heading} lede={page.lede}>
        <Certificate
          id="certificate"
          family="diligence"
          mark="clients"
          first={page.figure}
          second={page.second}
        />
        <div className="company-aside">
          {page.discretion.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </CompanyHead>
      <PageSection number={1} copy={kinds}>
        <ol className="ledger">
          {kinds.items.map((kind, index) => (
            <KindEntry key={kind.title} kind={kind} index={index} />
          ))}
        </ol>
      </PageSection>
      <PageSection number={2} copy={engagement}>
        <StepList steps={engagement.steps} />
      </PageSection>
      <PageSection number={3} copy={terms} sunk>
        <PointsGrid points={terms.points} />
      </PageSection>
      <PageSection number={4} copy={questions}>
        <Questions items={questions.items} />
      </PageSection>
      <PageSection
        number={5}
        copy={cases}
        link={
          <a className="text-link" href={paths.caseStudies()}>
            {cases.link} <span aria-hidden="true">→</span>
          </a>
        }
      >
        {studies}
        <p className="spine-links">
          <a className="text-link" href={paths.industries}>
            All industries <span aria-hidden="true">→</span>
          </a>
        </p>
      </PageSection>
      <Closing text={page.closing} actions={invitations.company} />
    </div>
  )
}
