/** State of a search field: its text, the current search of the list, and the searches requested since. */
export interface TypedSearch {
  readonly text: string
  readonly value: string
  /** Searches that the field has requested and the list has not shown yet, oldest first. */
  readonly asked: readonly string[]
}

/** State of a search field in which nothing was typed. */
export const beginSearch = (value: string): TypedSearch => ({ text: value, value, asked: [] })

/** State after the field has requested a search for its text. */
export const askedFor = (typed: TypedSearch, text: string): TypedSearch => ({
  ...typed,
  asked: [...typed.asked, text],
})

/**
 * State after the list's search has changed. A search that this field requested must not replace text that the user has typed since the
 * request. Any other search was caused by history navigation or a link, and replaces the text.
 */
export function followSearch(typed: TypedSearch, value: string): TypedSearch {
  const at = typed.asked.indexOf(value)
  if (at >= 0) return { ...typed, value, asked: typed.asked.slice(at + 1) }
  return { text: value === typed.text.trim() ? typed.text : value, value, asked: [] }
}
