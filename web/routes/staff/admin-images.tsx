import { ImagesPage } from '#web/staff/images/images-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/styles/staff-image-panel.css'
import '#web/styles/staff-images.css'
import '#web/styles/staff-lists.css'
import '#web/styles/staff-uploads.css'

export const createLoader: PageLoader = () => () => staticPage()

/** The images of the site. */
export function Component() {
  return (
    <>
      <PageHead title="Images, staff" noindex />
      <ImagesPage />
    </>
  )
}
