import { type ContentChanges, onPublicToRead } from './content-changes.ts'
import type { Cms } from '../cms/cms.ts'
import type { DeliveredPages } from '../content/delivered-pages.ts'
import type { PageService } from '../content/pages.service.ts'
import type { Mirror } from '../mirror/types.ts'
import { dependenciesOfPage } from '#shared/content/change-tags.ts'
import { isRecord } from '#shared/content/guards.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { navigation } from '#shared/content/pages/frame/navigation.ts'
import { DRAFTED_TYPES } from '#shared/content/status.ts'
import { linkedPaths, withoutLinks } from '#shared/pages/frame/live-links.ts'

const page = pageOf('navigation', 'main')

/** Types whose changes can add or remove a page to which the navigation links. */
const TYPES: ReadonlySet<string> = new Set([...DRAFTED_TYPES, page.type])

/** Links of the published navigation to pages that visitors cannot open. */
export interface LiveLinks {
  /** Paths of the missing pages. */
  readonly missing: () => ReadonlySet<string>
  /** Checks which linked pages exist. Called after the mirror has started or caught up. */
  readonly read: () => Promise<void>
  /** Wraps the CMS, so that its results for visitors do not contain links to missing pages. */
  readonly inCms: (cms: Cms) => Cms
  /** Wraps the page service, so that REST returns no links to missing pages. */
  readonly inPages: (pages: PageService) => PageService
}

/**
 * Checks the links of the navigation. While a linked page is unpublished or removed, all pages omit the link.
 * @param misses true if a path certainly has neither a page nor a redirect to one
 */
export function followLinks(
  { deliveredPages, mirror }: { deliveredPages: Pick<DeliveredPages, 'copy'>; mirror: Mirror },
  misses: (path: string) => Promise<boolean>,
  changes: ContentChanges,
): LiveLinks {
  let missing: ReadonlySet<string> = new Set()
  let latest = 0
  /** True after a change whose linked pages could not be checked, because the mirror was outdated. */
  let isDue = false
  const read = async () => {
    const own = (latest += 1)
    const links = await deliveredPages.copy(page)
    // An outdated mirror may lack pages that exist.
    isDue = !mirror.status.current
    if (isDue) return
    const found = new Set<string>()
    for (const path of linkedPaths(links)) {
      if (await misses(path).catch(() => false)) found.add(path)
    }
    // Ignores the result of an earlier read that ends after the latest one, and an unchanged result.
    if (own !== latest || found.symmetricDifference(missing).size === 0) return
    missing = found
    changes.emit('outdated', {
      tags: [...dependenciesOfPage(page.type, page.id).tags],
      takenOff: [],
    })
  }
  onPublicToRead(changes, ({ types }) => {
    if (types.some((type) => TYPES.has(type))) void read()
  })
  changes.on('written', ({ redirects }) => {
    if (redirects.length > 0) void read()
  })
  /**
   * Makes up for a check that is due, once the mirror is current again. That can happen without a change, for example if only its
   * connection was interrupted.
   */
  const readDue = () => {
    if (isDue && mirror.status.current) void read()
  }

  /** Result of a query with the navigation, without links to missing pages. */
  const live = (data: unknown): unknown => {
    const links = isRecord(data) ? navigation.safeParse(data['copy']).data : undefined
    return isRecord(data) && links !== undefined
      ? { ...data, copy: withoutLinks(links, missing) }
      : data
  }
  return {
    missing: () => missing,
    read,
    inCms: (cms) => ({
      ...cms,
      get state() {
        return cms.state
      },
      queryUnchecked: async (name, params) => {
        if (name === page.type) readDue()
        const result = await cms.queryUnchecked(name, params)
        return name === page.type && missing.size > 0
          ? { ...result, data: live(result.data) }
          : result
      },
    }),
    inPages: (pages) => ({
      ...pages,
      page: async (wanted) => {
        if (wanted.id === page.id) readDue()
        const result = await pages.page(wanted)
        if (wanted.id !== page.id) return result
        const links = navigation.safeParse(result.content).data
        return links === undefined ? result : { ...result, content: withoutLinks(links, missing) }
      },
    }),
  }
}
