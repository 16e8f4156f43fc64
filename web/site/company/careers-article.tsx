import type { ReactNode } from 'react'
import type { CareersPage } from '#shared/pages/catalogue/page-copy.ts'
import { useContactEmail } from '#web/lib/frame/frame-context.tsx'
import { letterHref } from '#shared/pages/company/mailto-link.ts'
import { openingTexts } from '#shared/pages/company/opening-texts.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { Record } from '#web/ui/record.tsx'
import { CompanyHead } from './company-head.tsx'
import { StampSheet } from './stamp-sheet.tsx'
import { StepList } from '#web/ui/step-list.tsx'

interface CareersArticleProps {
  readonly page: CareersPage
  /** Content of the section with the job openings. */
  readonly register: ReactNode
}

/** Careers page: the job openings, then how hiring works, and how the company screens its own staff. */
export function CareersArticle({ page, register }: CareersArticleProps) {
  const { openings, steps, own, work, questions } = page
  const email = useContactEmail()
  return (
    <div className="company careers f-plum">
      <CompanyHead name="Careers" heading={page.heading} lede={page.lede}>
        <StampSheet figure={page.figure} />
      </CompanyHead>
      <PageSection number={1} copy={openings} id="openings">
        {register}
      </PageSection>
      <PageSection number={2} copy={steps}>
        <StepList steps={steps.items} />
      </PageSection>
      <PageSection number={3} copy={own} sunk>
        <div className="reach own">
          <Record entries={own.facts.map(({ label, value }) => [label, value] as const)} />
          <div className="spine-text">
            {own.paragraphs.map((text, index) => (
              <p key={index}>
                <ProseText text={text} />
              </p>
            ))}
          </div>
        </div>
      </PageSection>
      <PageSection number={4} copy={work}>
        <PointsGrid points={work.points} />
      </PageSection>
      <PageSection number={5} copy={questions}>
        <Questions items={questions.items} />
      </PageSection>
      <Closing
        text={page.closing}
        actions={
          openingTexts.example === undefined
            ? invitations.careers(letterHref(email, openingTexts.subject))
            : invitations.exampleCareers
        }
      />
    </div>
  )
}
