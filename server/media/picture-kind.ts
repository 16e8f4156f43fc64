import { open } from 'node:fs/promises'
import { Refusal } from './refusal.ts'

/** Accepted formats, detected from the bytes. Also their file extensions. */
export const PICTURE_FORMATS = ['jpg', 'png', 'gif', 'webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Number of bytes read for the detection. */
const BEGINNING = 4_096

const AVIF_BRANDS = new Set(['avif', 'avis'])
/**
 * Container brands of HEIC, the photo format of phones: HEVC in the same container as AVIF. They are known so that the error can name the
 * format.
 */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

/** Brands of an ISO media file, the major brand first; empty for other files. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) {
    // The second field is the minor version and not a brand.
    if (at !== 12) brands.push(bytes.toString('latin1', at, at + 4))
  }
  return brands
}

function formatOf(bytes: Buffer): PictureFormat | 'heic' | 'svg' | undefined {
  const text = bytes.toString('latin1')
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (bytes.length >= 12) {
    const brands = brandsOf(bytes)
    if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic'
    if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif'
    if (brands.includes('mif1') || brands.includes('msf1')) return 'heic'
  }
  const start = bytes.toString('utf8').replace(/^\uFEFF/, '')
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(start)
    ? 'svg'
    : undefined
}

/**
 * Detects the format of a file by its first bytes. The file's name and declared type are ignored.
 * @throws Refusal for anything except a picture in an accepted format
 */
export async function pictureKind(path: string): Promise<PictureFormat> {
  const handle = await open(path, 'r')
  const bytes = Buffer.alloc(BEGINNING)
  const { bytesRead } = await handle.read(bytes, 0, BEGINNING, 0).finally(() => handle.close())
  const format = formatOf(bytes.subarray(0, bytesRead))
  if (format === 'heic') {
    throw new Refusal('Save it as JPEG and upload it again. Most browsers can’t show HEIC images.')
  }
  if (format === 'svg') {
    throw new Refusal(
      'Save it as PNG and upload it again. SVG files can contain scripts, so we don’t accept them.',
    )
  }
  if (format === undefined) {
    throw new Refusal('Choose a JPEG, PNG, WebP, AVIF or GIF file. This file has another format.')
  }
  return format
}
