/** State of a search field: its text, the current search of the list, and the searches requested since. */
export interface TypedSearch {
  readonly text: string
  readonly value: string
  /** Oldest first. */
  readonly asked: readonly string[]
}

/** Untouched search field. */
export const beginSearch = (value: string): TypedSearch => ({ text: value, value, asked: [] })

/** Field after it has requested a search for its text. */
export const askedFor = (typed: TypedSearch, text: string): TypedSearch => ({
  ...typed,
  asked: [...typed.asked, text],
})

/**
 * Field after the list's search has changed. A search that the field requested itself arrives later and must not
 * replace text typed since. Any other search comes from history navigation or a link, and replaces the text.
 */
export function followSearch(typed: TypedSearch, value: string): TypedSearch {
  const at = typed.asked.indexOf(value)
  if (at >= 0) return { ...typed, value, asked: typed.asked.slice(at + 1) }
  return { text: value === typed.text.trim() ? typed.text : value, value, asked: [] }
}
