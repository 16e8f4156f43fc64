import type { Locator } from '@playwright/test'

/** Pastes clipboard data into an element, by media type. */
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
