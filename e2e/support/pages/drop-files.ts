import type { Locator } from '@playwright/test'

/** Image of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Drops or pastes images of one pixel into an element, like a browser does with files. */
export async function giveFiles(
  target: Locator,
  how: 'drop' | 'paste',
  names: readonly string[],
): Promise<void> {
  await target.evaluate(
    (element, [kind, base64, files]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      for (const name of files) data.items.add(new File([bytes], name, { type: 'image/png' }))
      const common = { bubbles: true, cancelable: true }
      const { x: clientX, y: clientY } = element.getBoundingClientRect()
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: data, clientX, clientY })
          : new ClipboardEvent('paste', { ...common, clipboardData: data }),
      )
    },
    [how, PIXEL, names] as const,
  )
}
