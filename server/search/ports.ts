/** What a passage was taken from. */
export const PASSAGE_KINDS = ['page', 'blog', 'caseStudy', 'question', 'opening', 'fact'] as const
export type PassageKind = (typeof PASSAGE_KINDS)[number]

/** A part of a page that stands under one heading. */
export interface Passage {
  /** Stays the same from build to build: the path, and the fragment or number of the part. */
  readonly id: string
  readonly kind: PassageKind
  /** Path of the page, with the fragment of the heading where it has one. */
  readonly url: string
  /** Title of the page. */
  readonly page: string
  /** The heading above the text; the page's title where there is none. */
  readonly heading: string
  /** Plain text, in whole sentences; paragraphs are parted by a line break. */
  readonly text: string
}

/** A passage that was found. `score` compares hits of one search only. */
export interface Hit {
  readonly passage: Passage
  readonly score: number
  /** Words of the index that the query's words were taken for. */
  readonly terms: readonly string[]
}

/** Everything that the site publishes, to be searched. Holds only what anybody may read. */
export interface SearchIndex {
  /** The best passages first. */
  readonly search: (query: string, options?: { readonly limit?: number }) => readonly Hit[]
  /** Every passage, for rules that look at all of them. */
  readonly passages: () => Iterable<Passage>
  /** Whether the site itself uses a word, in lower case. */
  readonly knows: (word: string) => boolean
}
