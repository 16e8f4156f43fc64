import { commands } from 'vitest/browser'
import { expect } from 'vitest'
import axe from 'axe-core'
import { nextFrames } from './clock.test-support.ts'

/** Waits until all finite animations and transitions have ended. */
export async function animationsEnded(): Promise<void> {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  while (document.getAnimations().some(isEnding)) await nextFrames()
}

/** Waits until the page neither scrolls nor moves. */
export async function still(): Promise<void> {
  await animationsEnded()
  const place = () => {
    const main = document.querySelector('main')?.getBoundingClientRect()
    return JSON.stringify([window.scrollY, main])
  }
  for (let before = place(); ;) {
    await nextFrames()
    await nextFrames()
    const now = place()
    if (now === before) return
    before = now
  }
}

/** Waits until all fonts of the page are loaded, so that no element moves between two measurements. */
export async function layOutWholePage(): Promise<void> {
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

/** Scrolls without an animation, and waits for the scroll event. */
export async function scrollToY(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' })
  await nextFrames()
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules of {@link TAGS} that depend on colours. The second theme is checked only for them, because a theme changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Violations of WCAG 2.2 AA in one element, one line per rule and element. */
export async function axeViolations(
  within: string,
  rules: 'all' | 'colours' = 'all',
): Promise<readonly string[]> {
  // Waits for running animations, because elements have less contrast while they fade in.
  await animationsEnded()
  const { violations } = await axe.run(within, {
    runOnly:
      rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}

/** Expects no accessibility violations in an element: all rules in the light theme, and the rules about colours in the dark theme. */
export async function expectNoBarrier(what: string, within: string): Promise<void> {
  for (const [theme, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await commands.emulateMedia({ colorScheme: theme })
    await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
    expect(await axeViolations(within, rules), `${what}, ${theme}`).toEqual([])
  }
}

/** Texts that overflow the window or the box that contains them, except in scroll containers. */
export function cutText(): readonly string[] {
  const scrolls =
    'pre, .table-scroll, .filters, .desk-tabs, .body-tools, .microprint, .sr-only, .skip-link, svg'
  const texts = document.querySelectorAll(
    'h1, h2, h3, h4, p, a, li, th, td, dt, dd, button, label, input',
  )
  return [...texts].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (width === 0 || !isShown || element.closest(scrolls) !== null) return []
    const isCut =
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== 'visible'
    return left < -1 || right > innerWidth + 1 || isCut
      ? [`${element.tagName}: ${element.textContent.slice(0, 60)}`]
      : []
  })
}

/** Texts of the lines of an element, from top to bottom. A word that is broken continues on the next line. */
export function linesOf(element: Element): readonly string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines = new Map<number, string>()
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: letter, index } of (text.textContent ?? '').matchAll(/[^]/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + letter.length)
      const top = Math.round(range.getBoundingClientRect().top)
      lines.set(top, `${lines.get(top) ?? ''}${letter}`)
    }
  }
  return [...lines.values()].map((line) => line.trim()).filter((line) => line !== '')
}
