import { describe, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { passTime, stopClock, timerSet } from '#web/testing/browser/clock.test-support.ts'
import { boxOf, goTo } from '#web/testing/browser/elements.test-support.ts'
import { layOutWholePage, scrollToY, still } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const section = '#ai-data-science'
const withHash = paths.whatWeOffer + section
const target = page.getByCss(section)
const top = () => Math.round(boxOf(target).top)
const scrollY = () => Math.round(window.scrollY)

/** Opens a page and waits until it is laid out completely. Sections and fonts that arrive later would change the scroll position. */
async function openWhole(path: string): Promise<void> {
  await page.viewport(1366, 700)
  await openPage(path)
  await layOutWholePage()
}

/** Records the scroll positions with their times, the position when the focus last changed, and the time when the URL last changed. */
function watchScroll() {
  const scrolled: { y: number; time: number }[] = []
  const seen = { scrolled, pushed: 0, focusedAt: Number.NaN }
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('focusin', () => (seen.focusedAt = window.scrollY), { signal })
  window.addEventListener(
    'scroll',
    () => scrolled.push({ y: window.scrollY, time: performance.now() }),
    { signal },
  )
  const push = history.pushState.bind(history)
  history.pushState = (...values) => {
    seen.pushed = performance.now()
    push(...values)
  }
  onTestFinished(() => {
    ended.abort()
    history.pushState = push
  })
  return seen
}

describe('scrolling with motion', () => {
  const openMoving = async (path: string) => {
    await commands.emulateMedia({ reducedMotion: 'no-preference' })
    await openWhole(path)
  }

  test('a new page is shown from its top at once', async () => {
    await openMoving(paths.about)
    await scrollToY(1500)
    expect(scrollY()).toBe(1500)
    await still()
    const { scrolled } = watchScroll()
    goTo(paths.whatWeOffer)
    await expect.poll(() => location.pathname).toBe(paths.whatWeOffer)
    await expect.poll(scrollY).toBe(0)
    await still()
    expect(new Set(scrolled.map(({ y }) => y)), 'no place between').toEqual(new Set([0]))
  })

  test('the page moves smoothly, after 100 ms, to the element that the hash names, until it is 80 px below the top', async () => {
    await openMoving(paths.whatWeOffer)
    const seen = watchScroll()
    goTo(withHash)
    await expect.poll(top).toBe(80)
    await still()
    expect((seen.scrolled[0]?.time ?? 0) - seen.pushed).toBeGreaterThanOrEqual(99)
    expect(seen.scrolled.length, 'by way of other places').toBeGreaterThan(2)
    await expect.element(target).toHaveFocus()
  })

  test('another page with a hash is shown from its top, and then moves to the element that the hash names', async () => {
    await openMoving(paths.about)
    await scrollToY(900)
    await still()
    const seen = watchScroll()
    goTo(withHash)
    await expect.poll(() => (target.query() === null ? undefined : top())).toBe(80)
    await expect.element(target).toHaveFocus()
    // The element gets the focus just before the page scrolls to it.
    expect(seen.focusedAt, 'from the top').toBe(0)
  })
})

test('with reduced motion the page jumps after 100 ms to the element that the hash names, without smooth scrolling', async () => {
  await openWhole(paths.whatWeOffer)
  const seen = watchScroll()
  goTo(withHash)
  await expect.poll(top).toBe(80)
  await still()
  expect(seen.scrolled).toHaveLength(1)
  expect((seen.scrolled[0]?.time ?? 0) - seen.pushed).toBeGreaterThanOrEqual(99)
})

test('a page scrolls 100 ms after its hash has changed', async () => {
  await openWhole(paths.whatWeOffer)
  // Waits until the page is idle, because the test must not take a timer from the start of the page for the timer of the scrolling.
  await still()
  stopClock()
  goTo(section)
  await expect.poll(() => location.hash).toBe(section)
  await timerSet(100)
  await passTime(99)
  expect(window.scrollY).toBe(0)
  await passTime(1)
  expect(window.scrollY).toBeGreaterThan(0)
})

test('going back and forward restores the scroll position', async () => {
  await openWhole(paths.about)
  await scrollToY(1200)
  expect(scrollY()).toBe(1200)
  await still()
  goTo(paths.whatWeOffer)
  await expect.poll(() => location.pathname).toBe(paths.whatWeOffer)
  await expect.poll(scrollY).toBe(0)
  await layOutWholePage()
  await still()
  await scrollToY(400)
  await still()
  history.back()
  await expect.poll(() => location.pathname).toBe(paths.about)
  await expect.poll(scrollY).toBe(1200)
  history.forward()
  await expect.poll(() => location.pathname).toBe(paths.whatWeOffer)
  await expect.poll(scrollY).toBe(400)
})

test('the title of the new page is announced and its main part gets the focus', async () => {
  await openWhole(paths.whatWeOffer)
  goTo(paths.about)
  await expect.poll(() => location.pathname).toBe(paths.about)
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.poll(() => document.title).toMatch(/About/)
  await expect
    .poll(() => [...document.querySelectorAll('output')].map(({ textContent }) => textContent))
    .toContain(document.title)
})
