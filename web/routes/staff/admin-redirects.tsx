import { RedirectsPage } from '#web/staff/redirects/redirects-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/redirects/redirects.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the redirects from old to new addresses. */
export function Component() {
  return (
    <>
      <PageHead title="Redirects, staff" noindex />
      <RedirectsPage />
    </>
  )
}
