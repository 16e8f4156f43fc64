import type { ByteSource } from './byte-source.ts'
import { assertFormed, Malformed } from './malformed.ts'
import { createPieces, type Piece } from './pieces.ts'

/*
 * A GIF89a file consists of a header, a colour table and blocks. The data of a block are split into sub-blocks of up to 255 bytes, which
 * an empty sub-block ends.
 */

const HEAD = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
const TEXT = 0x01
const APPLICATION_NAME = 11

/** Identifiers of the application extensions that set the loop count. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])
/** Identifier of the application extension that contains the ICC profile. */
const ICC = 'ICCRGBG1012'

/** Size of the colour table declared by `flags`, in bytes. */
const tableOf = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/**
 * Returns the position after the sub-blocks that begin at `from`. Reads one window at a time, because a file can have hundreds of
 * thousands of sub-blocks.
 */
async function afterSubBlocks(source: ByteSource, from: number): Promise<number> {
  let at = from
  for (;;) {
    const bytes = await source.window(at)
    if (bytes.length === 0) throw new Malformed('The file is cut off')
    let offset = 0
    while (offset < bytes.length) {
      const length = bytes[offset] ?? 0
      offset += length + 1
      if (length === 0) return at + offset
    }
    at += offset
  }
}

/** True if a frame fits into the screen and its data begins with a valid code size. */
async function isFrame(
  source: ByteSource,
  screen: Buffer,
  at: number,
  data: number,
): Promise<boolean> {
  const frame = await source.read(at + 1, 8)
  const [left, top] = [frame.readUInt16LE(0), frame.readUInt16LE(2)]
  const [width, height] = [frame.readUInt16LE(4), frame.readUInt16LE(6)]
  const [codeSize = 0] = await source.read(data, 1)
  const fits = left + width <= screen.readUInt16LE(6) && top + height <= screen.readUInt16LE(8)
  return fits && codeSize >= 2 && codeSize <= 8
}

/** Copies the loop count of an application extension and drops all other sub-blocks of this extension. */
async function copyLoop(
  source: ByteSource,
  pieces: ReturnType<typeof createPieces>,
  from: number,
  end: number,
): Promise<void> {
  const after = from + 3 + APPLICATION_NAME + 4
  const data = await source.read(after - 4, 4)
  if (data[0] !== 3 || data[1] !== 1) return
  pieces.keep(from, after)
  if (end === after + 1) pieces.keep(after, end)
  else pieces.write(Buffer.from([0]))
}

/** Copies application extensions that set the loop count or the colour profile. */
async function copyApplication(
  source: ByteSource,
  pieces: ReturnType<typeof createPieces>,
  from: number,
  end: number,
): Promise<void> {
  const name = (await source.read(from + 3, APPLICATION_NAME)).toString('latin1')
  if (LOOPS.has(name)) await copyLoop(source, pieces, from, end)
  else if (name === ICC) pieces.keep(from, end)
}

/**
 * Returns the parts of a GIF file that are needed to show it: frames, their timing, the loop count and the ICC profile. Comments, texts,
 * XMP, the data of other applications and everything after the trailer are left out.
 * @throws Malformed
 */
export async function cleanGif(source: ByteSource): Promise<readonly Piece[]> {
  const pieces = createPieces()
  const head = await source.read(0, HEAD)
  assertFormed(/^GIF8[79]a/.test(head.toString('latin1', 0, 6)), 'This is no GIF file')
  let at = HEAD + tableOf(head[10] ?? 0)
  assertFormed(at <= source.size, 'The file is cut off')
  pieces.keep(0, at)
  let hasImage = false
  /** Position of the last graphic control block, which applies to the next image or text. */
  let control: number | undefined
  for (;;) {
    const from = at
    const kind = (await source.read(at, 1))[0]
    if (kind === TRAILER) {
      assertFormed(hasImage, 'The file has no image')
      pieces.keep(at, at + 1)
      return pieces.list()
    }
    if (kind === IMAGE) {
      const data = at + 10 + tableOf((await source.read(at, 10))[9] ?? 0)
      assertFormed(await isFrame(source, head, at, data), 'A frame is damaged')
      at = await afterSubBlocks(source, data + 1)
      if (control !== undefined) pieces.keep(control, control + 8)
      pieces.keep(from, at)
      control = undefined
      hasImage = true
      continue
    }
    assertFormed(kind === EXTENSION, 'A block is not known')
    const [, label, length] = await source.read(at, 3)
    at = await afterSubBlocks(source, at + 2)
    if (label === CONTROL) {
      assertFormed(length === 4 && at === from + 8, 'A control block is damaged')
      control = from
    } else if (label === APPLICATION && length === APPLICATION_NAME) {
      await copyApplication(source, pieces, from, at)
    } else if (label === TEXT) {
      // If a text is dropped, its control block is dropped too, because it would otherwise apply to the next image.
      control = undefined
    }
  }
}
