import { IMMUTABLE, isKnown, UNKEPT } from '#server/http/caching.ts'
import { UPLOAD_POLICY } from '#server/http/headers.ts'
import type { PictureStore } from './picture-store.ts'
import { missingAsset } from './refusals.ts'

/** The asset that a path under `/lake` names. */
export interface NamedAsset {
  readonly project: string
  readonly dataset: string
  /** Id of the asset's document. */
  readonly assetId: string
}

const ASSET_PATH =
  /^\/(images|files)\/([a-z0-9-]{1,64})\/([a-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,128})\.([a-z0-9]{1,10})(?:\/[^/]{0,200})?$/

/** The asset behind `/images/{project}/{dataset}/{name}.{ext}`; undefined for any other path. */
export function parseAssetPath(path: string): NamedAsset | undefined {
  const [, folder, project, dataset, name, extension] = ASSET_PATH.exec(path) ?? []
  if (project === undefined || dataset === undefined) return undefined
  const kind = folder === 'images' ? 'image' : 'file'
  return { project, dataset, assetId: `${kind}-${name}-${extension}` }
}

/** A copy with the caching that the asset's state allows. A refusal is never kept by anyone. */
export function withPolicy(response: Response, isPublic: boolean): Response {
  const headers = new Headers(response.headers)
  const isAnswer = response.status < 300 || response.status === 304
  headers.set('cache-control', isAnswer ? (isPublic ? IMMUTABLE : UNKEPT) : 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', UPLOAD_POLICY)
  return new Response(response.body, { status: response.status, headers })
}

/** Headers of the lake's answer that describe the picture itself. */
const KEPT_HEADERS = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'etag',
  'vary',
] as const

/** Larger files are passed on and not kept, bytes. */
const MAX_KEPT = 30 * 1024 * 1024

/** What decides which of several pictures an address stands for: with `auto=format` the browser's `Accept`. */
function keyOf(url: URL, accept: string): string {
  const query = [...url.searchParams].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const format = !url.searchParams.has('auto')
    ? ''
    : /image\/avif/i.test(accept)
      ? 'avif'
      : /image\/webp/i.test(accept)
        ? 'webp'
        : 'plain'
  return JSON.stringify([url.pathname, query, format])
}

export interface PictureSource {
  readonly store: PictureStore
  /** Asks the lake for a picture. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** Public pictures of a lake elsewhere: from the copy on disk, else from the lake, which is asked once for each. */
export function createPictures({ store, fetch }: PictureSource) {
  const asking = new Map<string, Promise<Response>>()

  const fresh = async (key: string, request: Request): Promise<Response> => {
    // The whole picture, whatever part of it this browser asks for.
    const headers = new Headers({ accept: request.headers.get('accept') ?? '*/*' })
    const answer = await fetch(new Request(request.url, { headers })).catch(() => undefined)
    if (answer === undefined || answer.status >= 500) {
      return new Response(null, { status: 503, headers: { 'retry-after': '2' } })
    }
    if (answer.status === 404) return missingAsset()
    if (answer.status !== 200) return answer
    if (Number(answer.headers.get('content-length') ?? 0) > MAX_KEPT) return answer
    const body = new Uint8Array(await answer.arrayBuffer())
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const picture = { headers: Object.fromEntries(kept), body }
    await store.put(key, picture)
    return new Response(body, { headers: picture.headers })
  }

  const once = async (key: string, request: Request) => {
    const known = asking.get(key)
    if (known !== undefined) return (await known).clone()
    const asked = fresh(key, request).finally(() => asking.delete(key))
    asking.set(key, asked)
    return (await asked).clone()
  }

  return {
    /** @param refuse asked before the lake is; what it gives is answered instead */
    get: async (request: Request, refuse: () => Response | undefined): Promise<Response> => {
      const key = keyOf(new URL(request.url), request.headers.get('accept') ?? '')
      const copy = await store.get(key)
      const refusal = copy === undefined && !asking.has(key) ? refuse() : undefined
      if (refusal !== undefined) return refusal
      const response =
        copy === undefined
          ? await once(key, request)
          : new Response(copy.body, { headers: copy.headers })
      const etag = response.headers.get('etag')
      if (etag !== null && isKnown(request.headers.get('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers: response.headers })
      }
      return response
    },
  }
}
