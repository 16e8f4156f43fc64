import type { HubPage, HubPageOf, HubSlug } from '#shared/pages/catalogue/page-copy.ts'
import { type DocumentState, loadDocument } from './copy-page.ts'
import type { LoaderEnv } from './page-loader.ts'

/** Loads the copy of a hub page. @throws Error if the text is that of another page */
export async function loadHubPage<Slug extends HubSlug>(
  env: LoaderEnv,
  slug: Slug,
): Promise<DocumentState<HubPageOf<Slug>>> {
  const isOf = (page: HubPage): page is HubPageOf<Slug> => page.slug === slug
  const { page, ...others } = await loadDocument(env, 'hub', slug)
  if (!isOf(page)) throw new Error(`The text of the page ${slug} is that of ${page.slug}.`)
  return { ...others, page }
}
