import { HealthPage } from '#web/staff/health/health-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Checks of the installation, each with an instruction if it has found a problem. */
export function Component() {
  return (
    <>
      <PageHead title="Health, staff" noindex />
      <HealthPage />
    </>
  )
}
