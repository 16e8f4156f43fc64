import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { createSerial } from '#shared/async/serial.ts'
import { socialCardSvg, type SocialCard } from './social-card.ts'
import type { Typesetter } from './text-path.ts'

/** Store of files on disk, by key. */
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

/** A PNG with its ETag. */
export interface SocialImage {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/**
 * Options of the PNG encoder. A small palette is sufficient, because an image has only the colours of paper, ink and one accent, and shades
 * between them.
 */
const PALETTE = { palette: true, colours: 64, effort: 7, compressionLevel: 9 } as const

/** Maximum number of images that are cached in memory, about 0.2 MB each. */
const AT_HAND = 40

/** Creates the store of social images. Each image is rendered once and then read from disk. Only one image is rendered at a time. */
export function createSocialImages(store: FileStore): {
  image(card: SocialCard): Promise<SocialImage>
} {
  let typesetter: Typesetter | undefined
  const queue = createSerial()
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
    // Loaded with the first image, because the reader of fonts has 2 MB of source text.
    typesetter ??= (await import('./text-path.ts')).createTypesetter()
    const svg = socialCardSvg(card, typesetter)
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
    return { body: await draw(svg, hash), etag: `"${hash}"` }
  }

  return {
    image: (card) => {
      const key = JSON.stringify(card)
      const known = atHand.get(key)
      if (known !== undefined) return known
      const image = queue.run(() => make(card))
      image.catch(() => atHand.delete(key))
      atHand.set(key, image)
      return image
    },
  }
}
