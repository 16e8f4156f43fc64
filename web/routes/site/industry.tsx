import '#web/site/industry/industry-plates.css'
import { useLoaderData } from 'react-router-dom'
import { dossierOf } from '#shared/pages/dossiers.ts'
import type { IndustryPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { RelatedReading } from '#web/blocks/listing/related-reading.tsx'
import { IndustryDossier } from '#web/site/industry/industry-dossier.tsx'
import { loadCataloguePage } from '#web/lib/page/catalogue-loader.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { industryPageHead } from '#web/lib/page/catalogue-heads.ts'
import type { PageLoader, CopyState } from '#web/lib/page/page-loader.ts'
import { loadParts } from '#web/ui/island/part.ts'
import { termedPart } from '#web/ui/termed-points.tsx'
import { Missing } from './missing.tsx'

/** Loads the text of the industry page and related articles. The status is 404 for a slug that is not in the catalogue. */
export const createLoader: PageLoader =
  (env) =>
  async ({ params }) => {
    const slug = params['slug'] ?? ''
    const [copy] = await Promise.all([
      loadCataloguePage(env, 'industry', dossierOf(slug)?.slug),
      loadParts(termedPart),
    ])
    return copy
  }

/** Page of an industry. */
export function Component() {
  const { page } = useLoaderData<CopyState<IndustryPage>>()
  const dossier = page && dossierOf(page.slug)
  if (page === undefined || dossier === undefined) {
    return (
      <Missing
        heading="Industry not found"
        back={{ label: 'All industries', href: paths.industries }}
      />
    )
  }
  return (
    <>
      <PageHead {...industryPageHead(page)} />
      <IndustryDossier
        key={page.slug}
        page={page}
        dossier={dossier}
        reading={<RelatedReading number={7} to={{ kind: 'industry', slug: page.slug }} />}
      />
    </>
  )
}
