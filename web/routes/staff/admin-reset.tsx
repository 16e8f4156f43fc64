import { ResetPage } from '#web/staff/account/reset-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Target of a one-time link. */
export function Component() {
  return (
    <>
      <PageHead title="Choose a password" noindex />
      <ResetPage />
    </>
  )
}
