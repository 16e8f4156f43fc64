import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a page has processed the last key or click. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    await idle()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await idle()
  })

/** Interval at which the admin editor reads the browser's selection, in milliseconds. */
const LOOKS_EVERY = 100

/**
 * Waits until the admin editor has read the latest selection. Tests need this before all input except typed text, for which the editor
 * itself waits.
 */
export async function selectionKnown(page: Page): Promise<void> {
  await settled(page)
  // Timers of a page fire in order, so this timer fires after the editor's timer, even on a slow machine.
  await page.evaluate(
    (wait) => new Promise((resolve) => setTimeout(resolve, wait)),
    2 * LOOKS_EVERY,
  )
  await settled(page)
}

/** Selected text in an editable element, and the text after it. */
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
    // An empty line contains a zero-width character.
    const plain = (of: Range) => of.toString().replaceAll(/[\u200B\uFEFF\n]/g, '')
    return { selected: plain(range), after: plain(rest) }
  })

/**
 * Moves the caret to the end of a text in the Studio. The Studio's editor moves the caret shortly after the form reports the focus.
 * Therefore this function checks the position after the page has processed its events.
 */
export const caretToEnd = (text: Locator): Promise<void> =>
  expect(async () => {
    await text.page().keyboard.press('Control+End')
    await settled(text.page())
    expect(await selectionIn(text)).toEqual({ selected: '', after: '' })
  }).toPass()
