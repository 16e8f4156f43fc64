import { assertFormed } from './malformed.ts'
import { boxesIn, boxOf, createCursor, type Box, type Range } from './iso-boxes.ts'

/*
 * Item tables in the `meta` box of ISO/IEC 23008-12 (HEIF) and 14496-12: item types (`iinf`), locations (`iloc`), references (`iref`) and
 * property associations (`ipma`).
 */

/** One reference in the `iref` box. */
export interface ItemReference {
  readonly type: string
  readonly from: number
  readonly to: readonly number[]
}

/** Location of an item. */
export interface ItemPlace {
  readonly id: number
  /** Ranges of the file, or of the content of the `idat` box. */
  readonly extents: readonly Range[]
  readonly in: 'file' | 'idat'
}

type Keeps = (id: number) => boolean

const versionOf = (bytes: Buffer, box: Box) => {
  assertFormed(box.body + 4 <= box.end, 'A box is shorter than its content')
  return bytes[box.body] ?? 0
}

/** Returns the types of the items, by item id. @throws Malformed */
export function itemTypes(bytes: Buffer, iinf: Box): Map<number, string> {
  const types = new Map<number, string>()
  for (const infe of infesIn(bytes, iinf)) {
    const { id, type } = readInfe(bytes, infe)
    types.set(id, type)
  }
  return types
}

function infesIn(bytes: Buffer, iinf: Box): readonly Box[] {
  const countSize = versionOf(bytes, iinf) === 0 ? 2 : 4
  const infes = boxesIn(bytes, iinf.body + 4 + countSize, iinf.end)
  assertFormed(
    infes.every(({ type }) => type === 'infe'),
    'The list of items has something else in it',
  )
  return infes
}

function readInfe(bytes: Buffer, infe: Box) {
  const version = versionOf(bytes, infe)
  assertFormed(version === 2 || version === 3, 'An item is not described')
  const cursor = createCursor(bytes, infe.body + 4, infe.end)
  const id = cursor.take(version === 2 ? 2 : 4)
  const isProtected = cursor.take(2) !== 0
  assertFormed(!isProtected, 'An item is protected')
  const typeAt = cursor.position
  cursor.take(4)
  return { id, type: bytes.toString('latin1', typeAt, typeAt + 4), nameAt: cursor.position }
}

/** Returns an `iinf` box that contains only the needed items, without their names. */
export function keptInfos(bytes: Buffer, iinf: Box, keeps: Keeps): Buffer {
  const version = versionOf(bytes, iinf)
  const infes = infesIn(bytes, iinf).flatMap((infe) => {
    const { id, nameAt } = readInfe(bytes, infe)
    if (!keeps(id)) return []
    const copy = Buffer.from(bytes.subarray(infe.start, infe.end))
    return [copy.fill(0, nameAt - infe.start)]
  })
  const count = Buffer.alloc(version === 0 ? 2 : 4)
  count.writeUIntBE(infes.length, 0, count.length)
  const head = bytes.subarray(iinf.body, iinf.body + 4)
  return boxOf('iinf', head, count, ...infes)
}

/** All references between items. */
export function itemReferences(bytes: Buffer, iref: Box): ItemReference[] {
  return referenceBoxes(bytes, iref).map(({ reference }) => reference)
}

function referenceBoxes(bytes: Buffer, iref: Box) {
  const size = versionOf(bytes, iref) === 0 ? 2 : 4
  return boxesIn(bytes, iref.body + 4, iref.end).map((box) => {
    const cursor = createCursor(bytes, box.body, box.end)
    const from = cursor.take(size)
    const to = Array.from({ length: cursor.take(2) }, () => cursor.take(size))
    assertFormed(cursor.position === box.end, 'A reference is longer than its content')
    return { box, reference: { type: box.type, from, to } satisfies ItemReference }
  })
}

/** Returns an `iref` box that contains only references between needed items. */
export function keptReferences(bytes: Buffer, iref: Box, keeps: Keeps): Buffer {
  const kept = referenceBoxes(bytes, iref)
    .filter(({ reference }) => keeps(reference.from) && reference.to.every(keeps))
    .map(({ box }) => bytes.subarray(box.start, box.end))
  return boxOf('iref', bytes.subarray(iref.body, iref.body + 4), ...kept)
}

