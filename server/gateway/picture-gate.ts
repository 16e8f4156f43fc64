import { LRUCache } from 'lru-cache'
import type { Picture } from '#shared/content/article.ts'
import { socialAddress } from '#shared/content/pictures/picture-address.ts'
import {
  everyAddress,
  feedFile,
  nearestFile,
  shownFiles,
} from '#shared/content/pictures/picture-files.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import type { NamedAsset } from './pictures.ts'

/** Crop and hotspot with which a document shows an image. */
export type PictureUse = Pick<Picture, 'crop' | 'hotspot'>

/** An image URL that the site uses. */
interface NamedFile {
  readonly kind: 'named'
  readonly address: string
  /** True for an image that social networks and feed readers embed in their pages. */
  readonly isShared: boolean
}

/**
 * Result of the check of an image URL that a visitor requests: the site uses the URL, the site uses a similar URL, or the URL is invalid.
 */
export type Verdict =
  | NamedFile
  | { readonly kind: 'other'; readonly nearest: string }
  | { readonly kind: 'senseless' }

export interface PictureGate {
  judge(asset: NamedAsset, search: URLSearchParams): Promise<Verdict>
  /** Clears the cache after a change of documents. */
  forget(): void
}

export interface PictureGateOptions {
  /** Returns the crops and hotspots with which public documents show an asset. */
  readonly usesOf: (assetId: string) => Promise<readonly PictureUse[]>
}

/** Maximum number of assets in the cache. */
const MOST_KNOWN = 1_000
const UNCUT: PictureUse = { crop: null, hotspot: null }
const DOWNLOAD = new Set(['dl', 'dlRaw'])

/** Cache key of the parameters that affect the image, in a fixed order. */
const keyOf = (search: URLSearchParams) =>
  [...search]
    .filter(([name]) => !DOWNLOAD.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')

const searchOf = (address: string) => new URL(address, 'http://site').searchParams

const lengthOf = (search: URLSearchParams, name: string) => {
  const text = search.get(name)
  const value = Number(text)
  return text === null ? undefined : value > 0 && value < Infinity ? value : Number.NaN
}

const toNamed = (address: string, isShared = false): NamedFile => ({
  kind: 'named',
  address,
  isShared,
})

/**
 * Creates the check of image URLs that visitors request. Allowed are the original of a public asset, and the URLs that the site uses for
 * the asset with the crops of public documents. Any other URL requests a size that no page shows, and would cause an unnecessary
 * transformation.
 */
export function createPictureGate({ usesOf }: PictureGateOptions): PictureGate {
  const plain = new LRUCache<string, ReadonlyMap<string, NamedFile>>({ max: MOST_KNOWN })
  const cut = new LRUCache<string, Promise<ReadonlyMap<string, NamedFile>>>({ max: MOST_KNOWN })

  const pictureOf = ({ assetId, address }: NamedAsset, use: PictureUse) => ({
    asset: assetId,
    url: lakePaths.base + address,
    ...use,
  })
  const named = (asset: NamedAsset, uses: readonly PictureUse[]) => {
    const files = uses.flatMap((use) => {
      const picture = pictureOf(asset, use)
      const shared = new Set([socialAddress(picture), feedFile(picture)?.url])
      return everyAddress(picture).map((address) => toNamed(address, shared.has(address)))
    })
    return new Map(files.map((file) => [keyOf(searchOf(file.address)), file]))
  }
  const plainOf = (asset: NamedAsset) => {
    const known = plain.get(asset.address) ?? named(asset, [UNCUT])
    plain.set(asset.address, known)
    return known
  }
  const cutOf = (asset: NamedAsset) => {
    const known = cut.get(asset.address)
    if (known !== undefined) return known
    const asked = usesOf(asset.assetId).then((uses) => named(asset, uses))
    cut.set(asset.address, asked)
    asked.catch(() => cut.delete(asset.address))
    return asked
  }

  return {
    judge: async (asset, search) => {
      const original = lakePaths.base + asset.address
      const key = keyOf(search)
      if (key === '' || asset.kind === 'file') {
        return toNamed(search.has('dl') ? `${original}?dl=` : original)
      }
      const file = plainOf(asset).get(key) ?? (await cutOf(asset)).get(key)
      if (file !== undefined) return file
      const [width, height] = [lengthOf(search, 'w'), lengthOf(search, 'h')]
      if (Number.isNaN(width) || Number.isNaN(height)) return { kind: 'senseless' }
      const nearest = nearestFile(shownFiles(pictureOf(asset, UNCUT)), width, height)
      return { kind: 'other', nearest: nearest?.url ?? original }
    },
    forget: () => cut.clear(),
  }
}
