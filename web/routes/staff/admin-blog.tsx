import { EditorPage } from '#web/staff/editor/editor-page.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/editor/editor.css'
import '#web/staff/editor/body/body.css'

/** Loads the code of the public page, which only the preview needs. */
const loadSheet = async () => (await import('./preview/article-preview.tsx')).ArticlePreview

export const createLoader: PageLoader = () => () => staticPage()

/** Editor of a new or existing blog. */
export function Component() {
  return <EditorPage type="blog" loadSheet={loadSheet} />
}
