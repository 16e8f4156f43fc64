/** Height of a relief at a point, 0 to 1. The origin is the centre of the plate. x is -240 to 240; y is -160 to 160 and grows downwards. */
export type Height = (x: number, y: number) => number

/** Signed distance of a point to the outline of a shape, negative inside. */
export type Distance = (x: number, y: number) => number

export type Point = readonly [x: number, y: number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))

export const disc =
  (cx: number, cy: number, r: number): Distance =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r

/** Ellipse. The distance is exact on the outline and approximate elsewhere. */
export const oval =
  (cx: number, cy: number, rx: number, ry: number): Distance =>
  (x, y) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry)

/** Rectangle between two opposite corners. Its corners are rounded with the radius `round`. */
export const box = (x0: number, y0: number, x1: number, y1: number, round = 2): Distance => {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const [w, h] = [(x1 - x0) / 2 - round, (y1 - y0) / 2 - round]
  return (x, y) => {
    const [dx, dy] = [Math.abs(x - cx) - w, Math.abs(y - cy) - h]
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
  }
}

function toSegment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Line through points, `width` wide, with round ends. */
export const line =
  (width: number, ...points: readonly Point[]): Distance =>
  (x, y) => {
    let nearest = Infinity
    for (let index = 1; index < points.length; index += 1) {
      const [a, b] = [points[index - 1], points[index]]
      if (a && b) nearest = Math.min(nearest, toSegment(x, y, a, b))
    }
    return nearest - width / 2
  }

/** Polygon with straight sides. */
export const polygon =
  (...points: readonly Point[]): Distance =>
  (x, y) => {
    let nearest = Infinity
    let isInside = false
    let a = points.at(-1) ?? [0, 0]
    for (const b of points) {
      nearest = Math.min(nearest, toSegment(x, y, a, b))
      const crosses = a[1] > y !== b[1] > y
      if (crosses && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isInside = !isInside
      a = b
    }
    return isInside ? -nearest : nearest
  }

/** Arc of a circle, `width` wide, from angle `from` to `to` in degrees, clockwise from the right. */
export const arc = (
  [cx, cy]: Point,
  r: number,
  [from, to]: readonly [number, number],
  width: number,
): Distance => {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 12))
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const turn = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)]
  })
  return line(width, ...points)
}

export const union =
  (...shapes: readonly Distance[]): Distance =>
  (x, y) => {
    let nearest = Infinity
    for (const shape of shapes) nearest = Math.min(nearest, shape(x, y))
    return nearest
  }

export const cut =
  (shape: Distance, ...holes: readonly Distance[]): Distance =>
  (x, y) => {
    let value = shape(x, y)
    for (const hole of holes) value = Math.max(value, -hole(x, y))
    return value
  }

export const both =
  (a: Distance, b: Distance): Distance =>
  (x, y) =>
    Math.max(a(x, y), b(x, y))

/** Outline of a shape. It is `width` wide, and half of it is outside of the shape. */
export const outline =
  (shape: Distance, width: number): Distance =>
  (x, y) =>
    Math.abs(shape(x, y)) - width / 2

/** Shape that is rotated clockwise around the origin, in degrees, and then moved. */
export const turned = <Field extends Distance | Height>(
  shape: Field,
  degrees: number,
  [dx, dy]: Point = [0, 0],
): ((x: number, y: number) => number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y) => shape((x - dx) * cos + (y - dy) * sin, (y - dy) * cos - (x - dx) * sin)
}

/** Raises a shape to `height`. Its rounded edge is `edge` wide. If that is half of the shape's width, the shape becomes a dome. */
export const raise =
  (shape: Distance, height: number, edge = 7): Height =>
  (x, y) => {
    const d = shape(x, y)
    if (d >= 0) return 0
    const t = 1 - Math.min(1, -d / edge)
    return height * Math.sqrt(1 - t * t)
  }

/** Highest of several reliefs at each point. */
export const layers =
  (...parts: readonly Height[]): Height =>
  (x, y) => {
    let height = 0
    for (const part of parts) height = Math.max(height, part(x, y))
    return height
  }

/** Relief into which a shape is cut. A `depth` of 1 cuts down to the ground. */
export const carve =
  (relief: Height, shape: Distance, depth = 1, edge = 4): Height =>
  (x, y) => {
    const height = relief(x, y)
    return height === 0 ? 0 : height * (1 - depth * clamp(-shape(x, y) / edge))
  }

/** Union of `count` shapes. `make` creates each of them from its index. */
export const repeat = (count: number, make: (index: number) => Distance): Distance =>
  union(...Array.from({ length: count }, (_, index) => make(index)))
