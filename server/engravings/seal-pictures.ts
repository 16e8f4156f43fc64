import { LRUCache } from 'lru-cache'
import {
  encodeAnswer,
  respondEncoded,
  type EncodedAnswer,
} from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { readSeal, sealSvg } from '#shared/engraving/seal.ts'

/** Maximum number of cached seals. All pages together contain a few hundred seals, each about 10 KB including its compressed forms. */
const AT_HAND = 500

/** Cache-Control for one day: only a deployment can change a seal. */
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Responses for the small engravings that pages show as images. */
export interface SealPictures {
  /** Responds with a seal. @param names path parameters in the order of the pattern; an unknown value leads to 404 */
  answer(names: Parameters<typeof readSeal>[0], request: Request): Promise<Response>
}

/** Creates the responses. Each seal is rendered once and cached. */
export function createSealPictures(headers: HeaderSet): SealPictures {
  const atHand = new LRUCache<string, Promise<EncodedAnswer>>({ max: AT_HAND })
  return {
    answer: async (names, request) => {
      const seal = readSeal(names)
      if (seal === undefined) {
        return new Response(request.method === 'HEAD' ? null : 'Not found\n', {
          status: 404,
          headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
        })
      }
      const { pathname } = new URL(request.url)
      let drawn = atHand.get(pathname)
      if (drawn === undefined) {
        drawn = encodeAnswer({
          status: 200,
          headers: { ...headers, 'content-type': 'image/svg+xml' },
          text: sealSvg(seal.look, seal.theme),
          caching: DAY,
        })
        atHand.set(pathname, drawn)
      }
      return respondEncoded(await drawn, request)
    },
  }
}
