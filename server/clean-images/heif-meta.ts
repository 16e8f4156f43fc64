import {
  itemReferences,
  itemTypes,
  keptAssociations,
  keptInfos,
  keptPlaces,
  keptReferences,
  type ItemReference,
} from './heif-items.ts'
import {
  blankBox,
  blankOutside,
  boxesIn,
  boxOf,
  createCursor,
  type Box,
  type Range,
} from './iso-boxes.ts'
import { assertFormed } from './malformed.ts'

/** Types of items that are images. */
const IMAGE_ITEMS = new Set(['av01', 'grid', 'iovl', 'iden', 'tmap'])

/** Properties that affect how an image is decoded and shown. */
const PROPERTIES = new Set(
  'a1lx a1op amve auxC av1C cclv clap clli colr imir irot ispe lsel mdcv pasp pixi'.split(' '),
)

/**
 * Returns the items that are needed to show the primary image: the image itself, its components, its alpha channel, and the item that
 * combines it with a gain map. Metadata, thumbnails and other images are not needed.
 */
function neededItems(
  primary: number,
  types: ReadonlyMap<number, string>,
  references: readonly ItemReference[],
): ReadonlySet<number> {
  const needed = new Set<number>()
  const isImage = (id: number) => IMAGE_ITEMS.has(types.get(id) ?? '')
  const add = (id: number): void => {
    if (needed.has(id) || !isImage(id)) return
    needed.add(id)
    for (const { type, from, to } of references) {
      if (type === 'dimg' && from === id) to.forEach(add)
      if (type === 'auxl' && to.includes(id)) add(from)
      if (type === 'dimg' && to[0] === id && types.get(from) === 'tmap') add(from)
    }
  }
  add(primary)
  assertFormed(needed.has(primary), 'The file has no image')
  return needed
}

function primaryOf(meta: Buffer, pitm: Box): number {
  const version = meta[pitm.body] ?? 0
  return createCursor(meta, pitm.body + 4, pitm.end).take(version === 0 ? 2 : 4)
}

/** Overwrites the name in a handler box with zeros. */
export function namelessHandler(bytes: Buffer, hdlr: Box): void {
  assertFormed(hdlr.end - hdlr.body >= 24, 'A handler is damaged')
  bytes.fill(0, hdlr.body + 24, hdlr.end)
}

function keptProperties(meta: Buffer, iprp: Box, keeps: (id: number) => boolean): Buffer {
  const parts = boxesIn(meta, iprp.body, iprp.end).map((box) => {
    if (box.type === 'ipma') return keptAssociations(meta, box, keeps)
    assertFormed(box.type === 'ipco', 'The properties have something else in them')
    for (const property of boxesIn(meta, box.body, box.end)) {
      // Associations refer to properties by index, so a dropped property is replaced by free space rather than removed.
      if (!PROPERTIES.has(property.type)) blankBox(meta, property)
    }
    return meta.subarray(box.start, box.end)
  })
  return boxOf('iprp', ...parts)
}

/**
 * Copies the groups of alternative items, from which a viewer chooses the image with or without gain map. Undefined if no group remains.
 */
function keptGroups(meta: Buffer, grpl: Box, keeps: (id: number) => boolean): Buffer | undefined {
  const groups = boxesIn(meta, grpl.body, grpl.end).filter((group) => {
    if (group.type !== 'altr') return false
    const cursor = createCursor(meta, group.body + 8, group.end)
    const ids = Array.from({ length: cursor.take(4) }, () => cursor.take(4))
    return ids.every(keeps) && cursor.position === group.end
  })
  if (groups.length === 0) return undefined
  return boxOf('grpl', ...groups.map(({ start, end }) => meta.subarray(start, end)))
}

/**
 * Reduces the `meta` box of an AVIF file to the items that are needed to show the image.
 * @param meta the box; it is modified
 * @returns the reduced box, followed by free space up to the original length, and the ranges of the file that contain its items
 * @throws Malformed
 */
export function cleanMeta(meta: Buffer): {
  readonly bytes: Buffer
  readonly kept: readonly Range[]
} {
  const [top] = boxesIn(meta, 0, meta.length)
  assertFormed(top !== undefined && top.end - top.body > 4, 'The file does not describe its image')
  const boxes = boxesIn(meta, top.body + 4, top.end)
  const find = (type: string) => {
    const box = boxes.find((each) => each.type === type)
    assertFormed(box !== undefined, 'The file does not describe its image')
    return box
  }
  const references = boxes
    .filter(({ type }) => type === 'iref')
    .flatMap((iref) => itemReferences(meta, iref))
  const types = itemTypes(meta, find('iinf'))
  const needed = neededItems(primaryOf(meta, find('pitm')), types, references)
  const keeps = (id: number) => needed.has(id)
  const { places, box: iloc } = keptPlaces(meta, find('iloc'), keeps)
  assertFormed(types.size > 0 && find('iprp').end > 0, 'The file does not describe its image')

  const parts = boxes.flatMap((box): readonly Buffer[] => {
    const own = () => [meta.subarray(box.start, box.end)]
    switch (box.type) {
      case 'hdlr':
        namelessHandler(meta, box)
        return own()
      case 'pitm':
        return own()
      case 'iinf':
        return [keptInfos(meta, box, keeps)]
      case 'iloc':
        return [iloc]
      case 'iref':
        return [keptReferences(meta, box, keeps)]
      case 'iprp':
        return [keptProperties(meta, box, keeps)]
      case 'grpl': {
        const groups = keptGroups(meta, box, keeps)
        return groups === undefined ? [] : [groups]
      }
      case 'idat': {
        const inside = places.filter((place) => place.in === 'idat')
        const ranges = inside.flatMap(({ extents }) =>
          extents.map(({ from, to }) => ({ from: from + box.body, to: to + box.body })),
        )
        blankOutside(meta, box.body, box.end, ranges)
        return own()
      }
      default:
        return []
    }
  })
  const bytes = boxOf('meta', meta.subarray(top.body, top.body + 4), ...parts)
  const left = meta.length - bytes.length
  // Offsets in the file must stay valid. So the new box and the free space after it (at least 8 bytes) must be as long as the old box.
  assertFormed(left === 0 || left >= 8, 'The file leaves no room')
  const free = left === 0 ? [] : [boxOf('free', Buffer.alloc(left - 8))]
  return {
    bytes: Buffer.concat([bytes, ...free]),
    kept: places.flatMap((place) => (place.in === 'file' ? place.extents : [])),
  }
}
