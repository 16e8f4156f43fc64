import { Dashboard } from '#web/staff/dashboard/dashboard.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

/** The server does not know the user: it sends the shell, and the browser asks who is signed in. */
export const createLoader: PageLoader = () => () => staticPage()

/** Overview page of the staff area. */
export function Component() {
  return (
    <>
      <PageHead title="Overview, staff" noindex />
      <Dashboard />
    </>
  )
}
