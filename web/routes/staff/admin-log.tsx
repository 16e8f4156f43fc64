import { LogPage } from '#web/staff/log/log-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/styles/staff-lists.css'
import '#web/styles/staff-log.css'

export const createLoader: PageLoader = () => () => staticPage()

/** The log of the server. */
export function Component() {
  return (
    <>
      <PageHead title="Log, staff" noindex />
      <LogPage />
    </>
  )
}
