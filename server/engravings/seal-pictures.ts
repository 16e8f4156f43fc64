import { LRUCache } from 'lru-cache'
import {
  encodeAnswer,
  respondEncoded,
  type EncodedAnswer,
} from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { readSeal, sealSvg } from '#shared/engraving/seal.ts'

/** Some hundred seals stand on all pages together, about 10 KB each with their compressed forms. */
const AT_HAND = 500

/** A deployment may draw them anew; until then nothing about them changes. */
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Answers for the small engravings that pages show as pictures. */
export interface SealPictures {
  /** @param names the parts of the address, in the order of its pattern; 404 where one of them is unknown */
  answer(names: Parameters<typeof readSeal>[0], request: Request): Promise<Response>
}

/** Draws each seal once and keeps it at hand. */
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
