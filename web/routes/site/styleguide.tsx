import { StyleGuide } from '#web/site/styleguide/style-guide.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/site/company/company-plates.css'
import '#web/site/styleguide/styleguide.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page with the design system. The route exists only in development. */
export function Component() {
  return (
    <>
      <PageHead title="Style guide" noindex />
      <StyleGuide />
    </>
  )
}
