import { LogPage } from '#web/staff/log/log-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/log/log.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Server log. */
export function Component() {
  return (
    <>
      <PageHead title="Log, staff" noindex />
      <LogPage />
    </>
  )
}
