import '#web/site/verify/verify.css'
import { data, useLoaderData } from 'react-router-dom'
import { verifyPage } from '#shared/pages/company/verify.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Verification } from '#shared/reports/verification.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'
import { lookUp } from '#web/site/verify/request-report.ts'
import { VerifyArticle } from '#web/site/verify/verify-article.tsx'

interface VerifyState extends PageState {
  readonly verification: Verification
}

const nothing: Verification = { typed: '' }

/**
 * Loads the report whose number is in the path. On the server the report is part of the request's data; a browser requests it from the API.
 */
export const createLoader: PageLoader =
  ({ onServer, personal, source }) =>
  async ({ params }) => {
    const typed = params['number'] ?? ''
    const verification = onServer
      ? (personal?.verification ?? nothing)
      : typed === ''
        ? nothing
        : await lookUp(source, typed)
    return data<VerifyState>({ failed: false, verification })
  }

/** Page that verifies a report by its file or its number. */
export function Component() {
  const { verification } = useLoaderData<VerifyState>()
  const { meta, name } = verifyPage
  return (
    <>
      <PageHead
        {...sitePageHead({ meta, path: paths.verify, name })}
        noindex={verification.typed !== ''}
      />
      <VerifyArticle verification={verification} />
    </>
  )
}
