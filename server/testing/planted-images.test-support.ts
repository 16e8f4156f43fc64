import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { bytesOf, testPicture, type Bytes } from './pictures.test-support.ts'

/** Prefix of every text that tests add to a file. Files that are sent to visitors must not contain this prefix. */
export const PLANTED = 'PLANTED'

const latin = (text: string) => Buffer.from(text, 'latin1')

const sized = (size: number, write: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.alloc(size)
  write(bytes)
  return bytes
}
const u16 = (value: number) => sized(2, (bytes) => bytes.writeUInt16BE(value))
const u32 = (value: number) => sized(4, (bytes) => bytes.writeUInt32BE(value))
const u32le = (value: number) => sized(4, (bytes) => bytes.writeUInt32LE(value))

const XMP = latin(
  `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${PLANTED} xmp"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
)

/** Returns EXIF data with an artist, an orientation, a location and a thumbnail: a TIFF header, three tag lists, and their values. */
function exifOf(orientation = 1): Buffer {
  const artist = latin(`${PLANTED} exif artist\0`)
  const place = latin(`${PLANTED} exif gps\0`)
  const thumbnail = latin(`\xff\xd8${PLANTED} exif thumbnail\xff\xd9`)
  const values = 8 + 42 + 18 + 30
  const tag = (id: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([u16(id), u16(type), u32(count), value])
  const short = (value: number) => Buffer.concat([u16(value), u16(0)])
  return Buffer.concat([
    latin('MM\0*'),
    u32(8),
    u16(3),
    tag(0x0112, 3, 1, short(orientation)),
    tag(0x013b, 2, artist.length, u32(values)),
    tag(0x8825, 4, 1, u32(8 + 42)),
    u32(8 + 42 + 18),
    // Tag list for the location.
    u16(1),
    tag(0x001b, 2, place.length, u32(values + artist.length)),
    u32(0),
    // Tag list for the thumbnail.
    u16(2),
    tag(0x0201, 4, 1, u32(values + artist.length + place.length)),
    tag(0x0202, 4, 1, u32(thumbnail.length)),
    u32(0),
    artist,
    place,
    thumbnail,
  ])
}

function jpegSegment(marker: number, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data])
}

function photoshop(): Buffer {
  const resource = (id: number, data: Buffer) =>
    Buffer.concat([
      latin('8BIM'),
      u16(id),
      u16(0),
      u32(data.length),
      data,
      Buffer.alloc(data.length % 2),
    ])
  const iptc = latin(`\x1c\x02\x50\0\x0c${PLANTED} iptc`)
  const thumbnail = Buffer.concat([Buffer.alloc(28), latin(`${PLANTED} photoshop thumbnail`)])
  return Buffer.concat([
    latin('Photoshop 3.0\0'),
    resource(0x0404, iptc),
    resource(0x040c, thumbnail),
  ])
}

const TRAILER = latin(`${PLANTED} after the end`)

function plantInJpeg(plain: Buffer, orientation: number): Buffer {
  const tiny = Buffer.concat([latin('JFIF\0\x01\x02\0\0\x48\0\x48'), Buffer.from([3, 3])])
  const pixels = latin(`${PLANTED} jfif thumbnail...`.padEnd(27, '.'))
  return Buffer.concat([
    plain.subarray(0, 2),
    jpegSegment(0xe0, tiny, pixels),
    jpegSegment(0xe0, latin(`JFXX\0\x10${PLANTED} jfxx`)),
    jpegSegment(0xe1, latin('Exif\0\0'), exifOf(orientation)),
    jpegSegment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0'), XMP),
    jpegSegment(0xe2, latin(`MPF\0${PLANTED} mpf`)),
    jpegSegment(0xed, photoshop()),
    jpegSegment(0xeb, latin(`JP${PLANTED} content credentials`)),
    jpegSegment(0xfe, latin(`${PLANTED} comment`)),
    // The plain file without its start marker, which precedes the planted segments.
    plain.subarray(2),
    plain.subarray(0, 2),
    TRAILER,
    Buffer.from([0xff, 0xd9]),
    TRAILER,
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

function plantInPng(plain: Buffer, orientation: number): Buffer {
  const header = 8 + 25
  const text = latin(`Comment\0${PLANTED} text`)
  return Buffer.concat([
    plain.subarray(0, header),
    pngChunk('eXIf', exifOf(orientation)),
    pngChunk('tEXt', text),
    pngChunk('zTXt', Buffer.concat([latin('Author\0\0'), deflateSync(text)])),
    pngChunk('iTXt', Buffer.concat([latin('XML:com.adobe.xmp\0\0\0\0\0'), XMP])),
    pngChunk('tIME', Buffer.from([7, 234, 11, 28, 3, 40, 0])),
    pngChunk('caBX', latin(`${PLANTED} content credentials`)),
    pngChunk('prVt', latin(`${PLANTED} private`)),
    pngChunk('gAMA', latin(`${PLANTED} gamma that is too long`)),
    plain.subarray(header),
    pngChunk('tEXt', text),
    TRAILER,
  ])
}

const webpChunk = (type: string, data: Buffer) =>
  Buffer.concat([latin(type), u32le(data.length), data, Buffer.alloc(data.length % 2)])

/** Plants texts in a WebP file. `plain` must have a colour profile, because a WebP file without one lacks the extended header. */
function plantInWebp(plain: Buffer, orientation: number): Buffer {
  const body = Buffer.from(plain.subarray(12))
  if (body.toString('latin1', 0, 4) !== 'VP8X') throw new Error('The file has no extended header')
  body[8] = (body[8] ?? 0) | 0x0c
  const chunks = Buffer.concat([
    latin('WEBP'),
    body.subarray(0, 18),
    webpChunk('PRIV', latin(`${PLANTED} private`)),
    body.subarray(18),
    webpChunk('EXIF', exifOf(orientation)),
    webpChunk('XMP ', XMP),
  ])
  return Buffer.concat([latin('RIFF'), u32le(chunks.length), chunks, TRAILER])
}

const subBlocks = (data: Buffer) => {
  const blocks: Buffer[] = []
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255)
    blocks.push(Buffer.from([part.length]), part)
  }
  return Buffer.concat([...blocks, Buffer.from([0])])
}

function plantInGif(plain: Buffer): Buffer {
  const flags = plain[10] ?? 0
  const blocks = 13 + ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  const application = (name: string, data: Buffer) =>
    Buffer.concat([Buffer.from([0x21, 0xff, 11]), latin(name), subBlocks(data)])
  return Buffer.concat([
    plain.subarray(0, blocks),
    Buffer.concat([Buffer.from([0x21, 0xfe]), subBlocks(latin(`${PLANTED} comment`.repeat(40)))]),
    application('XMP DataXMP', XMP),
    application('PRIVATE1.00', latin(`${PLANTED} private`)),
    application('NETSCAPE2.0', latin(`\x02${PLANTED} beside the loop`)),
    Buffer.concat([
      Buffer.from([0x21, 0x01, 12]),
      Buffer.alloc(12),
      subBlocks(latin(`${PLANTED} text`)),
    ]),
    plain.subarray(blocks),
    TRAILER,
  ])
}

export const isoBox = (type: string, ...parts: readonly Buffer[]) => {
  const data = Buffer.concat(parts)
  return Buffer.concat([u32(data.length + 8), latin(type), data])
}

/** Plants texts in an AVIF file. The new boxes are appended after the image, so that offsets in the file stay valid. */
function plantInAvif(encoded: Buffer): Buffer {
  return Buffer.concat([
    encoded,
    isoBox('uuid', Buffer.alloc(16, 7), latin(`${PLANTED} uuid`)),
    isoBox('free', latin(`${PLANTED} free`)),
    isoBox('mdat', latin(`${PLANTED} data of nothing`)),
    TRAILER,
  ])
}

/** Formats that are cleaned without decoding. */
export const PLANTABLE = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
export type Plantable = (typeof PLANTABLE)[number]

/** An image with a colour profile, and the same image with metadata in every field that the format allows. */
export interface PlantedImage {
  readonly plain: Bytes
  readonly planted: Bytes
}

const SHARP_FORMATS = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const

/** Plants texts in every field that a file format allows. Sizes are in pixels. */
export async function plantedImage(
  format: Plantable,
  { orientation = 1, width = 64, height = 48 } = {},
): Promise<PlantedImage> {
  const image = () => testPicture(width, height).withIccProfile('p3')
  const plain = await image().toFormat(SHARP_FORMATS[format]).toBuffer()
  const plant = async (): Promise<Buffer> => {
    switch (format) {
      case 'jpg':
        return plantInJpeg(plain, orientation)
      case 'png':
        return plantInPng(plain, orientation)
      case 'webp':
        return plantInWebp(plain, orientation)
      case 'gif':
        return plantInGif(plain)
      case 'avif': {
        const told = image()
          .withExif({
            IFD0: { Artist: `${PLANTED} artist` },
            IFD3: { GPSAreaInformation: `${PLANTED} gps` },
          })
          .withXmp(XMP.toString('latin1'))
          .withMetadata({ orientation, icc: 'p3' })
        return plantInAvif(await told.avif().toBuffer())
      }
    }
  }
  return { plain: bytesOf(plain), planted: bytesOf(await plant()) }
}

async function framesOf(count: number): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) =>
      sharp({
        create: { width: 24, height: 16, channels: 3, background: { r: index * 60, g: 90, b: 30 } },
      })
        .png()
        .toBuffer(),
    ),
  )
}

/** Generates an animation of three frames (80, 120 and 200 ms) that repeats twice. */
export async function plantedAnimation(
  format: 'gif' | 'webp',
  orientation = 1,
): Promise<PlantedImage> {
  const options = { delay: [80, 120, 200], loop: 2 }
  const image = sharp(await framesOf(3), { join: { animated: true } }).withIccProfile('p3')
  if (format === 'gif') {
    const plain = await image.gif(options).toBuffer()
    return { plain: bytesOf(plain), planted: bytesOf(plantInGif(plain)) }
  }
  const plain = await image.webp({ ...options, lossless: true }).toBuffer()
  return { plain: bytesOf(plain), planted: bytesOf(plantInWebp(plain, orientation)) }
}

/** True if a file contains a planted text. */
export const hasPlanted = (bytes: Uint8Array) => Buffer.from(bytes).includes(PLANTED)
