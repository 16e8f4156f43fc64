import { AccountPage } from '#web/staff/account/account-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page with the account of the signed-in user. */
export function Component() {
  return (
    <>
      <PageHead title="Your account, staff" noindex />
      <AccountPage />
    </>
  )
}
