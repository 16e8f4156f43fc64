import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Type of bytes that request bodies accept. */
export type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = (from: Uint8Array | string): Bytes =>
  typeof from === 'string' ? new TextEncoder().encode(from) : new Uint8Array(from)

/** Generates an image with varied content, so that encoders have real work. */
export function testPicture(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    data[at] = (x * 255) / width
    data[at + 1] = (y * 255) / height
    data[at + 2] = (x ^ y) & 255
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const jpegOf = async (width: number, height: number, quality = 80): Promise<Bytes> =>
  bytesOf(await testPicture(width, height).jpeg({ quality }).toBuffer())

/** Generates a JPEG with EXIF data (location, time, camera) that has to be rotated. */
export async function jpegWithPlace(width: number, height: number): Promise<Bytes> {
  const made = await testPicture(width, height)
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Jane Doe', ImageDescription: 'At home' },
      IFD3: {
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLatitudeRef: 'N',
        GPSLongitude: '0/1 7/1 3999/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return bytesOf(made)
}

export async function gifOf(frames: number, side = 16): Promise<Bytes> {
  const stills = await Promise.all(
    Array.from({ length: frames }, async (_, index) =>
      sharp({
        create: {
          width: side,
          height: side,
          channels: 3,
          background: { r: (index * 37) % 256, g: (index * 91) % 256, b: 80 },
        },
      })
        .png()
        .toBuffer(),
    ),
  )
  return bytesOf(
    await sharp(stills, { join: { animated: true } })
      .gif({ delay: Array.from({ length: frames }, () => 80) })
      .toBuffer(),
  )
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Generates a PNG whose header declares any size, with or without pixel data. */
export function pngThatSays(width: number, height: number, rows = Buffer.alloc(0)): Bytes {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Header fields: 1 bit per pixel, greyscale, and default methods.
  header.set([1, 0, 0, 0, 0], 8)
  return bytesOf(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(rows)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** Start of a HEIC file as phones write it, padded to the length that detection reads. */
export const heic = (): Bytes =>
  bytesOf(
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(600, 7),
    ]),
  )
