import { ApiTestPage } from '#web/staff/api-test/api-test-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Test page for the REST API. */
export function Component() {
  return (
    <>
      <PageHead title="API test, staff" noindex />
      <ApiTestPage />
    </>
  )
}
