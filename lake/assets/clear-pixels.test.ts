import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { smoothUnderCover } from './clear-pixels.ts'

const WIDTH = 400
const HEIGHT = 200

/** Fine lines in two inks on a transparent background, and an opaque square. */
const drawing = (() => {
  const wave = (y: number, phase: number) => {
    const points = Array.from({ length: WIDTH + 1 }, (_, x) =>
      [x, (y + 45 * Math.sin(x / 20 + phase)).toFixed(2)].join(' '),
    )
    return `<path d="M${points.join('L')}" stroke-width="0.8"/>`
  }
  const band = (y: number) =>
    Array.from({ length: 12 }, (_, line) => wave(y, (line * Math.PI) / 12)).join('')
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">` +
        `<g stroke="#0f766e">${band(50)}</g><g stroke="#b93e0c">${band(150)}</g>` +
        '<path d="M10 10h20v20h-20z" fill="#3b3a98"/></svg>',
    ),
  )
})()

const pixels = (image: Sharp) => image.clone().ensureAlpha().raw().toBuffer()

test('smoothing changes neither the colour of opaque pixels nor the alpha channel', async () => {
  const before = await pixels(drawing)
  const after = await pixels(await smoothUnderCover(drawing.clone()))
  expect(after).toHaveLength(before.length)
  const changed = Array.from(before, (value, at) => {
    const isCover = at % 4 === 3
    const covers = before[at - (at % 4) + 3] === 255
    return (isCover || covers) && after[at] !== value
  })
  expect(changed).not.toContain(true)
})

test('a smoothed picture looks like the original on a paper-coloured background', async () => {
  const onPaper = (image: Sharp) =>
    image.clone().flatten({ background: '#faf8f3' }).raw().toBuffer()
  const before = await onPaper(drawing)
  const after = await onPaper(await smoothUnderCover(drawing.clone()))
  const apart = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0)
  expect(apart / before.length).toBeLessThan(2)
})

test.each(['avif', 'webp'] as const)(
  'smoothing makes the %s file of fine lines on a transparent background much smaller',
  async (format) => {
    const size = async (image: Sharp) =>
      (await image.clone().toFormat(format, { quality: 45, effort: 2 }).toBuffer()).length
    const noisy = await sharp(await pixels(drawing), {
      raw: { width: WIDTH, height: HEIGHT, channels: 4 },
    })
      .resize(300, 150, { fit: 'fill' })
      .png()
      .toBuffer()
    const smooth = await smoothUnderCover(sharp(noisy))
    expect(await size(smooth)).toBeLessThan(0.9 * (await size(sharp(noisy))))
  },
)

test('smoothing leaves a fully transparent picture transparent', async () => {
  const clear = sharp({
    create: { width: 3, height: 2, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
  const after = await pixels(await smoothUnderCover(clear))
  expect([...after].filter((_, at) => at % 4 === 3)).toEqual([0, 0, 0, 0, 0, 0])
})
