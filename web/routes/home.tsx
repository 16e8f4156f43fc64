import { homePage } from '#shared/pages/home.ts'
import { paths } from '#shared/paths.ts'
import { BlogCard } from '#web/features/blog/blog-card.tsx'
import { CaseStudyRow } from '#web/features/case-study/case-study-row.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { LinesOfWork } from '#web/features/home/lines-of-work.tsx'
import { useApp } from '#web/lib/app-context.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { homePageHead } from '#web/lib/page-heads.ts'
import { loadContent, type PageLoader } from '#web/lib/page-loader.ts'
import { highlightsQuery } from '#web/lib/queries/highlights.ts'
import { useContent } from '#web/lib/use-content.ts'
import { Closing } from '#web/ui/closing.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

/** Brings the newest posts and case studies. The page stands without them, so it is 200 either way. */
export const createLoader: PageLoader = (env) => async () => {
  const answer = await loadContent(env, highlightsQuery(env), () => 200)
  return answer.data
}

const more = (label: string, href: string) => (
  <a className="text-link" href={href}>
    {label} <span aria-hidden="true">→</span>
  </a>
)

/** The newest content, each kind in a section of its own that is left out while it has nothing to show. */
function Highlights() {
  const app = useApp()
  const content = useContent(highlightsQuery(app))
  if (content.state !== 'ready') return null
  const { blogs, case_studies: studies } = content.data
  const { cases, writing } = homePage
  const writingNumber = studies.length > 0 ? '3' : '2'
  return (
    <>
      {content.origin === 'saved' && (
        <div className="page">
          <SavedNotice />
        </div>
      )}
      {studies.length > 0 && (
        <section className="page section">
          <SectionHead
            number="2"
            label={cases.label}
            title={cases.heading}
            link={more(cases.link, paths.caseStudies())}
            large
          />
          <div className="case-rows">
            {studies.map((study) => (
              <CaseStudyRow
                key={study.id}
                study={study}
                href={paths.caseStudy(study.slug)}
                level={3}
              />
            ))}
          </div>
        </section>
      )}
      {blogs.length > 0 && (
        <section className="page section">
          <SectionHead
            number={writingNumber}
            label={writing.label}
            title={writing.heading}
            link={more(writing.link, paths.blogs())}
            large
          />
          <div className="cards">
            {blogs.map((blog) => (
              <BlogCard key={blog.id} blog={blog} href={paths.blog(blog.slug)} level={3} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** The home page. */
export function Component() {
  return (
    <div className="home f-teal">
      <PageHead {...homePageHead(homePage)} />
      <Hero />
      <LinesOfWork />
      <Highlights />
      <Closing text={homePage.closing} actions={homePage.actions} />
    </div>
  )
}
