import type { ByteSource } from './byte-source.ts'

/** Formats whose containers this program parses itself, and `tif`, which is always re-encoded. */
export type KnownFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'tif'

/** Media type of each format. The format is also the file extension. */
export const MIME_TYPES: Readonly<Record<KnownFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}

/** Number of bytes at the start of a file that are searched for a signature. */
const BEGINNING = 4_096

function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length)
  const brands = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? []
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}

function isDrawing(bytes: Buffer): boolean {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe
  const text = bytes.toString('latin1').replaceAll('\0', isWide ? '' : '\0')
  return (
    /^(?:\u00ef\u00bb\u00bf|[\u00fe\u00ff]{2})?\s*</.test(text) && /<(?:\w+:)?svg[\s>]/.test(text)
  )
}

/** Detects the format of a file by its first bytes, not by file name or declared type. Undefined for an unknown format. */
export async function formatOf(source: ByteSource): Promise<KnownFormat | undefined> {
  const bytes = await source.read(0, Math.min(BEGINNING, source.size))
  const text = bytes.toString('latin1', 0, 12)
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tif'
  if (isAvif(bytes)) return 'avif'
  return isDrawing(bytes) ? 'svg' : undefined
}
