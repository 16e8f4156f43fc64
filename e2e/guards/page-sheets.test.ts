import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { templatePages } from '../support/pages/template-pages.ts'
import type { Program } from '../support/sites/processes.ts'
import { useSite } from '../support/sites/use-site.ts'

let site: Program

useSite({ SEED: 'demo' }, async (started) => {
  site = started
})

const ASSETS = join(import.meta.dirname, '../../dist/client/assets')

const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group)

/** Classes of the selectors in a built style sheet. */
const classesOf = (css: string) => new Set(groups(css, /\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)/g))

const built = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.css'))
    .map((name) => [`/assets/${name}`, classesOf(readFileSync(join(ASSETS, name), 'utf8'))]),
)

/**
 * Classes of page parts for which other style sheets have rules too. A page without those sheets is correct, so the test ignores these
 * classes.
 */
const ELSEWHERE = new Set([
  // The sheets of receipts and of embedded bookings have rules for the page that contains them.
  'company',
  // The sheet of service pages positions a list of terms in the grid of these pages.
  'termed',
])

// A page without the sheet of one of its parts shows the part unstyled, and shifts when another page's code loads the sheet later.
test.each(templatePages)('the page %s loads the style sheets of all its parts', async (path) => {
  const response = await fetch(site.url + path)
  expect(response.status).toBe(200)
  const html = await response.text()
  const linked = groups(html, /<link rel="stylesheet" href="([^"]+)"/g)
  expect(linked.filter((name) => !built.has(name))).toEqual([])
  const styled = new Set(linked.flatMap((name) => [...(built.get(name) ?? [])]))
  const used = new Set(groups(html, / class="([^"]*)"/g).flatMap((names) => names.split(/\s+/)))
  const missing = [...used].filter(
    (name) =>
      !styled.has(name) &&
      !ELSEWHERE.has(name) &&
      [...built.values()].some((classes) => classes.has(name)),
  )
  expect(missing).toEqual([])
})
