import type { CompanyPage, CompanyPageOf, CompanySlug } from '#shared/pages/catalogue/page-copy.ts'
import { type DocumentState, loadDocument } from './copy-page.ts'
import type { LoaderEnv } from './page-loader.ts'

/** State of a company page with the type of this page. @throws Error if it is the state of another page */
export function companyState<Slug extends CompanySlug>(
  slug: Slug,
  state: DocumentState<CompanyPage>,
): DocumentState<CompanyPageOf<Slug>> {
  const isOf = (page: CompanyPage): page is CompanyPageOf<Slug> => page.slug === slug
  const { page, ...others } = state
  if (!isOf(page)) throw new Error(`The text of the page ${slug} is that of ${page.slug}.`)
  return { ...others, page }
}

/** Loads the copy of a company page. */
export const loadCompanyPage = async <Slug extends CompanySlug>(
  env: LoaderEnv,
  slug: Slug,
): Promise<DocumentState<CompanyPageOf<Slug>>> =>
  companyState(slug, await loadDocument(env, 'company', slug))
