import '#web/site/company/company-plates.css'
import { page } from '#shared/pages/company/about.ts'
import { paths } from '#shared/paths/paths.ts'
import { AboutArticle } from '#web/site/company/about-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** About page. */
export function Component() {
  return (
    <>
      <PageHead {...sitePageHead({ meta: page.meta, path: paths.about, name: 'About' })} />
      <AboutArticle page={page} />
    </>
  )
}
