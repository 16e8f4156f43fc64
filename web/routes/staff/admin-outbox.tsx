import { OutboxPage } from '#web/staff/outbox/outbox-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the changes that have not reached the CMS yet, or for which a user must choose a version. */
export function Component() {
  return (
    <>
      <PageHead title="Outbox, staff" noindex />
      <OutboxPage />
    </>
  )
}
