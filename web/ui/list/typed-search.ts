/** A search field: what stands in it, what the list is searched for as far as it knows, and what it has asked for since. */
export interface TypedSearch {
  readonly text: string
  readonly value: string
  /** Oldest first. */
  readonly asked: readonly string[]
}

/** A field that nobody has typed in. */
export const beginSearch = (value: string): TypedSearch => ({ text: value, value, asked: [] })

/** The field once it has asked for what stands in it. */
export const askedFor = (typed: TypedSearch, text: string): TypedSearch => ({
  ...typed,
  asked: [...typed.asked, text],
})

/**
 * The field once the list is searched for something else. What it has asked for itself comes a moment later and must not take
 * away what was typed since; anything else is the way back or a link, and stands in the field from then on.
 */
export function followSearch(typed: TypedSearch, value: string): TypedSearch {
  const at = typed.asked.indexOf(value)
  if (at >= 0) return { ...typed, value, asked: typed.asked.slice(at + 1) }
  return { text: value === typed.text.trim() ? typed.text : value, value, asked: [] }
}
