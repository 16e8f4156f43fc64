import { page } from '#shared/pages/legal/trust.ts'
import { paths } from '#shared/paths/paths.ts'
import { TrustPage } from '#web/site/help/trust-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Trust page: protection of data, processors and how to report a fault. */
export function Component() {
  return (
    <>
      <PageHead
        {...sitePageHead({
          meta: page.meta,
          path: paths.trust,
          name: 'Trust',
          questions: page.questions.items,
        })}
      />
      <TrustPage page={page} />
    </>
  )
}
