import { page } from '#shared/pages/company/partners.ts'
import { paths } from '#shared/paths.ts'
import { PartnersArticle } from '#web/features/company/partners-article.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { sitePageHead } from '#web/lib/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** The two ways to work with the company. */
export function Component() {
  return (
    <>
      <PageHead
        {...sitePageHead({ meta: page.meta, path: paths.partners, name: 'Career & Partner' })}
      />
      <PartnersArticle page={page} />
    </>
  )
}
