import { brotliCompressSync } from 'node:zlib'
import { paths } from '#shared/paths/paths.ts'

/**
 * Maximum size of documents with their response headers, in bytes: the first congestion window, ten segments of 1,460 bytes. A larger
 * document needs another round trip before the first paint.
 */
const FIRST_WINDOW = 14_600

/** Pages whose documents are larger than the first window, with their limits in bytes. */
const LARGER: Readonly<Record<string, number>> = {
  [paths.services]: 15_000,
  [paths.service('criminal-check')]: 14_800,
  [paths.privacyPolicy]: 15_100,
}

/** Maximum size of the document of a page with its response headers, in bytes. */
export const documentLimit = (path: string): number => LARGER[path] ?? FIRST_WINDOW

/**
 * Size of a document with its response headers, in bytes. The body is compressed with Brotli level 11, as the server sends it after the
 * first requests.
 */
export async function documentSize(address: string) {
  const response = await fetch(address)
  const headers = [...response.headers].reduce(
    (sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  )
  return headers + brotliCompressSync(await response.text()).length
}
