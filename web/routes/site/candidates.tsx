import '#web/site/help/case-actions.css'
import { data, useLoaderData } from 'react-router-dom'
import type { CandidatesPage as CandidatesCopy } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { CandidatesPage } from '#web/site/help/candidates-page.tsx'
import { loadCompanyPage } from '#web/lib/page/document-pages.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'

/** Loads the text of the page. */
export const createLoader: PageLoader = (env) => async () =>
  data(await loadCompanyPage(env, 'candidates'))

/** Candidates page. */
export function Component() {
  const page = useContactTexts(useLoaderData<DocumentState<CandidatesCopy>>().page)
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
