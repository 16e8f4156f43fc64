import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const HOUR = 'public, max-age=3600'

const read = (...path: readonly string[]) => readFileSync(join(import.meta.dirname, ...path))

const sheet = () => Buffer.concat([read('tokens.css'), read('sign-in.css')])
const font = (name: string) => ({ type: 'font/woff2', load: () => read('fonts', `${name}.woff2`) })

const FILES: ReadonlyMap<string, { readonly type: string; readonly load: () => Buffer }> = new Map([
  ['/auth/sign-in.css', { type: 'text/css; charset=utf-8', load: sheet }],
  ['/auth/newsreader.woff2', font('newsreader-basic')],
  ['/auth/instrument-sans.woff2', font('instrument-sans-basic')],
  ['/auth/instrument-sans-signs.woff2', font('instrument-sans-signs')],
])

/**
 * Creates a function that returns the style sheet and the fonts of the sign-in page, and undefined for any other path. A file is read at
 * its first request.
 */
export function createPageFiles(): (path: string) => Response | undefined {
  const cached = new Map<string, Uint8Array<ArrayBuffer>>()
  return (path) => {
    const file = FILES.get(path)
    if (file === undefined) return undefined
    const bytes = cached.get(path) ?? new Uint8Array(file.load())
    cached.set(path, bytes)
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
