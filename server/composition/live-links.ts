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

/** Document types whose changes can add or remove a page that is linked in the navigation, or change the navigation. */
const TYPES: ReadonlySet<string> = new Set([...DRAFTED_TYPES, page.type])

/** Links of the published navigation that lead to missing pages. */
export interface LiveLinks {
  /** Paths of the missing pages. */
  readonly missing: () => ReadonlySet<string>
  /** Checks the linked pages. Called after the mirror has started or caught up with the lake. */
  readonly read: () => Promise<void>
  /** Wraps the CMS, so that its results for visitors do not contain links to missing pages. */
  readonly inCms: (cms: Cms) => Cms
  /** Wraps the page service, so that REST returns no links to missing pages. */
  readonly inPages: (pages: PageService) => PageService
}

/**
 * Checks the links of the navigation after each change. All pages omit the links to unpublished or removed pages.
 * @param misses returns true if it is certain that a path has neither a page nor a redirect to a page
 */
export function followLinks(
  { deliveredPages, mirror }: { deliveredPages: Pick<DeliveredPages, 'copy'>; mirror: Mirror },
  misses: (path: string) => Promise<boolean>,
  changes: ContentChanges,
): LiveLinks {
  let missing: ReadonlySet<string> = new Set()
  let latest = 0
  /** True if the links must be checked again, because the mirror was outdated at the last check. */
  let isDue = false
  const read = async () => {
    const own = (latest += 1)
    const links = await deliveredPages.copy(page)
    // An outdated mirror may lack pages that exist, so their links must not be hidden.
    isDue = !mirror.status.current
    if (isDue) return
    const found = new Set<string>()
    for (const path of linkedPaths(links)) {
      if (await misses(path).catch(() => false)) found.add(path)
    }
    // Stops if a newer check has begun or the result is the same as before.
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
   * Repeats a check that was not possible because the mirror was outdated. The mirror can become current without an event, for example if
   * only its connection was interrupted.
   */
  const readDue = () => {
    if (isDue && mirror.status.current) void read()
  }

  /** Removes links to missing pages from the result of a query, if the result contains the navigation. */
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
