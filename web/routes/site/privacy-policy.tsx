import '#web/site/legal/legal-pages.css'
import { page } from '#shared/pages/legal/privacy-policy.ts'
import { paths } from '#shared/paths/paths.ts'
import { LegalArticle } from '#web/site/legal/legal-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Privacy policy. */
export function Component() {
  return (
    <>
      <PageHead
        {...sitePageHead({ meta: page.meta, path: paths.privacyPolicy, name: 'Privacy policy' })}
      />
      <LegalArticle page={page} path={paths.privacyPolicy} />
    </>
  )
}
