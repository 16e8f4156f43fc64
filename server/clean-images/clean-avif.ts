import type { ByteSource } from './byte-source.ts'
import { cleanMeta } from './heif-meta.ts'
import { cleanSequence } from './heif-sequence.ts'
import { mergeRanges, topBoxes, type Box, type Range } from './iso-boxes.ts'
import { assertFormed } from './malformed.ts'
import { createPieces, type Piece } from './pieces.ts'

/**
 * Copies a data box and replaces unreferenced bytes with zeros.
 * @param isLast true for the last box of the file; its copy ends with the last referenced range
 */
function dataPieces(
  pieces: ReturnType<typeof createPieces>,
  box: Box,
  kept: readonly Range[],
  isLast: boolean,
): void {
  const inside = kept.filter(({ from, to }) => from >= box.body && to <= box.end)
  const end = isLast && box.body - box.start === 8 ? (inside.at(-1)?.to ?? box.end) : box.end
  if (end === box.end) {
    pieces.keep(box.start, box.body)
  } else {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(end - box.start)
    head.write('mdat', 4, 'latin1')
    pieces.write(head)
  }
  let at = box.body
  for (const { from, to } of inside) {
    pieces.blank(from - at)
    pieces.keep(from, to)
    at = to
  }
  pieces.blank(end - at)
}

function freeSpace(pieces: ReturnType<typeof createPieces>, { start, end }: Box): void {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(end - start)
  head.write('free', 4, 'latin1')
  pieces.write(head)
  pieces.blank(end - start - 8)
}

/** A rewritten box, with the length of the box in the source file. */
interface Rewritten {
  readonly box: Box
  readonly former: Buffer
  readonly bytes: Buffer
  /** Ranges of the file to which the rewritten box refers. */
  readonly kept: readonly Range[]
}

async function rewrite(
  source: ByteSource,
  box: Box,
  clean: (bytes: Buffer) => { readonly bytes: Buffer; readonly kept: readonly Range[] },
): Promise<Rewritten> {
  const former = Buffer.from(await source.read(box.start, box.end - box.start))
  return { box, former, ...clean(Buffer.from(former)) }
}

/** Rewrites the boxes that describe the file: brands, and the locations of the image and of its animation. */
async function descriptionsOf(source: ByteSource, boxes: readonly Box[]) {
  const [ftyp] = boxes
  assertFormed(
    ftyp?.type === 'ftyp' && ftyp.end <= 256 && ftyp.end % 4 === 0,
    'This is no AVIF file',
  )
  const described = boxes.filter(({ type }) => type === 'meta' || type === 'moov')
  const types = new Set(described.map(({ type }) => type))
  assertFormed(types.size > 0, 'The file does not describe its image')
  assertFormed(types.size === described.length, 'The file describes two images')
  const rewritten: Rewritten[] = []
  for (const box of described) {
    rewritten.push(await rewrite(source, box, box.type === 'meta' ? cleanMeta : cleanSequence))
  }
  return { ftyp, rewritten }
}

/**
 * Returns the parts of an AVIF file that are needed to show it: the primary image with its components and properties, and the tracks of an
 * animation. EXIF, XMP, thumbnails and other items become zeros, so that every offset in the file stays valid. The file ends after the
 * last needed box.
 * @throws Malformed
 */
export async function cleanAvif(source: ByteSource): Promise<readonly Piece[]> {
  const boxes = await topBoxes(source)
  const { ftyp, rewritten } = await descriptionsOf(source, boxes)
  const kept = mergeRanges(rewritten.flatMap((each) => each.kept))
  const data = boxes.filter(({ type }) => type === 'mdat')
  const isWithin = ({ body, end }: Box, { from, to }: Range) => from >= body && to <= end
  for (const range of kept) {
    const isThere = data.some((box) => isWithin(box, range))
    assertFormed(isThere, 'An item lies outside of the data')
  }
  const isData = (box: Box) => box.type === 'mdat' && kept.some((range) => isWithin(box, range))
  const isDescription = (box: Box) => rewritten.some((each) => each.box === box)
  const last = boxes.findLastIndex((box) => isData(box) || isDescription(box))

  const pieces = createPieces()
  for (const box of boxes.slice(0, last + 1)) {
    const description = rewritten.find((each) => each.box === box)
    const isSame = description?.bytes.equals(description.former) === true
    if (box === ftyp || isSame) pieces.keep(box.start, box.end)
    else if (description !== undefined) pieces.write(description.bytes)
    else if (isData(box)) dataPieces(pieces, box, kept, box === boxes[last])
    else freeSpace(pieces, box)
  }
  return pieces.list()
}
