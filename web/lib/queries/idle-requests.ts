import { fixedPageAt } from '#shared/content/pages/fixed-pages.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import { prefetchText, requestText } from './page-text.ts'

/** True if the browser asks sites to save data. The API is missing in some browsers and in TypeScript's library. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

/**
 * Loads the page at a path in advance: its code, with `loadCode`, and the text of a fixed page. Does nothing if the browser asks sites to
 * save data.
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
 * Requests the published frame (navigation and site settings of all pages), and shows it if it differs from the current one. If the request
 * fails, the frame stays as it is.
 * @param show receives a function that returns the next frame for the current one
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
