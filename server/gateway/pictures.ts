import { IMMUTABLE, isKnown, PRIVATE_NO_STORE } from '#lake/common/caching.ts'
import { UPLOAD_POLICY } from '#lake/common/upload-policy.ts'
import { Abandoned, createFairQueue, QueueFull } from '#lake/common/fair-queue.ts'
import type { PictureStore } from './picture-store.ts'
import { abandoned, missingAsset, tooMany, unavailableAsset } from './refusals.ts'

/** Asset in a path below `/lake`. */
export interface NamedAsset {
  readonly project: string
  readonly dataset: string
  readonly kind: 'image' | 'file'
  /** Id of the asset's document. */
  readonly assetId: string
  /** Canonical path below `/lake`, without the optional readable file name at the end. */
  readonly address: string
}

const ASSET_PATH =
  /^\/(images|files)\/([a-z0-9-]{1,64})\/([a-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,128})\.([a-z0-9]{1,10})(?:\/[^/]{0,200})?$/

/** Parses `/images/{project}/{dataset}/{name}.{ext}` (or `/files/…`). Returns undefined for any other path. */
export function parseAssetPath(path: string): NamedAsset | undefined {
  const [, folder, project, dataset, name, extension] = ASSET_PATH.exec(path) ?? []
  if (project === undefined || dataset === undefined) return undefined
  const kind = folder === 'images' ? 'image' : 'file'
  return {
    project,
    dataset,
    kind,
    assetId: `${kind}-${name}-${extension}`,
    address: `/${folder}/${project}/${dataset}/${name}.${extension}`,
  }
}

/** Request headers that decide if the response is the original or the clean copy, for `Vary`. */
const CALLER = 'Cookie, Authorization'

/**
 * Copies a response and sets the Cache-Control for a public or private asset. An error is never cached.
 * @param ofCaller true if the bytes at the same address depend on the caller
 */
export function withPolicy(response: Response, isPublic: boolean, ofCaller = false): Response {
  const headers = new Headers(response.headers)
  if (ofCaller) headers.append('vary', CALLER)
  const isAnswer = response.status < 300 || response.status === 304
  headers.set('cache-control', isAnswer ? (isPublic ? IMMUTABLE : PRIVATE_NO_STORE) : 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', UPLOAD_POLICY)
  return new Response(response.body, { status: response.status, headers })
}

/** Headers of the lake's response that are passed on, because they describe the image. */
const KEPT_HEADERS = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'etag',
  'vary',
] as const

/** Maximum size of a stored image in bytes. Larger files are sent to the client without storing a copy. */
const MAX_KEPT = 30 * 1024 * 1024

/**
 * Cache key of an image URL. If the URL contains `auto=format` or `f_auto`, the key includes the best format in the browser's Accept
 * header.
 */
function keyOf(url: URL, accept: string, version: number): string {
  const query = [...url.searchParams].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const isChosen = url.searchParams.has('auto') || /[/,]f_auto[/,]/.test(url.pathname)
  const format = !isChosen
    ? ''
    : /image\/avif/i.test(accept)
      ? 'avif'
      : /image\/webp/i.test(accept)
        ? 'webp'
        : 'plain'
  return JSON.stringify([url.pathname, query, format, version])
}

/** Client of an image request. */
export interface PicturePeer {
  /** Address of the client. The queue for transformations alternates between addresses. */
  readonly address: string
  /**
   * Counts an image that is not cached towards the rate limit. Returns 0 if the image may be fetched, otherwise the number of seconds to
   * wait.
   */
  readonly admitPicture?: () => number
}

type FetchPicture = (request: Request, peer: PicturePeer) => Promise<Response>

export interface PictureSource {
  readonly store: PictureStore
  /** Fetches an image for visitors, without the metadata of its file. */
  readonly fetch: FetchPicture
  /** Fetches an image unchanged. */
  readonly original: FetchPicture
  /** Version of the code that removes metadata. Copies of other versions are ignored. */
  readonly version: number
}

/** A fetched image. A large image is not stored, so its stream can be read by one caller only. */
interface Fetched {
  readonly response: Response
  readonly isLarge: boolean
  isTaken: boolean
}

/** Maximum numbers of concurrent (`ASKED_AT_ONCE`) and of waiting requests to the lake. */
const ASKED_AT_ONCE = 4
const WAITING_PER_PEER = 64
const WAITING = 2_000
const BUSY_SECONDS = 2

class NotAdmitted extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('Too many pictures')
    this.seconds = seconds
  }
}

function refusalOf(error: unknown): Response {
  if (error instanceof NotAdmitted) return tooMany(error.seconds)
  if (error instanceof QueueFull) return tooMany(BUSY_SECONDS)
  if (error instanceof Abandoned) return abandoned()
  throw error
}

/**
 * Serves public images of a lake or an external image host, from the copy on disk if there is one. Concurrent callers of an image share one
 * request to its source.
 */
export function createPictures({ store, fetch, original, version }: PictureSource) {
  const queue = createFairQueue({
    concurrent: ASKED_AT_ONCE,
    waitingPerSender: WAITING_PER_PEER,
    waiting: WAITING,
  })

  const whole = (response: Response): Fetched => ({ response, isLarge: false, isTaken: false })

  const fresh = async (key: string, request: Request, peer: PicturePeer): Promise<Fetched> => {
    // Fetches the complete image even if the browser requests a range.
    const headers = new Headers({ accept: request.headers.get('accept') ?? '*/*' })
    const answer = await fetch(new Request(request.url, { headers }), peer).catch(() => undefined)
    if (answer === undefined || answer.status >= 500) {
      return whole(unavailableAsset())
    }
    if (answer.status === 404) return whole(missingAsset())
    if (answer.status !== 200) return whole(answer)
    if (Number(answer.headers.get('content-length') ?? 0) > MAX_KEPT) {
      return { response: answer, isLarge: true, isTaken: false }
    }
    const body = new Uint8Array(await answer.arrayBuffer())
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const picture = { headers: Object.fromEntries(kept), body }
    await store.put(key, picture)
    return whole(new Response(body, { headers: picture.headers }))
  }

  const once = async (key: string, request: Request, peer: PicturePeer): Promise<Response> => {
    const admit = () => {
      const seconds = peer.admitPicture?.() ?? 0
      if (seconds > 0) throw new NotAdmitted(seconds)
    }
    const asking = { key, sender: peer.address, signal: request.signal, admit }
    const fetched = await queue.run(asking, () => fresh(key, request, peer))
    if (!fetched.isLarge) return fetched.response.clone()
    // A large image is not shared between concurrent callers, because a copy of it would have to be held in memory.
    if (fetched.isTaken) return once(`${key} ${crypto.randomUUID()}`, request, peer)
    fetched.isTaken = true
    return fetched.response
  }

  return {
    get: async (request: Request, peer: PicturePeer): Promise<Response> => {
      const key = keyOf(new URL(request.url), request.headers.get('accept') ?? '', version)
      const copy = await store.get(key)
      const response =
        copy === undefined
          ? await once(key, request, peer).catch(refusalOf)
          : new Response(copy.body, { headers: copy.headers })
      const etag = response.headers.get('etag')
      if (etag !== null && isKnown(request.headers.get('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers: response.headers })
      }
      return response
    },
    /** Fetches an image unchanged, through the queue, and stores no copy. */
    pass: async (request: Request, peer: PicturePeer): Promise<Response> =>
      queue
        .run({ key: crypto.randomUUID(), sender: peer.address, signal: request.signal }, () =>
          original(request, peer),
        )
        .catch(refusalOf),
  }
}
