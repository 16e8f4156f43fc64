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
import { RecordRows } from '#web/ui/record-table.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { LedgerHead } from './ledger-head.tsx'

const KIND_COLUMNS = ['Team', 'What they order', 'What they receive', 'Industry guides']

const IndustryLinks = ({ industries }: Pick<ClientKind, 'industries'>) =>
  industries.map((slug, place) => (
    <span key={slug}>
      {place > 0 && ', '}
      <a className="prose-link" href={paths.industry(slug)}>
        {industryTitle(slug)}
      </a>
    </span>
  ))

interface ClientsArticleProps {
  readonly page: ClientsPage
  /** Newest case studies. Absent if no case study is published. */
  readonly studies?: ReactNode
}

/** Clients page: a table of the kinds of clients, without their names, and how an engagement runs. */
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
        <RecordRows
          columns={KIND_COLUMNS}
          label={kinds.heading}
          folds="heads"
          rows={kinds.items.map(({ title, who, orders, holds, industries }) => ({
            name: title,
            head: <LedgerHead title={title} who={who} />,
            cells: [orders, holds, <IndustryLinks key={title} industries={industries} />],
          }))}
        />
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
