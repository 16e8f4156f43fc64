import { ResetPage } from '#web/features/admin-account/reset-page.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Where a one-time link leads. */
export function Component() {
  return (
    <>
      <PageHead title="Choose a password" noindex />
      <ResetPage />
    </>
  )
}
