import '#web/styles/company-plates.css'
import { page } from '#shared/pages/company/about.ts'
import { paths } from '#shared/paths.ts'
import { AboutArticle } from '#web/features/company/about-article.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { sitePageHead } from '#web/lib/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Who the company is. */
export function Component() {
  return (
    <>
      <PageHead {...sitePageHead({ meta: page.meta, path: paths.about, name: 'About' })} />
      <AboutArticle page={page} />
    </>
  )
}
