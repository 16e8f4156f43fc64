import { counted, grouped } from '#shared/text/count.ts'
import type { ImagePlace, ImageSummary, ImageUse, ImageView } from '#shared/contracts/images.ts'

/** Formats a number of bytes. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  const mega = bytes / 1_000_000
  return `${mega < 10 ? mega.toFixed(1) : grouped(Math.round(mega))} MB`
}

/** Formats the size, `1600 × 900`. Empty if it is unknown. */
export const sizeInWords = ({ width, height }: Pick<ImageView, 'width' | 'height'>): string =>
  width === null || height === null ? '' : `${width} × ${height}`

const FORMATS: Readonly<Record<string, string>> = { jpg: 'JPEG', webp: 'WebP' }

/** Display name of a format. */
export const formatName = (format: string): string => FORMATS[format] ?? format.toUpperCase()

/** Size in pixels and bytes, as shown below an image. */
export const factsInWords = (image: ImageView): string =>
  [sizeInWords(image), image.file_size === null ? '' : bytesInWords(image.file_size)]
    .filter(Boolean)
    .join(' · ')

export const imagesInWords = (number: number): string => counted(number, 'image')

/** Recommended maximum length of an alt text, in characters. */
export const ALT_ADVICE = 125

/** Result of an upload as text, such as `38 images added. 2 files failed: a.tiff, b.heic.` Empty if there were no files. */
export function uploadResult(added: number, failed: readonly string[]): string {
  const failures = `${counted(failed.length, 'file')} failed: ${failed.join(', ')}.`
  return [
    ...(added > 0 ? [`${imagesInWords(added)} added.`] : []),
    ...(failed.length > 0 ? [failures] : []),
  ].join(' ')
}

/** Summary of the library in one line: number of images, total size, and images without an alt text. */
export const summaryInWords = ({ all, file_size: bytes, no_alt: silent }: ImageSummary): string =>
  [
    imagesInWords(all),
    bytesInWords(bytes),
    ...(silent > 0 ? [`${grouped(silent)} without alt text`] : []),
  ].join(' · ')

const PLACES: Readonly<Record<ImagePlace, string>> = {
  cover: 'cover',
  gallery: 'gallery',
  text: 'in the text',
  social: 'shared on networks',
  portrait: 'portrait',
  other: 'elsewhere',
}

const TYPES: Readonly<Record<string, string>> = {
  blog: 'Blog',
  caseStudy: 'Case study',
  author: 'Author',
}

/** Text about the use of an image in an article, such as `Blog, cover and in the text`. */
export const useInWords = ({ type, places }: Pick<ImageUse, 'type' | 'places'>): string =>
  [TYPES[type] ?? 'Page', ...places.map((place) => PLACES[place])].join(', ')
