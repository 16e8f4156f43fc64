import { open } from 'node:fs/promises'
import { bufferSource, fileSource, type ByteSource } from './byte-source.ts'
import { cleanAvif } from './clean-avif.ts'
import { cleanGif } from './clean-gif.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanSvg, type CleanEmbedded } from './clean-svg.ts'
import { cleanWebp } from './clean-webp.ts'
import { formatOf, type KnownFormat } from './image-format.ts'
import { Malformed } from './malformed.ts'
import { bytesOf, isWhole, type Piece } from './pieces.ts'
import { orientationOf, reencode } from './reencode.ts'

/** Thrown for an image that cannot be cleaned and so must not be sent. */
export class CannotClean extends Error {
  constructor(options: ErrorOptions) {
    super('The image cannot be cleaned', options)
    this.name = 'CannotClean'
  }
}

/** Formats whose orientation is an EXIF attribute. In AVIF the rotation is a property of the image itself. */
const TURNED = new Set<KnownFormat | undefined>(['jpg', 'png', 'webp'])

async function partsOf(
  source: ByteSource,
  format: KnownFormat | undefined,
  cleanEmbedded: CleanEmbedded,
): Promise<readonly Piece[]> {
  switch (format) {
    case 'jpg':
      return cleanJpeg(source)
    case 'png':
      return cleanPng(source)
    case 'webp':
      return cleanWebp(source)
    case 'avif':
      return cleanAvif(source)
    case 'gif':
      return cleanGif(source)
    case 'svg':
      return cleanSvg(source, cleanEmbedded)
    case 'tif':
    case undefined:
      throw new Malformed('The format is only decoded')
  }
}

/** Rejects images within embedded drawings, so that drawings cannot be nested. */
const nothingEmbedded: CleanEmbedded = () => Promise.resolve(undefined)

const cleanEmbedded: CleanEmbedded = async (bytes) => {
  const source = bufferSource(bytes)
  const format = await formatOf(source).catch(() => undefined)
  if (format === undefined || format === 'svg' || format === 'tif') return undefined
  const parts = await partsOrNothing(source, bytes, format, nothingEmbedded)
  if (parts === undefined) return reencode(bytes, format).catch(() => undefined)
  const clean: Buffer[] = []
  for await (const part of bytesOf(parts, source)) clean.push(part)
  return { bytes: Buffer.concat(clean), format }
}

/** Returns the parts of an image that are copied without decoding. Undefined if the image must be re-encoded. */
async function partsOrNothing(
  source: ByteSource,
  from: string | Buffer,
  format: KnownFormat | undefined,
  embedded: CleanEmbedded,
): Promise<readonly Piece[] | undefined> {
  try {
    if (TURNED.has(format) && (await orientationOf(from)) !== 1) return undefined
    return await partsOf(source, format, embedded)
  } catch (error) {
    // Throws an I/O error unchanged, because it does not mean that the image is malformed.
    if (error instanceof Error && 'errno' in error) throw error
    return undefined
  }
}

/** Result of cleaning a file. */
export type Cleaned =
  /** The file contains nothing to remove, so no copy was written. */
  | { readonly kind: 'same'; readonly format: KnownFormat }
  | { readonly kind: 'written'; readonly format: KnownFormat }

/**
 * Writes a copy of an image without metadata, comments, thumbnails and bytes after its end. JPEG, PNG, WebP, AVIF and GIF containers are
 * rewritten without decoding the pixels. SVG is serialised from an allow-list. All other formats are re-encoded.
 * @param from path of the image
 * @param to path of the copy, created with mode 600; nothing is written for an image that is already clean
 * @throws CannotClean
 */
export async function cleanImage(from: string, to: string): Promise<Cleaned> {
  const handle = await open(from, 'r')
  try {
    const source = fileSource(handle, (await handle.stat()).size)
    const format = await formatOf(source)
    const parts = await partsOrNothing(source, from, format, cleanEmbedded)
    if (parts !== undefined && format !== undefined) {
      if (isWhole(parts, source)) return { kind: 'same', format }
      await writeNew(to, bytesOf(parts, source))
      return { kind: 'written', format }
    }
    const made = await reencode(from, format).catch((error: unknown) => {
      throw new CannotClean({ cause: error })
    })
    await writeNew(to, [made.bytes])
    return { kind: 'written', format: made.format }
  } finally {
    await handle.close()
  }
}

async function writeNew(
  path: string,
  parts: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const part of parts) await handle.writeFile(part)
  } finally {
    await handle.close()
  }
}
