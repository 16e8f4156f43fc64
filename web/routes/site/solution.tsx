import '#web/site/solution/solution-plates.css'
import { useLoaderData } from 'react-router-dom'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import type { SolutionPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { RelatedReading } from '#web/blocks/listing/related-reading.tsx'
import { SolutionArticle } from '#web/site/solution/solution-article.tsx'
import { loadCataloguePage } from '#web/lib/page/catalogue-loader.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { solutionPageHead } from '#web/lib/page/catalogue-heads.ts'
import type { PageLoader, CopyState } from '#web/lib/page/page-loader.ts'
import { Missing } from './missing.tsx'

/** Loads the text of the solution page. The status is 404 for a slug that is not in the catalogue. */
export const createLoader: PageLoader =
  (env) =>
  ({ params }) => {
    const slug = solutionEntries.find((solution) => solution.slug === params['slug'])?.slug
    return loadCataloguePage(env, 'solution', slug)
  }

/** Page of a solution. */
export function Component() {
  const { page } = useLoaderData<CopyState<SolutionPage>>()
  if (page === undefined) {
    return (
      <Missing
        heading="Solution not found"
        back={{ label: 'All solutions', href: paths.solutions }}
      />
    )
  }
  const { slug } = page
  return (
    <>
      <PageHead {...solutionPageHead(page)} />
      <SolutionArticle
        key={slug}
        page={page}
        reading={<RelatedReading number={8} to={{ kind: 'solution', slug }} />}
      />
    </>
  )
}
