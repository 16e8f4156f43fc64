import newsreader from '../fonts/newsreader-basic.woff2?url'
import instrument from '../fonts/instrument-sans-basic.woff2?url'
import { isStaffPath } from '../lib/page/staff-path.ts'
import { routeFile } from './route-lookup.ts'
import { routeTable } from './route-table.ts'

/** Addresses of the built files that a page refers to. */
export interface PageAssets {
  /** Client entry scripts. The boot script imports the first of them. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Chunks that the entry imports itself. */
  readonly preloads: readonly string[]
  /** Chunks of each route, by the file of the route's module. */
  readonly routes?: Readonly<Record<string, readonly string[]>>
  /** Style sheets of the offline page. */
  readonly offlineStyles?: readonly string[]
  /** Style sheets that only one public route needs, by the file of the route's module. */
  readonly routeStyles?: Readonly<Record<string, readonly string[]>>
}

/** Part of Vite's `manifest.json` that is used. */
export type ViteManifest = Readonly<
  Record<
    string,
    | {
        readonly file: string
        readonly css?: readonly string[]
        readonly imports?: readonly string[]
      }
    | undefined
  >
>

const entry = 'web/shell/entry-client.tsx'
const offlineStyles = 'web/offline/offline.css'

function withImports(manifest: ViteManifest, key: string, seen: Set<string>): readonly string[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [key, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))]
}

/**
 * Style sheets of a chunk, after those of the chunks that it imports. The browser has the same order, so a page can override imported
 * styles.
 */
function stylesOf(manifest: ViteManifest, key: string, seen: Set<string>): readonly string[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen))
  return [...imported, ...(chunk.css ?? []).map((file) => `/${file}`)]
}

/** Returns the assets of the built site from its manifest. @throws Error if the manifest lacks an entry */
export function assetsOf(manifest: ViteManifest): PageAssets {
  const main = manifest[entry]
  if (main === undefined) throw new Error(`the manifest does not name ${entry}`)
  if (manifest[offlineStyles] === undefined) {
    throw new Error(`the manifest does not name ${offlineStyles}`)
  }
  const url = (key: string) => `/${manifest[key]?.file ?? ''}`
  const ofEntry = withImports(manifest, entry, new Set())
  const routes = routeTable.map(({ module }) => {
    const keys = withImports(manifest, routeFile(module), new Set(ofEntry))
    return [module, keys.map(url)] as const
  })
  const routeStyles = routeTable
    // Excludes the staff area. Its scripts load their style sheets themselves, in the required order.
    .filter(({ path }) => !isStaffPath(path))
    .map(({ module }) => [module, stylesOf(manifest, routeFile(module), new Set(ofEntry))] as const)
    .filter(([, files]) => files.length > 0)
  return {
    scripts: [url(entry)],
    routeStyles: Object.fromEntries(routeStyles),
    styles: stylesOf(manifest, entry, new Set()),
    offlineStyles: [url(offlineStyles)],
    preloads: ofEntry.slice(1).map(url),
    routes: Object.fromEntries(routes),
  }
}

/** Assets of a page in development, served by Vite from the sources. */
export const devAssets: PageAssets = {
  scripts: [`/${entry}`],
  styles: ['/web/styles/main.css'],
  preloads: [],
}

/** Font files that the first screen of every page needs, for preloading. */
export const fontUrls: readonly string[] = [newsreader, instrument]
