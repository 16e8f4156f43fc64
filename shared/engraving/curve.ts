/** Point in SVG user units. */
export type Point = readonly [x: number, y: number]

/** Smooth parametric curve. It is also evaluated slightly beyond its ends, because the tangents there need these points. */
export type Curve = (t: number) => Point

const tangentStep = 1e-4

const tangent = (curve: Curve, t: number): Point => {
  const [ax, ay] = curve(t - tangentStep)
  const [bx, by] = curve(t + tangentStep)
  return [(bx - ax) / (2 * tangentStep), (by - ay) / (2 * tangentStep)]
}

/**
 * Writes numbers as path data: rounded to integers, and without a space before a minus sign. This format halves the size of the engravings
 * of a page.
 */
const encode = (numbers: readonly number[]) =>
  numbers.reduce((text, value, index) => {
    const rounded = Math.round(value) || 0
    return text + (index > 0 && rounded >= 0 ? ' ' : '') + String(rounded)
  }, '')

/**
 * Path data of `curve` between `from` and `to`, as `segments` cubic pieces. Their ends are points of the curve and their handles follow its
 * tangents. The steps are equal, so each incoming handle mirrors the outgoing one, and every piece after the first has the short form `s`.
 */
export function pathOf(curve: Curve, from: number, to: number, segments: number): string {
  const step = (to - from) / segments
  let point = curve(from)
  let [x, y] = [Math.round(point[0]), Math.round(point[1])]
  let direction = tangent(curve, from)
  let data = `M${encode([x, y])}`
  for (let index = 1; index <= segments; index += 1) {
    const t = from + step * index
    const next = curve(t)
    const nextDirection = tangent(curve, t)
    const handle = [
      point[0] + (direction[0] * step) / 3 - x,
      point[1] + (direction[1] * step) / 3 - y,
    ]
    const mirrored = [
      next[0] - (nextDirection[0] * step) / 3 - x,
      next[1] - (nextDirection[1] * step) / 3 - y,
    ]
    const endX = Math.round(next[0])
    const endY = Math.round(next[1])
    const tail = [...mirrored, endX - x, endY - y]
    if (index === 1) data += `c${encode([...handle, ...tail])}`
    else {
      const text = encode(tail)
      data += `${index === 2 ? 's' : text.startsWith('-') ? '' : ' '}${text}`
    }
    x = endX
    y = endY
    point = next
    direction = nextDirection
  }
  return data
}
