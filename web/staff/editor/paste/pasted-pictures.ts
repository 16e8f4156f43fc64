import type { Element } from 'hast'
import { attributeOf } from '#shared/markdown/hast.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import type { LeftOut } from './left-out.ts'

/** A pasted picture: a file to upload, or an asset of this site. */
export type PastedPicture = { readonly alt: string } & (
  | { readonly file: File }
  | { readonly asset: string; readonly url: string }
)

/** Prefix of the placeholder that replaces the address of a picture while the pasted text is converted. */
export const PASTED = 'pasted:'

/** Accepted image formats. All are raster formats, which cannot contain scripts. */
const DATA = /^data:image\/(png|jpeg|jpg|gif|webp|avif|bmp);base64,([a-z\d+/=\s]+)$/i

/** Pattern of the address of a picture of this site. */
const OWN = /\/images\/[^/]+\/[^/]+\/([\da-zA-Z]+)-(\d+)x(\d+)\.([a-z\d]+)$/

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg' }

/** File in a `data:` address, or undefined for formats that are not accepted. */
function fileOf(source: string, number: number): File | undefined {
  const [, kind, base64] = DATA.exec(source) ?? []
  if (kind === undefined || base64 === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) =>
      letter.charCodeAt(0),
    )
    const type = kind.toLowerCase()
    const name = `pasted-${number}.${extensions[type] ?? type}`
    return new File([bytes], name, { type: `image/${type === 'jpg' ? 'jpeg' : type}` })
  } catch {
    return undefined
  }
}

/** Asset of this site that an address refers to. */
function ownAsset(source: string, origin: string) {
  const url = URL.parse(source, origin)
  if (url?.origin !== origin || !url.pathname.startsWith(`${lakePaths.base}/images/`)) {
    return undefined
  }
  const [, hash, width, height, extension] = OWN.exec(url.pathname) ?? []
  if (hash === undefined) return undefined
  return { asset: `image-${hash}-${width}x${height}-${extension}`, url: url.pathname }
}

/** Pattern of alt texts that office programs generate automatically. */
const MACHINE_WORDS =
  /\s*(?:Description automatically generated.*|AI-generated content may be incorrect\.?)\s*$/i

const FILE_NAME = /^[\w -]+\.(?:png|jpe?g|gif|webp|avif|bmp|svg|tiff?)$/i

/** Alt text of a pasted picture. Empty if the program generated it or if it is a file name. */
function altOf(image: Element): string {
  const alt = attributeOf(image, 'alt').replaceAll(/\s+/g, ' ').replace(MACHINE_WORDS, '').trim()
  return FILE_NAME.test(alt) ? '' : alt
}

/** Data for the pictures of a paste, in addition to its text. */
export interface PictureSources {
  /** Origin of the page, by which pictures of this site are recognized. */
  readonly origin: string
  /** Files of the pictures that the pasted text references by a path on the author's disk, in text order. */
  readonly files: readonly File[]
  /** True if a picture was copied alone: its file then replaces all pictures that the text references. */
  readonly isAlone: boolean
}

/** Collects the pictures of a paste one by one. */
export interface PastedPictures {
  /** Adds a picture. Returns its index in {@link PastedPictures.taken}, or undefined if the picture must be left out. */
  take(image: Element): number | undefined
  readonly taken: readonly PastedPicture[]
}

export function createPastedPictures(sources: PictureSources, leftOut: LeftOut): PastedPictures {
  const taken: PastedPicture[] = []
  let files = 0
  const find = (source: string) => {
    if (sources.isAlone || /^file:/i.test(source)) {
      const file = sources.files[files]
      files += 1
      if (file === undefined) leftOut.note('lostPictures')
      return file && { file }
    }
    if (/^data:/i.test(source)) {
      const file = fileOf(source, taken.length + 1)
      if (file === undefined) leftOut.note('drawings')
      return file && { file }
    }
    const own = ownAsset(source, sources.origin)
    if (own === undefined) {
      const isRemote = /^(?:https?:)?\/\//i.test(source)
      leftOut.note(isRemote ? 'remotePictures' : 'lostPictures')
    }
    return own
  }
  return {
    taken,
    take(image) {
      const found = find(attributeOf(image, 'src').trim())
      if (found === undefined) return undefined
      taken.push({ ...found, alt: altOf(image) })
      return taken.length - 1
    },
  }
}
