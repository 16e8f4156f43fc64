import { EditorPage } from '#web/staff/editor/editor-page.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/editor/editor.css'
import '#web/staff/editor/body/body.css'

/** Only whoever looks at a preview needs the code of public pages. */
const loadSheet = async () => (await import('./article-preview.tsx')).ArticlePreview

export const createLoader: PageLoader = () => () => staticPage()

/** One case study, to be edited or made. */
export function Component() {
  return <EditorPage type="caseStudy" loadSheet={loadSheet} />
}
