import { UsersPage } from '#web/staff/users/users-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the staff accounts. */
export function Component() {
  return (
    <>
      <PageHead title="Users, staff" noindex />
      <UsersPage />
    </>
  )
}
