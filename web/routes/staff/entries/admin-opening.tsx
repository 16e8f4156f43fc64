import { EntryPage } from '#web/staff/editor/entries/entry-page.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/editor/editor.css'
import '#web/staff/editor/body/body.css'
import '#web/staff/editor/entries/entries.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Form of a new or existing job opening. */
export function Component() {
  return <EntryPage type="opening" />
}
