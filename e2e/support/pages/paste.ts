import type { Locator } from '@playwright/test'

/** Pastes into an element what a program would have put on the clipboard, by kind. */
export async function paste(
  target: Locator,
  kinds: Readonly<Record<string, string>>,
): Promise<void> {
  await target.evaluate((element, texts) => {
    const data = new DataTransfer()
    for (const [kind, text] of Object.entries(texts)) data.setData(kind, text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    )
  }, kinds)
}
