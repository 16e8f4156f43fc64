import { solutionsIndex } from '#shared/pages/hubs/solutions.ts'
import { paths } from '#shared/paths/paths.ts'
import { SolutionsPage } from '#web/site/hubs/solutions-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

const head = sitePageHead({
  meta: solutionsIndex.meta,
  path: paths.solutions,
  name: solutionsIndex.label,
})

/** The page needs no data. */
export const createLoader: PageLoader = () => () => staticPage()

/** Page at {@link paths}.solutions. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <SolutionsPage />
    </>
  )
}
