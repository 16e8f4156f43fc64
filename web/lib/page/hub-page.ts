import { homePages, hubPages } from '#shared/pages/catalogue/hub-pages.ts'
import type { HomePage, HubPage, HubPageOf, HubSlug } from '#shared/pages/catalogue/page-copy.ts'
import { publishedCopy } from '../queries/page-copy.ts'
import { loadDocument, type DocumentState } from './copy-page.ts'
import type { LoaderEnv } from './page-loader.ts'

const isOf = <Slug extends HubSlug>(page: HubPage | null, slug: Slug): page is HubPageOf<Slug> =>
  page?.slug === slug

/** Loads the copy of a hub page: the published one, or the shipped one if none was ever published. */
export const loadHubPage = <Slug extends HubSlug>(
  { source }: LoaderEnv,
  slug: Slug,
): Promise<DocumentState<HubPageOf<Slug>>> =>
  loadDocument<HubPageOf<Slug>>(hubPages[slug], async () => {
    const answer = await publishedCopy(source, 'hub', slug)
    return { ...answer, data: isOf(answer.data, slug) ? answer.data : null }
  })

/** Loads the copy of the home page. */
export const loadHomePage = ({ source }: LoaderEnv): Promise<DocumentState<HomePage>> =>
  loadDocument<HomePage>(homePages.home, () => publishedCopy(source, 'home', 'home'))
