import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markSheet } from '#shared/engraving/marks/mark-sheet.ts'
import { DrawnMark } from './drawn-mark.tsx'
import { Mark } from './mark.tsx'

test('the sprite file contains all marks in their current form', () => {
  expect(readFileSync(new URL('marks.svg', import.meta.url), 'utf8')).toBe(markSheet())
})

test('a mark references the sprite and is hidden from screen readers', () => {
  const svg = renderToStaticMarkup(<Mark name="risk-scoring" size={26} className="a" />)
  expect(svg).toMatch(/<use href="[^"]*marks[^"]*#risk-scoring"/)
  expect(svg).toMatch(/width="26" height="26".*aria-hidden="true"/)
})

test('a mark that is drawn inline references no file', () => {
  const drawn = renderToStaticMarkup(<DrawnMark name="risk-scoring" size={26} className="a" />)
  expect(drawn).toMatch(/^<svg class="mark a"[^>]*viewBox="0 0 24 24" width="26" height="26"/)
  expect(drawn).toMatch(/aria-hidden="true"><path d="M[^"]+"/)
  expect(drawn).not.toContain('marks')
})
