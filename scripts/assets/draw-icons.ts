/**
 * Renders the icons that cannot be SVG from `web/public/assets/icon.svg`, the sprite and the strip of marks, and
 * the band that closes a page: `node scripts/assets/draw-icons.ts`.
 * The rendered files are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { band } from '#shared/engraving/band.ts'
import {
  closingBand,
  markSheet,
  markStrip,
  markStripStyles,
} from '#shared/engraving/marks/mark-sheet.ts'

const FOLDER = 'web/public'
const PAPER = '#faf8f3'
const ICO_SIDE = 32

// Uses the light theme's colour, because an image file cannot follow the theme.
const mark = (await readFile(join(FOLDER, 'assets/icon.svg'), 'utf8')).replace(
  /@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/,
  '',
)

/** Icon on the paper colour, with a margin that launchers and home screens may crop to their own shape. */
const onPaper = (side: number) =>
  sharp(Buffer.from(mark), { density: (72 * side) / 100 })
    .resize(Math.round(side * 0.72))
    .extend({
      top: Math.floor(side * 0.14),
      left: Math.floor(side * 0.14),
      bottom: side - Math.round(side * 0.72) - Math.floor(side * 0.14),
      right: side - Math.round(side * 0.72) - Math.floor(side * 0.14),
      background: PAPER,
    })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Wraps a PNG in an ICO container, the format of `/favicon.ico`, which browsers request by default. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(ICO_SIDE, 6)
  head.writeUInt8(ICO_SIDE, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

for (const side of [180, 192, 512]) {
  await writeFile(join(FOLDER, `icon-${side}.png`), await onPaper(side))
}
const small = await sharp(Buffer.from(mark), { density: 72 })
  .resize(ICO_SIDE, ICO_SIDE)
  .png({ compressionLevel: 9 })
  .toBuffer()
await writeFile(join(FOLDER, 'favicon.ico'), toIco(small))
await writeFile('web/ui/engraving/marks.svg', markSheet())
await writeFile('web/ui/engraving/mark-strip.svg', markStrip())
await writeFile('web/ui/engraving/mark-strip.css', markStripStyles())
await writeFile('web/ui/engraving/closing-band.svg', closingBand())

/** Tile of the band along the consent banner, as a mask that the page colours. Neighbouring tiles join seamlessly. */
const tile = { width: 1_500, height: 200 }
const lines = band({ lines: 12, tileWidth: tile.width, halfHeight: 86, pinch: 0.26, warp: 0.5 })
await writeFile(
  'web/ui/engraving/wave-tile.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-tile.height / 2} ${tile.width} ${tile.height}"><g fill="none" stroke="#000" stroke-width="5.5"><path id="t" d="${lines}"/><use href="#t" x="${-tile.width}"/><use href="#t" x="${tile.width}"/></g></svg>\n`,
)
