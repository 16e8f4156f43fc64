import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a page has done everything that the last key or click has set off. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    await idle()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await idle()
  })

/** How often the editor of the staff area looks at what the browser has selected, milliseconds. */
const LOOKS_EVERY = 100

/**
 * Waits until the editor of the staff area knows what was selected last. Typed text waits for that by itself, and what a test gives
 * to the editor without a key does not.
 */
export async function selectionKnown(page: Page): Promise<void> {
  await settled(page)
  // By the page's own timers, which come in their order however slow it is.
  await page.evaluate(
    (wait) => new Promise((resolve) => setTimeout(resolve, wait)),
    2 * LOOKS_EVERY,
  )
  await settled(page)
}

/** What is selected in a text that is being edited, and what of the text stands after it. */
export const selectionIn = (
  text: Locator,
): Promise<{ readonly selected: string; readonly after: string }> =>
  text.evaluate((body) => {
    const selection = getSelection()
    if (selection === null || selection.rangeCount === 0) return { selected: '', after: 'all' }
    const range = selection.getRangeAt(0)
    const rest = document.createRange()
    rest.selectNodeContents(body)
    rest.setStart(range.endContainer, range.endOffset)
    // An empty line holds a mark of no width.
    const plain = (of: Range) => of.toString().replaceAll(/[\u200B\uFEFF\n]/g, '')
    return { selected: plain(range), after: plain(rest) }
  })

/**
 * Puts the caret where a text of the Studio ends. Its editor follows what the form around it says has the focus, a moment later,
 * and moves the caret there itself: so it is looked at once the page has settled.
 */
export const caretToEnd = (text: Locator): Promise<void> =>
  expect(async () => {
    await text.page().keyboard.press('Control+End')
    await settled(text.page())
    expect(await selectionIn(text)).toEqual({ selected: '', after: '' })
  }).toPass()
