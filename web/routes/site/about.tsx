import '#web/site/company/company-plates.css'
import { data, useLoaderData } from 'react-router-dom'
import type { AboutPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { AboutArticle } from '#web/site/company/about-article.tsx'
import { loadCompanyPage } from '#web/lib/page/document-pages.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { organization } from '#web/lib/structured-data/subjects.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'

/** Loads the text of the page. */
export const createLoader: PageLoader = (env) => async () =>
  data(await loadCompanyPage(env, 'about'))

/** About page. */
export function Component() {
  const { page } = useLoaderData<DocumentState<AboutPage>>()
  return (
    <>
      <PageHead
        {...sitePageHead({
          meta: page.meta,
          path: paths.about,
          name: 'About',
          nodes: [organization],
        })}
      />
      <AboutArticle page={page} />
    </>
  )
}
