import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { IMMUTABLE } from '#lake/common/caching.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'

/** Names of built files contain a hash of their content, so a URL never changes its content. */
const HASHED = /-[\w-]{8,}\.\w+$/

/** Paths of the Studio's tools. Their last segment may be a document id, whose dots do not begin a file extension. */
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
 * Serves the built files of the site (below `/assets`, its icons, the service worker and the widget script) and of the Studio
 * (below `/studio`, where every other path serves the Studio's page).
 * @param options.directory folder of the builds, `dist`
 */
export async function createFiles(options: {
  readonly directory: string
  readonly fileHeaders: HeaderSet
  readonly workerHeaders: HeaderSet
  /** Returns the Studio's headers for the hashes of the inline scripts in its page. */
  readonly studioHeaders: (scriptHashes: readonly string[]) => HeaderSet
}): Promise<Hono> {
  const studioHtml = await readFile(join(options.directory, 'studio', 'index.html'), 'utf8')
  const studioHeaders = options.studioHeaders(inlineScriptHashes(studioHtml))
  // The library's hook runs after the library has created the response, which is too late to set headers.
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
  // Registered before the route of the built files. That route also includes the Studio's page, which must be sent with separate headers.
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
