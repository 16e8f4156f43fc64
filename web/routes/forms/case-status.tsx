import '#web/site/cases/case-forms.css'
import { data, useLoaderData } from 'react-router-dom'
import type { CaseProgress } from '#shared/contracts/cases.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { statusPage } from '#shared/pages/company/case-forms.ts'
import { paths } from '#shared/paths/paths.ts'
import { StatusArticle } from '#web/site/cases/status-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'

interface CaseStatusState extends PageState {
  readonly posted?: PostedForm | undefined
  readonly progress?: CaseProgress | undefined
}

/** Loads the status that was looked up without JavaScript. If the server has rejected the posted form, loads its input and errors. */
export const createLoader: PageLoader =
  ({ personal }) =>
  () =>
    Promise.resolve(
      data<CaseStatusState>({
        failed: false,
        posted: personal?.posted,
        progress: personal?.caseProgress,
      }),
    )

/** Page on which candidates look up the status of a case. */
export function Component() {
  const { posted, progress } = useLoaderData<CaseStatusState>()
  return (
    <>
      <PageHead {...statusPage.meta} canonical={paths.caseStatus} noindex />
      <StatusArticle posted={posted} progress={progress} />
    </>
  )
}
