import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { ContentArea } from '../content.ts'
import type { ContentChanges } from '../content-changes.ts'
import {
  readAddresses,
  readCollections,
  readOutline,
  readOutlines,
  readPageTimes,
} from '#server/content/article-summaries.ts'
import {
  readLandingAddresses,
  readLandingOutline,
  readLandingOutlines,
} from '#server/content/landing-summaries.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import type { Deps } from '../deps.ts'
import { createDiscovery, type Discovery } from '#server/discovery/discovery.ts'
import { openPictureStore } from '#server/gateway/picture-store.ts'
import { fixedPageAt } from '#shared/content/pages/fixed-pages.ts'
import { createPageFacts } from '#server/render/page-facts.ts'
import type { Web } from './web.ts'

/** Maximum disk space for rendered social images, in bytes. */
const SOCIAL_BYTES = 256 * 1024 ** 2

/** Composes the files for search engines and social networks, such as the sitemap and social images. */
export async function createDiscoveryArea(
  config: Config,
  deps: Deps,
  web: Web,
  { mirror, pageContent, contactEmail }: ContentArea,
  changes: ContentChanges,
): Promise<Discovery> {
  const pageFacts = createPageFacts({
    render: web.render,
    content: pageContent,
    origin: config.origin,
    mayKeep: web.mayCache,
    documentOf: (path) => fixedPageAt(path)?.id,
  })
  const discovery = createDiscovery({
    origin: config.origin,
    headers: web.headers.api,
    contactEmail,
    pageFacts: pageFacts.of,
    articles: async () => [...(await readLandingOutlines(mirror)), ...(await readOutlines(mirror))],
    article: async (path) => (await readLandingOutline(mirror, path)) ?? readOutline(mirror, path),
    addresses: async () => [
      ...(await readLandingAddresses(mirror)),
      ...(await readAddresses(mirror)),
      ...(await readCollections(mirror)),
    ],
    pageTimes: () => readPageTimes(mirror),
    onError: (error) => deps.log.warn('api', 'An open-graph record could not be found', { error }),
    store: await openPictureStore({
      directory: join(config.dataDir, dataFolders.social),
      maxBytes: SOCIAL_BYTES,
      onError: (error) => deps.log.error('cache', 'A social image could not be kept', { error }),
    }),
  })
  changes.on('public', ({ ids, tags }) => {
    pageFacts.changed({ ids, tags })
    discovery.changed()
  })
  changes.on('outdated', ({ tags }) => {
    pageFacts.changed({ ids: [], tags })
    discovery.changed()
  })
  return discovery
}
