import { SitePagesPage } from '#web/staff/pages/site-pages-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/pages/site-pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of all pages of the site, both those with a fixed route and landing pages. */
export function Component() {
  return (
    <>
      <PageHead title="Pages, staff" noindex />
      <SitePagesPage />
    </>
  )
}
