/** Bounding box of an element of the drawing, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Bounding box of path data that have only absolute commands (M, L, Q, C and Z). A curve is inside the box of its control points. */
function boxOf(data: string): Box {
  const numbers = [...data.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text))
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

function partOf(svg: string, pattern: RegExp): Box {
  const [, part = ''] = pattern.exec(svg) ?? []
  const data = [...part.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('')
  if (/[a-zA-Z]/.exec(data.replaceAll(/[MLQCZ]/g, '')) !== null) throw new Error('a relative path')
  return boxOf(data)
}

/** Bounding boxes of name, title and label in the SVG of a social card. */
export const cardBoxes = (svg: string) => ({
  name: partOf(svg, /(<path class="name"[^>]*>)/),
  title: partOf(svg, /<g class="title"[^>]*>(.*?)<\/g>/),
  label: partOf(svg, /(<path class="label"[^>]*>)/),
})

/** Vertical distance in pixels between the lower edge of one box and the upper edge of the other. */
export const gap = (above: Box, below: Box) => below.top - above.bottom
