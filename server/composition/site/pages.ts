import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Config } from '#server/config/config.ts'
import type { ContentArea } from '../content.ts'
import type { LakeArea } from '../lake/lake.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import type { Deps } from '../deps.ts'
import type { AddressBook } from '#server/render/address-book.ts'
import { loadKeptPages, saveKeptPages } from '#server/render/page-cache-snapshot.ts'
import { openLastGood } from '#server/render/stale-copies.ts'
import { createPageCache } from '#server/render/page-cache.ts'
import { createPages, type Pages, type PagesOptions, type Render } from '#server/render/pages.ts'
import type { Web } from './web.ts'
import { ALL_TAGS } from '#shared/content/change-tags.ts'
import type { StatusType } from '#shared/content/status.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Markup of articles in lists that is kept at most: of some 600 that are drawn, of thousands with pictures. */
const DRAWINGS_CHARACTERS = 4_000_000

/** Copies of pages kept on disk at most; beyond that a page without a copy has no last rung. */
const MOST_COPIES = 20_000

/** They end by the clock, perhaps while nobody was here to notice. */
const ENDS_BY_THE_CLOCK: StatusType = 'opening'

/** Public pages, and what is kept of them. */
export interface PageArea {
  readonly pages: Pages
  /** Follows the lake's live events, and takes back the pages that the process before had prepared, when nothing they show has changed. After the mirror's start. */
  start(): Promise<void>
  /** Keeps what is prepared for the next start. Before the mirror's end. */
  save(): Promise<void>
  close(): Promise<void>
}

/** Composes the public pages, their cache and their copies on disk. */
export async function createPageArea(
  config: Config,
  { log }: Pick<Deps, 'log'>,
  web: Web,
  {
    render,
    content: { mirror, answers, pageContent },
    followTags,
    addresses,
    redirects,
  }: {
    readonly render: Render
    readonly content: Pick<ContentArea, 'mirror' | 'answers' | 'pageContent'>
    readonly followTags: LakeArea['followTags']
    readonly addresses: AddressBook
    readonly redirects: {
      readonly follow: PagesOptions['moved']
      readonly missed: PagesOptions['onMissing']
    }
  },
): Promise<PageArea> {
  const cache = createPageCache({ maxBytes: PAGE_CACHE_BYTES })
  const lastGood = await openLastGood({
    directory: join(config.dataDir, dataFolders.pages),
    build: web.build,
    maxPages: MOST_COPIES,
    onError: (error) => log.error('cache', 'A copy of a page could not be kept', { error }),
  })
  const drawings = new LRUCache<string, string>({
    maxSize: DRAWINGS_CHARACTERS,
    sizeCalculation: (markup, key) => markup.length + key.length,
  })
  const pages = createPages({
    render: (page) => render({ ...page, drawings }),
    content: pageContent,
    origin: config.origin,
    cache,
    lastGood,
    headers: web.headers.page,
    mayCache: () => web.mayCache && mirror.status.current,
    mayCopy: () => mirror.status.compared,
    addresses,
    ...(redirects.follow && { moved: redirects.follow }),
    ...(redirects.missed && { onMissing: redirects.missed }),
    ...(config.rateLimit ? {} : { missLimit: 'off' as const }),
    onError: (error, path) => log.error('api', 'A page could not be rendered', { error, path }),
    onBrokenBlocks: (blocks, path) =>
      log.error('api', 'Blocks could not be drawn and were left out', { ...blocks, path }),
  })
  mirror.onChange(({ tags, takenOff }) => {
    pages.changed(tags)
    if (takenOff.length === 0) return
    drawings.clear()
    void pages.takenOff(takenOff)
  })

  const outdated = (tags: readonly string[]) => {
    answers.invalidate(tags)
    pages.changed(tags)
  }
  let endTags: (() => void) | undefined

  const keptFile = join(config.dataDir, dataFolders.keptPages, 'pages')
  /** A database that others write to as well may know of a change before this process has dropped the pages that show it. */
  const mayKeep = () =>
    web.mayCache && config.databaseUrl === undefined && mirror.status.current && !mirror.hides
  /** Of all that prepared pages are made of: the build, and each document with its revision. */
  const version = async () => {
    const hash = createHash('sha256').update(web.build)
    const revisions = [...(await mirror.revisions()).entries()]
    for (const [id, revision] of revisions.toSorted(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(`\n${id} ${revision}`)
    return hash.digest('base64url')
  }

  return {
    pages,
    start: async () => {
      endTags = followTags?.({ touched: outdated, missed: () => outdated(ALL_TAGS) })
      if (!mayKeep()) return
      const since = cache.epoch()
      const kept = await loadKeptPages(keptFile, await version())
      for (const [key, page] of kept) cache.put(key, page, since)
    },
    save: async () => {
      if (!mayKeep()) return
      try {
        const made = await version()
        const lasting = cache.entries().filter(([, { tags }]) => !tags.has(ENDS_BY_THE_CLOCK))
        await saveKeptPages(keptFile, made, lasting)
      } catch (error) {
        log.warn('cache', 'The prepared pages could not be kept for the next start', { error })
      }
    },
    close: async () => {
      endTags?.()
      await lastGood.close()
    },
  }
}
