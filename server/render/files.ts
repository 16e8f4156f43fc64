import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { IMMUTABLE } from '#lake/common/caching.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'

/** Matches built files whose name contains a hash of their content. The content at such a URL never changes. */
const HASHED = /-[\w-]{8,}\.\w+$/

/** Matches the paths of the Studio's tools. A document id at the end of such a path may contain dots, which are no file extension. */
const STUDIO_TOOL = new RegExp(`^${paths.studio}/(?:structure|intent)/`)

/** Files at the root of the site, which rarely change. */
const ROOT_FILES = [
  wellKnownPaths.favicon,
  wellKnownPaths.manifest,
  ...([180, 192, 512] as const).map(wellKnownPaths.iconOfSize),
]
const DAY = 'public, max-age=86400'

function setHeaders(context: Context, headers: HeaderSet) {
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
}

/**
 * Serves the built files. Files of the site: below `/assets`, icons, the service worker and the script of the booking widget. Files of the
 * Studio: below `/studio`, where all other paths return the Studio's page.
 * @param options.directory folder of the builds, `dist`
 */
export async function createFiles(options: {
  readonly directory: string
  readonly fileHeaders: HeaderSet
  readonly workerHeaders: HeaderSet
  /** Returns the headers of the Studio's page. The argument contains the hashes of the page's inline scripts. */
  readonly studioHeaders: (scriptHashes: readonly string[]) => HeaderSet
}): Promise<Hono> {
  const studioHtml = await readFile(join(options.directory, 'studio', 'index.html'), 'utf8')
  const studioHeaders = options.studioHeaders(inlineScriptHashes(studioHtml))
  // The hook of the library can't be used to set headers, because it runs after the library has created the response.
  const files = (
    root: string,
    unhashed = 'no-cache',
    headers = options.fileHeaders,
  ): MiddlewareHandler => {
    const serve = serveStatic({ root, precompressed: true })
    return async (context, next) => {
      const answer = await serve(context, next)
      if (!(answer instanceof Response)) return
      for (const [name, value] of Object.entries(headers)) {
        answer.headers.set(name, value)
      }
      answer.headers.set('cache-control', HASHED.test(context.req.path) ? IMMUTABLE : unhashed)
      return answer
    }
  }
  const studioPage = (context: Context) => {
    setHeaders(context, studioHeaders)
    return context.html(studioHtml)
  }

  const app = new Hono()
  const client = join(options.directory, 'client')
  app.use('/assets/*', files(client))
  for (const path of ROOT_FILES) app.use(path, files(client, DAY))
  app.use(paths.bookingWidget, files(client))
  app.use(workerPaths.script, files(client, 'no-cache', options.workerHeaders))
  // Registered before the route of the built files, which would also match the Studio's page. The page needs other headers than the files.
  for (const path of [paths.studio, `${paths.studio}/`]) app.get(path, studioPage)
  app.get(`${paths.studio}/index.html`, (context) => context.redirect(paths.studio, 308))
  app.use(`${paths.studio}/*`, files(options.directory))
  app.get(`${paths.studio}/*`, (context) =>
    /\.\w+$/.test(context.req.path) && !STUDIO_TOOL.test(context.req.path)
      ? context.notFound()
      : studioPage(context),
  )
  return app
}

/** CSP sources (`sha256-…`) of the inline scripts in `html`. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [
    ...html.matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}
