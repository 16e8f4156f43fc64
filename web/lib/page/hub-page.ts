import type { HubPageOf, HubSlug } from '#shared/pages/catalogue/page-copy.ts'
import { type DocumentState, loadDocument } from './copy-page.ts'
import type { LoaderEnv } from './page-loader.ts'

/** Loads the copy of a hub page. */
export const loadHubPage = async <Slug extends HubSlug>(
  env: LoaderEnv,
  slug: Slug,
): Promise<DocumentState<HubPageOf<Slug>>> =>
  // The server parses the text of a page with the schema for its slug.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (await loadDocument(env, 'hub', slug)) as DocumentState<HubPageOf<Slug>>