function* placesIn(bytes: Buffer, iloc: Box) {
  const version = versionOf(bytes, iloc)
  assertFormed(version <= 2, 'The places of items are not readable')
  const cursor = createCursor(bytes, iloc.body + 4, iloc.end)
  const sizes = cursor.take(2)
  const offsetSize = sizes >> 12
  const lengthSize = (sizes >> 8) & 15
  const baseSize = (sizes >> 4) & 15
  const indexSize = version === 0 ? 0 : sizes & 15
  const isKnown = [offsetSize, lengthSize, baseSize, indexSize].every((size) => size % 4 === 0)
  assertFormed(
    isKnown && Math.max(offsetSize, lengthSize, baseSize, indexSize) <= 8,
    'A place is damaged',
  )
  const count = cursor.take(version === 2 ? 4 : 2)
  for (let item = 0; item < count; item += 1) {
    const start = cursor.position
    const id = cursor.take(version === 2 ? 4 : 2)
    const method = version === 0 ? 0 : cursor.take(2) & 15
    assertFormed(method <= 1 && cursor.take(2) === 0, 'An item lies elsewhere')
    const base = cursor.take(baseSize)
    const extents = Array.from({ length: cursor.take(2) }, () => {
      cursor.take(indexSize)
      const from = base + cursor.take(offsetSize)
      const length = cursor.take(lengthSize)
      assertFormed(length > 0, 'An item has no length')
      return { from, to: from + length }
    })
    const place: ItemPlace = { id, extents, in: method === 1 ? 'idat' : 'file' }
    yield { place, raw: bytes.subarray(start, cursor.position) }
  }
  assertFormed(cursor.position === iloc.end, 'The places of items are longer than their content')
}

const overlap = (a: ItemPlace, b: ItemPlace) =>
  a.in === b.in &&
  a.extents.some((each) => b.extents.some(({ from, to }) => each.from < to && from < each.to))

/**
 * Returns an `iloc` box with only the needed items, and the locations of these items.
 * @throws Malformed if a needed item shares bytes with a dropped item
 */
export function keptPlaces(bytes: Buffer, iloc: Box, keeps: Keeps) {
  const all = [...placesIn(bytes, iloc)]
  const kept = all.filter(({ place }) => keeps(place.id))
  const others = all.filter(({ place }) => !keeps(place.id))
  const isShared = kept.some((one) => others.some((other) => overlap(one.place, other.place)))
  assertFormed(!isShared, 'An item lies within another one')
  const version = versionOf(bytes, iloc)
  const count = Buffer.alloc(version === 2 ? 4 : 2)
  count.writeUIntBE(kept.length, 0, count.length)
  const head = bytes.subarray(iloc.body, iloc.body + 6)
  return {
    places: kept.map(({ place }) => place),
    box: boxOf('iloc', head, count, ...kept.map(({ raw }) => raw)),
  }
}

/** Returns an `ipma` box that contains only the needed items. */
export function keptAssociations(bytes: Buffer, ipma: Box, keeps: Keeps): Buffer {
  const version = versionOf(bytes, ipma)
  const isLong = ((bytes[ipma.body + 3] ?? 0) & 1) === 1
  const cursor = createCursor(bytes, ipma.body + 4, ipma.end)
  const kept: Buffer[] = []
  for (let left = cursor.take(4); left > 0; left -= 1) {
    const start = cursor.position
    const id = cursor.take(version === 0 ? 2 : 4)
    for (let each = cursor.take(1); each > 0; each -= 1) cursor.take(isLong ? 2 : 1)
    if (keeps(id)) kept.push(bytes.subarray(start, cursor.position))
  }
  assertFormed(
    cursor.position === ipma.end,
    'The properties of items are longer than their content',
  )
  const count = Buffer.alloc(4)
  count.writeUInt32BE(kept.length)
  return boxOf('ipma', bytes.subarray(ipma.body, ipma.body + 4), count, ...kept)
}
