/** How an attempt to copy ended; ready for the next one. */
export type CopyOutcome = 'ready' | 'copied' | 'failed'

/** What a button says of it. */
export const copyLabels: Readonly<Record<CopyOutcome, string>> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
}

/** For how long it says so, milliseconds. */
export const copyShownFor = 2_000

/** Copies a text. */
export const copyText = (text: string): Promise<CopyOutcome> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  )
