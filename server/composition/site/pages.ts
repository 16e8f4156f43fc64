import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Config } from '#server/config/config.ts'
import type { ContentArea } from '../content.ts'
import type { ContentChanges } from '../content-changes.ts'
import type { Lifetime } from '../lifetime.ts'
import type { LakeArea } from '../lake/lake.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import type { Deps } from '../deps.ts'
import type { AddressBook } from '#server/render/address-book.ts'
import { loadKeptPages, saveKeptPages } from '#server/render/page-cache-snapshot.ts'
import { openStaleCopies, type StaleCopies } from '#server/render/stale-copies.ts'
import { createPageCache, type PageCache } from '#server/render/page-cache.ts'
import { createPages, type Pages, type PagesOptions } from '#server/render/pages.ts'
import type { Render } from '#server/render/web-entry.ts'
import type { Web } from './web.ts'
import { hourly } from '#server/http/hourly.ts'
import { ALL_TAGS } from '#shared/content/change-tags.ts'
import { hasMarkdown } from '#shared/paths/markdown-paths.ts'
import type { StatusType } from '#shared/content/status.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/**
 * Size limit of the cache of rendered list items of articles, in characters: about 600 items with engravings as covers, or thousands with
 * photographs.
 */
const DRAWINGS_CHARACTERS = 4_000_000

/** Maximum number of saved pages on disk. If all other content sources fail, only saved pages can be served. */
const MOST_COPIES = 20_000

/**
 * Document type whose pages are not saved on disk. A job opening closes at a fixed time, and a server that is stopped at that time could
 * not delete the saved page.
 */
const ENDS_BY_THE_CLOCK: StatusType = 'opening'

/**
 * Opens the saved pages on disk. They close after the mirror, because until the mirror is closed, a change that unpublishes content must
 * delete the pages that show it.
 */
export async function openPageCopies(
  config: Pick<Config, 'dataDir'>,
  { log }: Pick<Deps, 'log'>,
  { build }: Pick<Web, 'build'>,
  lifetime: Lifetime,
): Promise<StaleCopies> {
  const staleCopies = await openStaleCopies({
    directory: join(config.dataDir, dataFolders.pages),
    build,
    maxPages: MOST_COPIES,
    onError: (error) => log.error('cache', 'A copy of a page could not be kept', { error }),
  })
  lifetime.add({ name: 'copies of pages', stop: staleCopies.close })
  return staleCopies
}

/** Dependencies of {@link createPageArea}. */
export interface PageSources {
  readonly lifetime: Lifetime
  readonly changes: ContentChanges
  readonly staleCopies: StaleCopies
  readonly render: Render
  readonly content: Pick<ContentArea, 'mirror' | 'pageContent'>
  readonly followTags: LakeArea['followTags']
  readonly addresses: AddressBook
  readonly redirects: {
    readonly follow: PagesOptions['moved']
    readonly missed: PagesOptions['onMissing']
  }
}

/**
 * Creates the part of the server that saves the page cache when the process stops. The next process loads it if the content is still the
 * same.
 */
function snapshotOf(
  config: Config,
  { log }: Pick<Deps, 'log'>,
  web: Web,
  mirror: ContentArea['mirror'],
  cache: PageCache,
) {
  const keptFile = join(config.dataDir, dataFolders.keptPages, 'pages')
  /**
   * True if the page cache may be saved and loaded. Always false with PostgreSQL: another process may store a change before this process
   * has invalidated the pages with the changed content.
   */
  const mayKeep = () =>
    web.mayCache && config.databaseUrl === undefined && mirror.status.current && !mirror.hides
  /** Returns a hash of everything that cached pages depend on: the build, and the revision of each document. */
  const version = async () => {
    const hash = createHash('sha256').update(web.build)
    const revisions = [...(await mirror.revisions()).entries()]
    for (const [id, revision] of revisions.toSorted(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(`\n${id} ${revision}`)
    return hash.digest('base64url')
  }
  return {
    start: async () => {
      if (!mayKeep()) return
      const since = cache.epoch()
      const kept = await loadKeptPages(keptFile, await version())
      for (const [key, page] of kept) cache.put(key, page, since)
    },
    stop: async () => {
      if (!mayKeep()) return
      try {
        const made = await version()
        const lasting = cache.entries().filter(([, { tags }]) => !tags.has(ENDS_BY_THE_CLOCK))
        await saveKeptPages(keptFile, made, lasting)
      } catch (error) {
        log.warn('cache', 'The prepared pages could not be kept for the next start', { error })
      }
    },
  }
}

/** Composes the public pages and their cache. */
export function createPageArea(
  config: Config,
  deps: Pick<Deps, 'log'>,
  web: Web,
  sources: PageSources,
): Pages {
  const { log } = deps
  const { lifetime, changes, staleCopies, render, addresses, redirects, followTags } = sources
  const { mirror, pageContent } = sources.content
  const cache = createPageCache({ maxBytes: PAGE_CACHE_BYTES })
  const drawings = new LRUCache<string, string>({
    maxSize: DRAWINGS_CHARACTERS,
    sizeCalculation: (markup, key) => markup.length + key.length,
  })
  const pages = createPages({
    render: (page) => render({ ...page, drawings }),
    content: pageContent,
    origin: config.origin,
    cache,
    staleCopies,
    headers: web.headers.page,
    varies: (path) => (hasMarkdown(path) ? 'Accept' : undefined),
    mayCache: () => web.mayCache && mirror.status.current,
    mayCopy: () => mirror.status.compared,
    addresses,
    ...(redirects.follow && { moved: redirects.follow }),
    ...(redirects.missed && { onMissing: redirects.missed }),
    ...(config.rateLimit ? {} : { missLimit: 'off' as const }),
    onError: (error, path) => log.error('api', 'A page could not be rendered', { error, path }),
    onShipped: hourly((path: string) =>
      log.warn('api', 'The published text of a page could not be read; the shipped text is shown', {
        path,
      }),
    ),
    onBrokenBlocks: (blocks, path) =>
      log.error('api', 'Blocks could not be drawn and were left out', { ...blocks, path }),
  })
  for (const event of ['public', 'outdated'] as const) {
    changes.on(event, ({ tags, takenOff }) => {
      pages.changed(tags)
      if (takenOff.length === 0) return
      drawings.clear()
      void pages.takenOff(takenOff)
    })
  }
  lifetime.add({ name: 'pages', stop: pages.close })
  let endTags: (() => void) | undefined
  const outdated = (tags: readonly string[]) =>
    void changes.emit('outdated', { tags, takenOff: [] })
  lifetime.add({
    name: 'live tags of the CMS',
    start: () => {
      endTags = followTags?.({ touched: outdated, missed: () => outdated(ALL_TAGS) })
    },
    stop: () => endTags?.(),
  })
  lifetime.add({ name: 'saved pages', ...snapshotOf(config, deps, web, mirror, cache) })
  return pages
}
