import '#web/site/help/glossary-page.css'
import { page } from '#shared/pages/company/glossary.ts'
import { paths } from '#shared/paths/paths.ts'
import { GlossaryPage } from '#web/site/help/glossary-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import { definedTermSet } from '#web/lib/structured-data/subjects.ts'

export const createLoader: PageLoader = () => () => staticPage()

/** Page with the glossary. */
export function Component() {
  return (
    <>
      <PageHead
        {...sitePageHead({
          meta: page.meta,
          path: paths.glossary,
          name: 'Glossary',
          nodes: [definedTermSet({ name: page.heading, path: paths.glossary, terms: page.terms })],
        })}
      />
      <GlossaryPage page={page} />
    </>
  )
}
