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

/** The rules among those of {@link TAGS} that read colours: a theme changes nothing else of a page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with a page by WCAG 2.2 AA, one line a rule and element.
 * @param rules `colours` for a page whose theme alone has changed since it was looked at by all rules
 * @param within the part that alone has changed since, as a selector: to look at a whole page takes many times as long
 */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'colours' = 'all',
  within?: string,
): Promise<readonly string[]> {
  // What is still fading in has the contrast of a moment.
  await animationsEnded(page)
  // The page's policy lets no script in by a tag; evaluating is the debugger's way, which it does not govern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runOnly =
    rules === 'all'
      ? ({ type: 'tag', values: TAGS } as const)
      : ({ type: 'rule', values: COLOUR_RULES } as const)
  const asked = { only: runOnly, part: within }
  return page.evaluate(async ({ only, part }) => {
    // Injected above.
    if (window.axe === undefined) throw new Error('axe is not in the page.')
    const { violations } = await window.axe.run(part ?? document, {
      // Copies: axe wants lists that it may change.
      runOnly: { type: only.type, values: [...only.values] },
      // To report what is in order takes axe twice as long as to find out.
      resultTypes: ['violations'],
      // Reading every stylesheet once more serves a rule that is not among these.
      preload: false,
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  }, asked)
}
