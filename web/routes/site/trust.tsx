import { data, useLoaderData } from 'react-router-dom'
import type { TrustPage as TrustCopy } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { withTrustTables } from '#shared/pages/legal/trust-tables.ts'
import { TrustPage } from '#web/site/help/trust-page.tsx'
import { loadCompanyPage } from '#web/lib/page/document-pages.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'

/** Loads the text of the page. */
export const createLoader: PageLoader = (env) => async () =>
  data(await loadCompanyPage(env, 'trust'))

/** Trust page: protection of data, processors and how to report a fault. */
export function Component() {
  const page = useContactTexts(useLoaderData<DocumentState<TrustCopy>>().page)
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
      <TrustPage page={withTrustTables(page)} />
    </>
  )
}
