import { fixedPageAt } from '#shared/content/pages/fixed-pages.ts'
import { prefetchText } from './page-text.ts'

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
 * Loads the page at a path in advance: its code, by `loadCode`, and the text of a fixed page. Does nothing if the browser asks sites to
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
