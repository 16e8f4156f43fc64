import type { ReactNode } from 'react'
import { familyOfService } from '#shared/pages/catalogue/catalogue.ts'
import { arePricesShown } from '#shared/pages/hubs/price-source.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { lawDisclaimer, reviewNote } from '#shared/pages/law-note.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { planningNote } from '#shared/pages/planning.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { LivingReport } from '#web/blocks/living-report/living-report.tsx'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { TermedPoints } from '#web/ui/termed-points.tsx'
import { SampleLinks } from './sample-links.tsx'
import { RelatedRows } from './related-rows.tsx'
import { ServiceHero } from './service-hero.tsx'
import { StepChain } from './step-chain.tsx'

/** Statement about signatures for checks of people, true in any country. */
const signatures =
  'Where the law or the source requires a signature, we collect it first. In other cases the individual is told, and another lawful basis is recorded.'

interface ServiceArticleProps {
  readonly page: ServicePage
  /** Rows with related articles, at the end of the related pages. Absent if there are none. */
  readonly reading?: ReactNode
}

/** Service page: the check and its method, the limits of the check before its price, and frequent questions. */
export function ServiceArticle({ page, reading }: ServiceArticleProps) {
  const { slug, proof, audience, method, limits, turnaround, law, questions, related } = page
  const family = familyOfService(slug)
  const isCheckOfPeople = family === 'screening'
  const isCheck = isCheckOfPeople || family === 'diligence'
  return (
    <div className={`service ${accentClass[family]}`}>
      <ServiceHero page={page} />
      <PageSection number={1} copy={proof} id="specimen">
        <LivingReport specimen={proof.specimen} family={family} mark={slug} look="notes" />
        <SampleLinks slug={slug} />
      </PageSection>
      <PageSection number={2} copy={audience}>
        <PointsGrid points={audience.points} folds />
      </PageSection>
      <PageSection number={3} copy={method}>
        <StepChain steps={method.steps} />
      </PageSection>
      <PageSection number={4} copy={limits} sunk>
        <PointsGrid points={limits.points} />
      </PageSection>
      <PageSection number={5} copy={turnaround}>
        <RecordTable table={turnaround.table} label={turnaround.heading} folds="last" />
        <p className="record-note">
          {isCheck && `${planningNote} `}
          What drives the price: {turnaround.price}.{' '}
          {isCheck && (
            <a className="prose-link" href={paths.turnaround}>
              See turnaround by region
            </a>
          )}
          {isCheckOfPeople && arePricesShown && (
            <>
              {' or '}
              <a className="prose-link" href={`${paths.services}#prices`}>
                prices by package and country
              </a>
            </>
          )}
        </p>
      </PageSection>
      <PageSection number={6} copy={law}>
        <p className="record-note">
          {isCheckOfPeople && `${signatures} `}
          {lawDisclaimer}
        </p>
        <TermedPoints
          points={law.points}
          folded
          review={{ date: law.reviewed, text: reviewNote(law.reviewed) }}
        />
      </PageSection>
      <PageSection number={7} copy={questions}>
        <Questions items={questions.items} />
        {isCheckOfPeople && (
          <p className="record-note">
            Are you being checked?{' '}
            <a className="prose-link" href={paths.candidates}>
              Read how to see, correct or dispute your report
            </a>
          </p>
        )}
      </PageSection>
      <PageSection number={8} copy={{ label: 'Related', heading: related.heading }}>
        <RelatedRows related={related} />
        {reading}
      </PageSection>
      <Closing text={page.closing} actions={invitations.service(slug)} />
    </div>
  )
}
