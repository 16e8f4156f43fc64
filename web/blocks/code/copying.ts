/** Result of the last attempt to copy. `ready`: nothing was copied yet, or the result is no longer shown. */
export type CopyOutcome = 'ready' | 'copied' | 'failed'

/** Labels of the button, by result. */
export const copyLabels: Readonly<Record<CopyOutcome, string>> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
}

/** Time in ms for which the result is shown. */
export const copyShownFor = 2_000

/** Copies a text to the clipboard. */
export const copyText = (text: string): Promise<CopyOutcome> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  )
