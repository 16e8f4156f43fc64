import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { animationsEnded } from './layout.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds wrong with a page by WCAG 2.2 AA, one line a rule and element. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // What is still fading in has the contrast of a moment.
  await animationsEnded(page)
  // The page's policy lets no script in by a tag; evaluating is the debugger's way, which it does not govern.
  await page.evaluate(source)
  const { violations } = await page.evaluate(() =>
    window.axe.run({
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    }),
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
