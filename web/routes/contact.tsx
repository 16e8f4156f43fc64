import { page } from '#shared/pages/company/contact.ts'
import { paths } from '#shared/paths.ts'
import { ContactArticle } from '#web/features/company/contact-article.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { sitePageHead } from '#web/lib/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** How to reach the company. */
export function Component() {
  return (
    <>
      <PageHead {...sitePageHead({ meta: page.meta, path: paths.contact, name: 'Contact' })} />
      <ContactArticle page={page} />
    </>
  )
}
