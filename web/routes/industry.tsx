import { data, useLoaderData } from 'react-router-dom'
import { dossierOf } from '#shared/pages/dossiers.ts'
import { industryPages } from '#shared/pages/industry-pages.ts'
import type { IndustryPage } from '#shared/pages/page-copy.ts'
import { paths } from '#shared/paths.ts'
import { IndustryDossier } from '#web/features/industry/industry-dossier.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import type { PageLoader, PageState } from '#web/lib/page-loader.ts'
import { NotFound } from './not-found.tsx'

interface IndustryData extends PageState {
  readonly page: IndustryPage | null
}

/** Brings the copy of the industry; 404 for a slug that the catalogue does not know. */
export const createLoader: PageLoader =
  () =>
  async ({ params }) => {
    const dossier = dossierOf(params['slug'] ?? '')
    const copy = dossier === undefined ? undefined : await industryPages[dossier.slug]?.()
    const found: IndustryData = { failed: false, page: copy?.page ?? null }
    return data(found, { status: copy === undefined ? 404 : 200 })
  }

/** A page under /industries/. */
export function Component() {
  const { page } = useLoaderData<IndustryData>()
  const dossier = page === null ? undefined : dossierOf(page.slug)
  if (page === null || dossier === undefined) {
    return (
      <NotFound
        heading="Industry not found"
        back={{ label: 'All industries', href: paths.industries }}
      />
    )
  }
  return (
    <>
      <PageHead {...page.meta} canonical={paths.industry(page.slug)} />
      <IndustryDossier page={page} dossier={dossier} />
    </>
  )
}
