import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  closingBand,
  markSheet,
  markStrip,
  markStripStyles,
} from '#shared/engraving/marks/mark-sheet.ts'
import { pageMarks } from '#shared/engraving/marks/marks.ts'
import { Mark } from './mark.tsx'
import { MenuMark } from './menu-mark.tsx'

test.each([
  ['marks.svg', markSheet],
  ['mark-strip.svg', markStrip],
  ['mark-strip.css', markStripStyles],
  ['closing-band.svg', closingBand],
])('the file %s equals the output of its generator', (file, draw) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(draw())
})

test('a mark refers to its drawing in the sprite, and is hidden from screen readers', () => {
  const svg = renderToStaticMarkup(<Mark name="risk-scoring" size={26} className="a" />)
  expect(svg).toMatch(/<use href="[^"]*marks[^"]*#risk-scoring"/)
  expect(svg).toMatch(/width="26" height="26".*aria-hidden="true"/)
})

test('the mark of a menu contains the position of its drawing in the strip', () => {
  const html = renderToStaticMarkup(<MenuMark name="education-verification" />)
  const [, place] = /^<i class="menu-mark" data-mark="(\d+)"><\/i>$/.exec(html) ?? []
  const drawing = markStrip().split('\n')[Number(place) + 1]
  expect(drawing).toContain(pageMarks['education-verification'])
  expect(drawing).toContain(`translate(0 ${24 * Number(place)})`)
  expect(markStripStyles()).toContain(`[data-mark='${place}'] {\n  --mark: ${place};\n}`)
})
