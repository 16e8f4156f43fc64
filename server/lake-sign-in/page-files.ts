import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../../web')
const HOUR = 'public, max-age=3600'

const read = (...path: readonly string[]) => readFileSync(join(...path))

/** The colours and sizes are the site's own, whose sheet of them stands for itself. */
const sheet = () =>
  Buffer.concat([read(WEB, 'styles/tokens.css'), read(import.meta.dirname, 'sign-in.css')])

const FILES: ReadonlyMap<string, { readonly type: string; readonly load: () => Buffer }> = new Map([
  ['/auth/sign-in.css', { type: 'text/css; charset=utf-8', load: sheet }],
  [
    '/auth/newsreader.woff2',
    { type: 'font/woff2', load: () => read(WEB, 'fonts/newsreader-basic.woff2') },
  ],
  [
    '/auth/instrument-sans.woff2',
    { type: 'font/woff2', load: () => read(WEB, 'fonts/instrument-sans-basic.woff2') },
  ],
  [
    '/auth/instrument-sans-signs.woff2',
    { type: 'font/woff2', load: () => read(WEB, 'fonts/instrument-sans-signs.woff2') },
  ],
])

/** Style sheet and faces of the sign-in page, read when they are first asked for; undefined for any other path. */
export function createPageFiles(): (path: string) => Response | undefined {
  const read = new Map<string, Uint8Array<ArrayBuffer>>()
  return (path) => {
    const file = FILES.get(path)
    if (file === undefined) return undefined
    const bytes = read.get(path) ?? new Uint8Array(file.load())
    read.set(path, bytes)
    return new Response(bytes, {
      headers: {
        'content-type': file.type,
        'cache-control': HOUR,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  }
}
