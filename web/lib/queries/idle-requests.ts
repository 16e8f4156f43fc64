import { fixedPageAt } from '#shared/content/pages/fixed-pages.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import { prefetchText, requestText } from './page-text.ts'

/** True if the user has turned on data saving in the browser. TypeScript's library and some browsers lack the API. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

/**
 * Loads the page at a path in advance: its code by `loadCode`, and its text if it is a fixed page. Does nothing if the user has turned on
 * data saving in the browser.
 */
export function prefetchPage(
  env: Parameters<typeof prefetchText>[0],
  pathname: string,
  loadCode: (pathname: string) => void,
): void {
  if (savesData()) return
  loadCode(pathname)
  const page = fixedPageAt(pathname)
  if (page !== undefined) void prefetchText(env, page.kind, page.slug)
}

/**
 * Requests the published frame (navigation and site settings of all pages), and shows it if it differs from the current frame. If the
 * request fails, nothing changes.
 * @param show receives a function that converts the current frame to the next one
 */
export function refreshFrame(
  env: Parameters<typeof requestText>[0],
  show: (next: (shown: SiteFrame | undefined) => SiteFrame) => void,
): void {
  const load = async () => {
    const [navigation, settings, { changedFrame, updatedFrame }] = await Promise.all([
      requestText(env, 'navigation', 'main'),
      requestText(env, 'settings', 'site'),
      import('#shared/pages/frame/changed-frame.ts'),
    ])
    const current = { navigation: navigation.data.page, settings: settings.data.page }
    const changed = await changedFrame(current)
    show((shown = {}) => updatedFrame(shown, changed))
  }
  load().catch(() => undefined)
}
