import '#web/site/help/case-actions.css'
import { page } from '#shared/pages/company/candidates.ts'
import { paths } from '#shared/paths/paths.ts'
import { CandidatesPage } from '#web/site/help/candidates-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Candidates page. */
export function Component() {
  return (
    <>
      <PageHead
        {...sitePageHead({
          meta: page.meta,
          path: paths.candidates,
          name: 'Help for candidates',
          questions: page.questions.items,
        })}
      />
      <CandidatesPage page={page} />
    </>
  )
}
