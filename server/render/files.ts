import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import type { HeaderSet } from '#server/http/headers.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Built files carry a hash of their content in their names, so they never change under a URL. */
const HASHED = /-[\w-]{8,}\.\w+$/

function setHeaders(context: Context, headers: HeaderSet) {
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
}

/**
 * The built files of the site (below `/assets`) and of the Studio (below `/studio`, where every other path answers with the Studio's page).
 * @param options.directory where the builds lie, `dist`
 */
export async function createFiles(options: {
  readonly directory: string
  readonly fileHeaders: HeaderSet
  /** Given the hashes of the inline scripts of the Studio's page. */
  readonly studioHeaders: (scriptHashes: readonly string[]) => HeaderSet
}): Promise<Hono> {
  const studioHtml = await readFile(join(options.directory, 'studio', 'index.html'), 'utf8')
  const studioHeaders = options.studioHeaders(inlineScriptHashes(studioHtml))
  const files = (root: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (path, context) => {
        setHeaders(context, options.fileHeaders)
        context.header(
          'cache-control',
          HASHED.test(path.replace(/\.(?:br|gz)$/, '')) ? IMMUTABLE : 'no-cache',
        )
      },
    })

  const app = new Hono()
  app.use('/assets/*', files(join(options.directory, 'client')))
  // Sourceless requests for the page itself (`/studio/index.html`) must carry the page's own headers.
  app.get('/studio/index.html', (context) => context.redirect('/studio', 308))
  app.use('/studio/*', files(options.directory))
  for (const path of ['/studio', '/studio/*']) {
    app.get(path, (context) => {
      if (/\.\w+$/.test(context.req.path)) return context.notFound()
      setHeaders(context, studioHeaders)
      return context.html(studioHtml)
    })
  }
  return app
}

/** CSP sources (`sha256-…`) of the scripts that stand in `html` itself. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [
    ...html.matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}
