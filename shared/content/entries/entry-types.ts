/**
 * Document types that staff edit without a draft: a save changes the document that visitors see. Visitors see a job opening only while it
 * is published. They see authors and categories wherever an article names them.
 */
export const ENTRY_TYPES = ['opening', 'author', 'category'] as const

/** One of {@link ENTRY_TYPES}. */
export type EntryType = (typeof ENTRY_TYPES)[number]

/** True if a text is one of {@link ENTRY_TYPES}. */
export const isEntryType = (type: string): type is EntryType =>
  ENTRY_TYPES.some((known) => known === type)

interface EntryFacts {
  /** Name of one document inside a sentence, without and with "a" or "an". */
  readonly noun: string
  readonly one: string
  /** Title of the list. */
  readonly plural: string
  /** Last segment of the list in the staff area and in the REST API. */
  readonly segment: string
  /** Attribute of a document that contains its name. */
  readonly name: 'title' | 'name'
  /** True if documents of the type have a status, which decides if they are public. */
  readonly hasStatus: boolean
}

/** Facts about each type. */
export const entryTypes = {
  opening: {
    noun: 'opening',
    one: 'an opening',
    plural: 'Openings',
    segment: 'openings',
    name: 'title',
    hasStatus: true,
  },
  author: {
    noun: 'author',
    one: 'an author',
    plural: 'Authors',
    segment: 'authors',
    name: 'name',
    hasStatus: false,
  },
  category: {
    noun: 'category',
    one: 'a category',
    plural: 'Categories',
    segment: 'categories',
    name: 'title',
    hasStatus: false,
  },
} as const satisfies Record<EntryType, EntryFacts>

/** Calls `make` for each type, and returns the results by type. */
export const byEntryType = <Value>(
  make: (type: EntryType) => Value,
): Readonly<Record<EntryType, Value>> => ({
  opening: make('opening'),
  author: make('author'),
  category: make('category'),
})
