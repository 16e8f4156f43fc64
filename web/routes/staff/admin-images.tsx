import { ImagesPage } from '#web/staff/images/images-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/images/image-panel.css'
import '#web/staff/images/images.css'
import '#web/staff/shell/lists.css'
import '#web/blocks/uploads/uploads.css'
import '#web/blocks/uploads/uploads-narrow.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Image library. */
export function Component() {
  return (
    <>
      <PageHead title="Images, staff" noindex />
      <ImagesPage />
    </>
  )
}
