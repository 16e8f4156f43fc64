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
  /** The best passages first, 10 at most unless told. Never rejects: what cannot be searched is found by nobody. */
  readonly search: (query: string, options?: { readonly limit?: number }) => Promise<readonly Hit[]>
  /** Which of these words, in lower case, the site itself uses. Never rejects. */
  readonly known: (words: readonly string[]) => Promise<ReadonlySet<string>>
  /** Makes itself ready, for when a question is likely to come. */
  readonly warm: () => void
}
