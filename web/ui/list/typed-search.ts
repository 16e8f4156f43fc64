/** State of a search field: its text, the current search of the list, and the searches that the field has requested meanwhile. */
export interface TypedSearch {
  readonly text: string
  readonly value: string
  /** Searches that the field has requested and that the list has not loaded yet, oldest first. */
  readonly asked: readonly string[]
}

/** State of a search field before the user has typed anything. */
export const beginSearch = (value: string): TypedSearch => ({ text: value, value, asked: [] })

/** State after the field has requested a search for its text. */
export const askedFor = (typed: TypedSearch, text: string): TypedSearch => ({
  ...typed,
  asked: [...typed.asked, text],
})

/**
 * State of a search field after the list has changed to another search. If the field has requested this search, its text stays, because the
 * user may have typed more since. Otherwise history navigation or a link has changed the search, and the search replaces the text.
 */
export function followSearch(typed: TypedSearch, value: string): TypedSearch {
  const at = typed.asked.indexOf(value)
  if (at >= 0) return { ...typed, value, asked: typed.asked.slice(at + 1) }
  return { text: value === typed.text.trim() ? typed.text : value, value, asked: [] }
}
