import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { socialCardSvg, type SocialCard } from './social-card.ts'
import { createTypesetter, type Typesetter } from './text-path.ts'

/** Files on disk by key. */
export interface FileStore {
  get(key: string): Promise<{ readonly body: Uint8Array<ArrayBuffer> } | undefined>
  put(
    key: string,
    file: {
      readonly headers: Readonly<Record<string, string>>
      readonly body: Uint8Array<ArrayBuffer>
    },
  ): Promise<void>
}

/** A PNG and what tells it from any other. */
export interface SocialImage {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** The colours of a card are paper, ink and one accent with what lies between them. */
const PALETTE = { palette: true, colours: 64, effort: 7, compressionLevel: 9 } as const

/** Images at hand without a look at the disk, a fifth of a megabyte each. */
export const AT_HAND = 40

/** Social images as files: each is drawn once, one at a time, and read from the disk from then on. */
export function createSocialImages(store: FileStore): {
  image(card: SocialCard): Promise<SocialImage>
} {
  let typesetter: Typesetter | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const atHand = new LRUCache<string, Promise<SocialImage>>({ max: AT_HAND })

  const draw = async (svg: string, key: string) => {
    const known = await store.get(key)
    if (known !== undefined) return known.body
    const png = await sharp(Buffer.from(svg)).png(PALETTE).toBuffer()
    const body = new Uint8Array(png)
    await store.put(key, { headers: { 'content-type': 'image/png' }, body })
    return body
  }

  const make = async (card: SocialCard) => {
    typesetter ??= createTypesetter()
    const svg = socialCardSvg(card, typesetter)
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
    return { body: await draw(svg, hash), etag: `"${hash}"` }
  }

  return {
    image: (card) => {
      const key = JSON.stringify(card)
      const known = atHand.get(key)
      if (known !== undefined) return known
      const image = queue.then(() => make(card))
      queue = image.catch(() => atHand.delete(key))
      atHand.set(key, image)
      return image
    },
  }
}
