import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { animationsEnded } from './layout.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules of {@link TAGS} that depend on colours. A change of theme changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Violations of WCAG 2.2 AA found by axe, one line per rule and element.
 * @param rules `colours` if only the theme has changed since the last check with all rules
 * @param within selector of the only element that has changed since the last check; checking a complete page takes many times as long
 */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'colours' = 'all',
  within?: string,
): Promise<readonly string[]> {
  // Waits for animations, because the contrast of an element that fades in is still changing.
  await animationsEnded(page)
  // The page's content policy blocks script tags, but not evaluation through the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runOnly =
    rules === 'all'
      ? ({ type: 'tag', values: TAGS } as const)
      : ({ type: 'rule', values: COLOUR_RULES } as const)
  const asked = { only: runOnly, part: within }
  return page.evaluate(async ({ only, part }) => {
    // The script above has added `axe` to the window.
    if (window.axe === undefined) throw new Error('axe is not in the page.')
    const { violations } = await window.axe.run(part ?? document, {
      // Copies the array, because axe's types require mutable arrays.
      runOnly: { type: only.type, values: [...only.values] },
      // Leaves out passed rules, because reporting them doubles the duration.
      resultTypes: ['violations'],
      // Does not preload style sheets, because the only rule that needs them is not checked.
      preload: false,
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  }, asked)
}
