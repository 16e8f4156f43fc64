import './case-study-page.css'
import { useMemo } from 'react'
import type { CaseStudyDetail } from '#shared/content/article.ts'
import { CASE_BODY_LABEL, caseStudyParts } from '#shared/content/case-study-body.ts'
import { caseStudyClosing } from '#shared/pages/case-study-closing.ts'
import { exampleNote } from '#shared/pages/case-study-note.ts'
import { standingOf } from '#shared/pages/case-study-standing.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { ArticleEnd } from '#web/blocks/article-end/article-end.tsx'
import { ArticleBody } from '#web/blocks/article-body.tsx'
import { headingsOf } from '#web/blocks/headings.ts'
import { industryName } from '#web/lib/page/catalogue-names.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { accentClass } from '#web/lib/page/family.ts'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Closing } from '#web/ui/closing.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { CaseFacts } from './case-facts.tsx'
import { Gallery } from './gallery.tsx'
import { HeadCover } from './head-cover.tsx'
import { NumberedSection } from './numbered-section.tsx'
import { Testimonial } from './testimonial.tsx'

interface CaseStudyArticleProps {
  readonly via: Via
  readonly study: CaseStudyDetail
  readonly origin: Origin
}

/** Case study: title and cover, figures and facts, challenge, approach, results and text. */
export function CaseStudyArticle({ via, study, origin }: CaseStudyArticleProps) {
  const listPath = via === 'cms' ? paths.cmsCaseStudies : paths.caseStudies
  // Removes the numbers of the headings in the text, because the sections of the page have numbers of their own.
  const headings = useMemo(
    () => headingsOf(study.body).map(({ key, id, text, level }) => ({ key, id, text, level })),
    [study.body],
  )
  const family = familyOf(study.services[0] ?? study.industry ?? study.slug)
  const { industry } = study
  const links = [
    { label: listingNames.caseStudy, href: listPath() },
    ...(industry === null
      ? []
      : [{ label: industryName(industry), href: listPath({ filter: industry }) }]),
  ]
  const parts = caseStudyParts(study)
  return (
    <article className={`case ${accentClass[family]}`}>
      <div className="page">
        <Breadcrumb links={links} />
        <header className="case-head">
          <div className="case-titles">
            <p className="label">{standingOf(study)}</p>
            <h1>{study.title}</h1>
            {study.is_example && <p className="case-standing">{exampleNote}</p>}
            <p className="lede">{study.summary}</p>
            {origin === 'saved' && <SavedNotice />}
          </div>
          <HeadCover picture={study.cover_image} family={family} subject={study.services[0]} />
        </header>
        <CaseFacts study={study} />
      </div>
      <div className="page case-sections">
        {parts.map(({ label, paragraphs }, index) => (
          <NumberedSection key={label} number={index + 1} label={label} lead>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </NumberedSection>
        ))}
        {study.body.length > 0 && (
          <NumberedSection number={parts.length + 1} label={CASE_BODY_LABEL}>
            <ArticleBody document={study.id} body={study.body} headings={headings} />
          </NumberedSection>
        )}
        {study.testimonial !== null && <Testimonial {...study.testimonial} />}
        <Gallery pictures={study.gallery} />
      </div>
      <div className="page case-end">
        <ArticleEnd
          title={study.title}
          path={paths.caseStudy(study.slug)}
          previous={study.previous}
          next={study.next}
          pathOf={via === 'cms' ? paths.cmsCaseStudy : paths.caseStudy}
        />
      </div>
      <Closing text={caseStudyClosing[family]} actions={invitations.example(study.services[0])} />
    </article>
  )
}
