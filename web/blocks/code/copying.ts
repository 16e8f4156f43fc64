/** Result of the last attempt to copy; `ready` before an attempt, and once the result is no longer shown. */
export type CopyOutcome = 'ready' | 'copied' | 'failed'

/** Labels of the button, by result. */
export const copyLabels: Readonly<Record<CopyOutcome, string>> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
}

/** Display time of the result, in ms. */
export const copyShownFor = 2_000

/** Copies a text to the clipboard. */
export const copyText = (text: string): Promise<CopyOutcome> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  )
