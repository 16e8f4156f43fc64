import { ResetPage } from '#web/staff/account/reset-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Page that a one-time link opens. The recipient of the link sets a password on it. */
export function Component() {
  return (
    <>
      <PageHead title="Choose a password" noindex />
      <ResetPage />
    </>
  )
}
