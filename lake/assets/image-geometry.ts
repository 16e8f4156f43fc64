import { MAX_SIDE, type ImageTransform } from './image-transform.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly left: number
  readonly top: number
}

/** Steps of a transformation, in this order: cut out `source`, resize to `size`, centre on `canvas`. */
export interface ImagePlan {
  readonly source: Rect
  readonly size: Size
  /** Area around the resized picture, filled with the background colour. Undefined without padding. */
  readonly canvas: Size | undefined
  /** True if sharp itself chooses the visible part of `source`, by its entropy (`crop=entropy`). */
  readonly entropy: boolean
}

function round({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

function scaled(size: Size, factor: number): Size {
  return round({ width: size.width * factor, height: size.height * factor })
}

function sourceOf(transform: ImageTransform, image: Size): Rect {
  const { rect } = transform
  if (rect === undefined) return { left: 0, top: 0, ...image }
  const left = Math.min(rect.left, image.width - 1)
  const top = Math.min(rect.top, image.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(rect.width, image.width - left)),
    height: Math.max(1, Math.min(rect.height, image.height - top)),
  }
}

/** Point that a crop keeps visible, as fractions of the width and height of `source`. */
function focus(transform: ImageTransform): { readonly x: number; readonly y: number } {
  switch (transform.crop) {
    case 'top':
      return { x: 0.5, y: 0 }
    case 'bottom':
      return { x: 0.5, y: 1 }
    case 'left':
      return { x: 0, y: 0.5 }
    case 'right':
      return { x: 1, y: 0.5 }
    case 'focalpoint':
      return { x: transform['fp-x'] ?? 0.5, y: transform['fp-y'] ?? 0.5 }
    case 'center':
    case 'entropy':
    case undefined:
      return { x: 0.5, y: 0.5 }
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** Returns the largest area of `source` with the proportions of `box`, with the focal point as close to its centre as possible. */
function cutAround(
  source: Rect,
  box: Size,
  point: { readonly x: number; readonly y: number },
): Rect {
  const factor = Math.min(source.width / box.width, source.height / box.height)
  const { width, height } = scaled(box, factor)
  const within = { width: Math.min(width, source.width), height: Math.min(height, source.height) }
  const left = Math.round(source.width * point.x - within.width / 2)
  const top = Math.round(source.height * point.y - within.height / 2)
  return {
    ...within,
    left: source.left + clamp(left, 0, source.width - within.width),
    top: source.top + clamp(top, 0, source.height - within.height),
  }
}

/** Reduces or enlarges a size to fit `max-w`, `max-h`, `min-w` and `min-h`. The proportions stay the same. */
function withinBounds(transform: ImageTransform, size: Size): Size {
  const smallest = Math.max(
    (transform['min-w'] ?? 0) / size.width,
    (transform['min-h'] ?? 0) / size.height,
  )
  const largest = Math.min(
    (transform['max-w'] ?? Infinity) / size.width,
    (transform['max-h'] ?? Infinity) / size.height,
  )
  if (largest < 1) return scaled(size, largest)
  return smallest > 1 ? scaled(size, smallest) : size
}

/** Plans a picture that fills the box completely. Parts outside the box are cropped. */
function cover(transform: ImageTransform, source: Rect, box: Size): ImagePlan {
  const size = round(box)
  const factor = Math.max(size.width / source.width, size.height / source.height)
  // `crop=entropy` first scales the complete picture, which could become arbitrarily large for a thin strip. Above this limit, the picture
  // is cropped around its focal point instead.
  const affordable = Math.max(source.width, source.height) * factor <= 2 * MAX_SIDE
  if (transform.crop === 'entropy' && affordable) {
    return { source, size, canvas: undefined, entropy: true }
  }
  return {
    source: cutAround(source, size, focus(transform)),
    size,
    canvas: undefined,
    entropy: false,
  }
}

/** Largest size with the proportions of `source` that fits into the box. It exceeds the size of `source` only with `enlarge`. */
function inside(source: Rect, box: Size, enlarge: boolean): Size {
  const factor = Math.min(box.width / source.width, box.height / source.height)
  return scaled(source, enlarge ? factor : Math.min(1, factor))
}

interface Box {
  readonly width: number | undefined
  readonly height: number | undefined
}

/** Width and height that the request asks for, in device pixels. */
function boxOf(transform: ImageTransform): Box {
  const dpr = transform.dpr ?? 1
  return {
    width: transform.w === undefined ? undefined : transform.w * dpr,
    height: transform.h === undefined ? undefined : transform.h * dpr,
  }
}

function intoFullBox(transform: ImageTransform, source: Rect, box: Size): ImagePlan {
  const plain = { source, canvas: undefined, entropy: false }
  switch (transform.fit ?? 'clip') {
    case 'clip':
      return { ...plain, size: withinBounds(transform, inside(source, box, true)) }
    case 'max':
      return { ...plain, size: withinBounds(transform, inside(source, box, false)) }
    case 'scale':
      return { ...plain, size: round(box) }
    case 'fill':
      return { ...plain, size: inside(source, box, true), canvas: round(box) }
    case 'fillmax':
      return { ...plain, size: inside(source, box, false), canvas: round(box) }
    case 'crop':
      return cover(transform, source, box)
    case 'min': {
      // Uses the requested proportions, but enlarges no picture beyond its original.
      const shrink = Math.min(1, source.width / box.width, source.height / box.height)
      return cover(transform, source, scaled(box, shrink))
    }
  }
}

/** Size of the result for a request that names only a width, only a height, or neither. The picture is then neither cropped nor padded. */
function alongOneSide(transform: ImageTransform, source: Rect, box: Box): Size {
  if (transform.fit === 'scale') {
    return round({ width: box.width ?? source.width, height: box.height ?? source.height })
  }
  if (box.width === undefined && box.height === undefined) {
    return withinBounds(transform, round(source))
  }
  const open = { width: box.width ?? Infinity, height: box.height ?? Infinity }
  const grows = !['max', 'fillmax', 'min'].includes(transform.fit ?? 'clip')
  return withinBounds(transform, inside(source, open, grows))
}

function fitted(transform: ImageTransform, source: Rect): ImagePlan {
  const { width, height } = boxOf(transform)
  if (width !== undefined && height !== undefined) {
    return intoFullBox(transform, source, { width, height })
  }
  const size = alongOneSide(transform, source, { width, height })
  return { source, size, canvas: undefined, entropy: false }
}

/** Reduces a plan so that neither side of the result exceeds MAX_SIDE, whatever the proportions of the original. */
function bounded(plan: ImagePlan): ImagePlan {
  const longest = Math.max(plan.size.width, plan.size.height)
  return longest <= MAX_SIDE ? plan : { ...plan, size: scaled(plan.size, MAX_SIDE / longest) }
}

/**
 * Computes the sizes and crops for the address parameters of Sanity's image pipeline, without reading pixels.
 * @param image displayed size of the original, in pixels
 */
export function planImage(transform: ImageTransform, image: Size): ImagePlan {
  return bounded(fitted(transform, sourceOf(transform, image)))
}
