import { mediaPaths } from '#shared/paths/media-paths.ts'
import type { MediaSource } from './media.ts'
import { Refusal } from './refusal.ts'

/** Who waits for a picture of a service. */
interface Waiting {
  readonly address: string
  readonly admitPicture?: () => number
}

/** Pictures of a service, each asked for once and kept. */
export interface CopiedPictures {
  /** Those that may be kept, without metadata. */
  get(request: Request, peer: Waiting): Promise<Response>
  /** Those that may not, as the service stores them. */
  pass(request: Request, peer: Waiting): Promise<Response>
}

/**
 * Asks a service for what stands at an address of this site. Its cookies, its refusals and what it says of itself stay there.
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
    // Whatever it is, it would be shown under this site's own name.
    if (!answer.ok || !/^image\/(?:jpeg|png|gif|webp|avif)$/i.test(type)) {
      await answer.body?.cancel()
      return new Response(null, { status: 404 })
    }
    const headers = new Headers({ 'content-type': type, vary: 'Accept' })
    for (const name of ['etag', 'content-length']) {
      const value = answer.headers.get(name)
      // What is unpacked on the way here is no longer as long as it says.
      if (value !== null && !answer.headers.has('content-encoding')) headers.set(name, value)
    }
    return new Response(answer.body, { headers })
  }
}

/** Pictures that a service keeps. */
export function createHostedSource(cloud: string, copies: CopiedPictures): MediaSource {
  return {
    cloud,
    keepsMetadata: true,
    picture: async (request, _address, { sender, admit }, isPublic) => {
      const peer = { address: sender, ...(admit !== undefined && { admitPicture: admit }) }
      const url = new URL(request.url)
      // Nothing that follows a question mark reaches the service, nor makes a second copy.
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
