import { wellKnownPaths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { bootScript } from '../lib/boot/boot-script.ts'
import { escapeHtml, headHtml, inertJson, type HeadTag } from '../lib/page/head.ts'
import type { LeadFiles } from '../lib/images/lead-files.ts'
import { pageDataId, type PageData } from '../lib/page/page-data.ts'
import { fontUrls, type PageAssets } from './assets.ts'

/** Parts of an HTML document around the rendered markup. */
export interface DocumentParts {
  readonly head: readonly HeadTag[]
  /**
   * Files of the largest picture of the first screen, if it has a version for each theme. The boot script preloads the version of the
   * current theme.
   */
  readonly lead?: readonly LeadFiles[]
  readonly body: string
  readonly data: PageData
  readonly assets: PageAssets
  /** Module of the route. It determines which chunks are preloaded. */
  readonly route: string | undefined
}

const fontPreloads = fontUrls
  .map(
    (url) =>
      `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin="">`,
  )
  .join('')

/** Must come before the boot script, because the media queries of the boot script depend on the viewport. */
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'

const fixedHead =
  '<meta name="theme-color" content="#FAF8F3" media="(prefers-color-scheme: light)">' +
  '<meta name="theme-color" content="#0C1B1A" media="(prefers-color-scheme: dark)">' +
  `<link rel="icon" sizes="32x32" href="${wellKnownPaths.favicon}">` +
  `<link rel="icon" type="image/svg+xml" href="${wellKnownPaths.icon}">` +
  `<link rel="apple-touch-icon" href="${wellKnownPaths.iconOfSize(180)}">` +
  `<link rel="manifest" href="${wellKnownPaths.manifest}">`

/** Returns the HTML of a page. It works with a CSP that allows only the site's own origin and the hash of the boot script. */
export function documentHtml({
  head,
  lead = [],
  body,
  data,
  assets,
  route,
}: DocumentParts): string {
  const chunks = [...assets.preloads, ...((route && assets.routes?.[route]) || [])]
  const styles = [...assets.styles, ...((route && assets.routeStyles?.[route]) || [])]
    .map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`)
    .join('')
  const leadFiles = lead.length === 0 ? '' : ` data-lead="${escapeHtml(JSON.stringify(lead))}"`
  return (
    `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8">${viewport}` +
    `<script data-entry="${escapeHtml(assets.scripts[0] ?? '')}" data-chunks="${escapeHtml(chunks.join(' '))}"${leadFiles}>${bootScript}</script>` +
    `${headHtml(head)}${fixedHead}${fontPreloads}${styles}</head>` +
    `<body><div id="app">${body}</div>` +
    `<script type="application/json" id="${pageDataId}">${inertJson(data)}</script></body></html>`
  )
}
