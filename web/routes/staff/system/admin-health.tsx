import { HealthPage } from '#web/staff/health/health-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page with the results of all checks of the installation. A check that has found a problem has an instruction. */
export function Component() {
  return (
    <>
      <PageHead title="Health, staff" noindex />
      <HealthPage />
    </>
  )
}
