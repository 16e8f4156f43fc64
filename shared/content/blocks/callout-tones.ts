/** Maximum depth of nested callouts. */
export const CALLOUT_DEPTH = 3

/** Kinds of callout with their names: an aside, practical advice, or a risk. */
export const CALLOUT_TONES = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const
export type CalloutTone = keyof typeof CALLOUT_TONES

/** Tone of a callout in a document. Unknown values count as `note`. */
export const toneOf = (value: unknown): CalloutTone =>
  value === 'tip' || value === 'warning' ? value : 'note'
