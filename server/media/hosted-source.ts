import { mediaPaths } from '#shared/paths/media-paths.ts'
import type { MediaSource } from './media.ts'
import { Refusal } from './refusal.ts'

/** Client that waits for a picture, with its rate limit. */
interface Waiting {
  readonly address: string
  readonly admitPicture?: () => number
}

/** Access to the pictures of an external service, with and without a cache. */
export interface CopiedPictures {
  /** Returns a picture without metadata, from the cache if possible. */
  get(request: Request, peer: Waiting): Promise<Response>
  /** Returns a picture as the service stores it, without caching. */
  pass(request: Request, peer: Waiting): Promise<Response>
}

/**
 * Creates a function that fetches a picture from the service, requested by a URL of this site. Only the service's headers about the picture
 * are passed on, but no cookies and no error responses.
 * @param deliveryHost scheme and host of the service's delivery
 */
export function fetchFromService(deliveryHost: string) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const address = deliveryHost + pathname.slice(mediaPaths.base.length)
    const accept = request.headers.get('accept') ?? ''
    const answer = await fetch(address, { headers: { accept }, redirect: 'error' })
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status >= 500) return new Response(null, { status: 503 })
    // Other media types, such as HTML, could run scripts with the origin of this site.
    if (!answer.ok || !/^image\/(?:jpeg|png|gif|webp|avif)$/i.test(type)) {
      await answer.body?.cancel()
      return new Response(null, { status: 404 })
    }
    const headers = new Headers({ 'content-type': type, vary: 'Accept' })
    for (const name of ['etag', 'content-length']) {
      const value = answer.headers.get(name)
      // The length of a compressed response differs from the length of the decoded body, so the header is dropped.
      if (value !== null && !answer.headers.has('content-encoding')) headers.set(name, value)
    }
    return new Response(answer.body, { headers })
  }
}

/** Pictures stored by an external service. */
export function createHostedSource(cloud: string, copies: CopiedPictures): MediaSource {
  return {
    cloud,
    keepsMetadata: true,
    picture: async (request, _address, { sender, admit }, isPublic) => {
      const peer = { address: sender, ...(admit !== undefined && { admitPicture: admit }) }
      const url = new URL(request.url)
      // Removes the query string, so that it neither reaches the service nor creates a second cached copy.
      url.search = ''
      const { headers, signal } = request
      const asked = new Request(url, { headers, signal })
      const answer = await (isPublic ? copies.get : copies.pass)(asked, peer)
      if (answer.status === 404) return undefined
      if (answer.status === 503) {
        throw new Refusal('Try again shortly: the image host does not answer.', 503, {
          retryAfter: 5,
        })
      }
      return answer
    },
  }
}
