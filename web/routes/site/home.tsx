import '#web/site/home/home-page.css'
import { useMemo } from 'react'
import { data, useLoaderData } from 'react-router-dom'
import { toAnchor } from '#shared/text/anchor.ts'
import type { HomeTeasers } from '#shared/content/published-types/teasers.ts'
import type { HomePage } from '#shared/pages/catalogue/page-copy.ts'
import { standingOf } from '#shared/pages/case-study-standing.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { plannerSection } from '#shared/pages/planner/planner-section.ts'
import { rangesById } from '#shared/pages/hubs/range-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { BlogCard } from '#web/site/blog/blog-card.tsx'
import { CaseFigures } from '#web/site/case-study/case-figures.tsx'
import { Hero } from '#web/site/home/hero.tsx'
import { LinesOfWork, linesPart } from '#web/site/home/lines-of-work.tsx'
import { LivingReport, reportPart } from '#web/blocks/living-report/living-report.tsx'
import { Planner, plannerPart } from '#web/blocks/planner/planner.tsx'
import { useApp } from '#web/lib/page/app-context.tsx'
import { loadWithList } from '#web/lib/page/copy-page.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { homePageHead } from '#web/lib/page/catalogue-heads.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'
import { homeTeasersQuery, parseHomeTeasers } from '#web/lib/queries/highlights.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { Closing } from '#web/ui/closing.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { RelatedList } from '#web/ui/related-list.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { loadParts } from '#web/ui/island/part.ts'

/** Slug of the service whose mark is in the centre of the seal of the specimen. */
const SHOWN = 'employment-verification'

/**
 * Loads the text of the page, the newest posts and case studies, and lazy parts. The status is always 200, because the page is complete
 * without articles.
 */
export const createLoader: PageLoader = (env) => async () => {
  const [{ copy, content }] = await Promise.all([
    loadWithList(env, 'home', 'home', { query: homeTeasersQuery(env), parse: parseHomeTeasers }),
    loadParts(linesPart, reportPart, plannerPart),
  ])
  return data({ ...copy, ...content })
}

const more = (label: string, href: string) => (
  <a className="text-link" href={href}>
    {label} <span aria-hidden="true">→</span>
  </a>
)

/** Case study with the most figures. Three or more figures count as three, and the newest of several equal ones is chosen. */
const mostFigures = (studies: HomeTeasers['case_studies']) =>
  studies.toSorted((a, b) => Math.min(3, b.results.length) - Math.min(3, a.results.length))[0]

interface CaseProps {
  readonly study: HomeTeasers['case_studies'][number]
  readonly number: number
  readonly copy: HomePage['cases']
}

/** Case study on the home page: title, summary and figures. */
function Case({ study, number, copy }: CaseProps) {
  const { link, read } = copy
  return (
    <PageSection
      number={number}
      copy={{ label: standingOf(study), heading: study.title, intro: study.summary }}
      link={more(link, paths.caseStudies())}
      large
    >
      <CaseFigures study={study} />
      <p className="case-figures-link">{more(read, paths.caseStudy(study.slug))}</p>
    </PageSection>
  )
}

/** Newest posts and case studies, each in a section of its own. A section without articles is left out. */
function Highlights({ page, from }: { readonly page: HomePage; readonly from: number }) {
  const app = useApp()
  const content = useContent(homeTeasersQuery(app))
  if (content.state !== 'ready') return null
  const { blogs, case_studies: studies } = content.data
  const study = mostFigures(studies)
  const { writing } = page
  return (
    <>
      {content.origin === 'saved' && (
        <div className="page">
          <SavedNotice />
        </div>
      )}
      {study !== undefined && <Case study={study} number={from} copy={page.cases} />}
      {blogs.length > 0 && (
        <section className="page section">
          <SectionHead
            number={String(study === undefined ? from : from + 1)}
            label={writing.label}
            title={writing.heading}
            link={more(writing.link, paths.blogs())}
            large
          />
          <div className="cards">
            {blogs.map((blog) => (
              <BlogCard key={blog.slug} blog={blog} href={paths.blog(blog.slug)} level={3} brief />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Home page. */
export function Component() {
  const { page, ranges: listed } = useLoaderData<DocumentState<HomePage>>()
  // Memoized, because the planner replaces its server-rendered form whenever this object changes.
  const ranges = useMemo(() => listed && rangesById(listed), [listed])
  const { evidence, more: help } = page
  return (
    <div className="home f-teal">
      <PageHead {...homePageHead(page.meta)} />
      <Hero page={page} />
      <LinesOfWork work={page.work} />
      <PageSection number={2} copy={evidence} large>
        <LivingReport specimen={evidence.specimen} family="screening" mark={SHOWN} look="wide" />
      </PageSection>
      <PageSection number={3} copy={plannerSection} large>
        <Planner ranges={ranges} />
        <p className="planner-more">{more('All planning ranges as a table', paths.turnaround)}</p>
      </PageSection>
      <Highlights page={page} from={4} />
      <section className="page section" id={toAnchor(help.label)}>
        <SectionHead label={help.label} title={help.heading} />
        <div className="section-body">
          <RelatedList entries={help.entries} />
        </div>
      </section>
      <Closing text={page.closing} actions={invitations.company} />
    </div>
  )
}
