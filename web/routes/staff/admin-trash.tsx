import { TrashPage } from '#web/staff/trash/trash-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/trash/trash.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the deleted items, which can be restored. */
export function Component() {
  return (
    <>
      <PageHead title="Trash, staff" noindex />
      <TrashPage />
    </>
  )
}
