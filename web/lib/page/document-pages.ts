/**
 * Loaders of company and hub pages. In each of these two types (`company`, `hub`), every page has sections of its own, unlike in other
 * types.
 */
import type {
  CompanyPage,
  CompanyPageOf,
  CompanySlug,
  HubPageOf,
  HubSlug,
} from '#shared/pages/catalogue/page-copy.ts'
import { loadDocument } from './copy-page.ts'
import type { LoaderEnv, DocumentState } from './page-loader.ts'

/** State of a company page, with the TypeScript type of its slug. */
export const companyState = <Slug extends CompanySlug>(
  _slug: Slug,
  state: DocumentState<CompanyPage>,
): DocumentState<CompanyPageOf<Slug>> =>
  // The cast is safe, because the server parses the text of a page with the schema for its slug.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  state as DocumentState<CompanyPageOf<Slug>>

/** Loads the text of a company page. */
export const loadCompanyPage = async <Slug extends CompanySlug>(
  env: LoaderEnv,
  slug: Slug,
): Promise<DocumentState<CompanyPageOf<Slug>>> =>
  companyState(slug, await loadDocument(env, 'company', slug))

/** Loads the text of a hub page. */
export const loadHubPage = async <Slug extends HubSlug>(
  env: LoaderEnv,
  slug: Slug,
): Promise<DocumentState<HubPageOf<Slug>>> =>
  // The cast is safe, because the server parses the text of a hub page with the schema for its slug.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (await loadDocument(env, 'hub', slug)) as DocumentState<HubPageOf<Slug>>
