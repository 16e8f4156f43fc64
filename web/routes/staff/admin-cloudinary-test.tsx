import { ImageTestPage } from '#web/staff/image-test/image-test-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/image-test/image-test.css'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Test page for the API of the image host. */
export function Component() {
  return (
    <>
      <PageHead title="Image host test, staff" noindex />
      <ImageTestPage />
    </>
  )
}
