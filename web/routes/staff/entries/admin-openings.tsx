import { EntryListPage } from '#web/staff/editor/entries/entry-list.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/editor/entries/entries.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the job openings. */
export function Component() {
  return (
    <>
      <PageHead title="Openings, staff" noindex />
      <EntryListPage type="opening" />
    </>
  )
}
