import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a page has done everything that the last key or click has set off. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    await idle()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await idle()
  })

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
