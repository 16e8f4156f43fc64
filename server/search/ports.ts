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

/** A typical question of a passage that resembles the query. */
export interface Resembled {
  /** Its wording. */
  readonly asked: string
  /** Sentences of the passage that answer it. */
  readonly answer: string
  /** Resemblance and lead before other pages, from 0 to about 2. */
  readonly fit: number
}

/** A passage that was found. */
export interface Hit {
  readonly passage: Passage
  /** How well it fits, from 0 to about 1.3; what fits an answer has about 0.5 and more. */
  readonly score: number
  /** Share of what the query tells that passage and page speak of, 0 to 1; words that the site does not have count too. */
  readonly covered: number
  /** It says nothing of what is asked of a thing, such as its price. */
  readonly lacks: boolean
  /** Largest share of one thing in the question that passage and page do not name at all, 0 to 1. */
  readonly missing: number
  /** Stems of words that the query's words were taken for and that passage or page have. */
  readonly terms: readonly string[]
  /** The typical question of the passage that resembles the query most, if one does. */
  readonly typical?: Resembled
  /** The sentences of the text in their order, each with how much of the query it speaks of, 0 to 1. */
  readonly sentences: readonly { readonly text: string; readonly covered: number }[]
}

/** How a search is to be done. */
export interface SearchOptions {
  /** Hits at most; 10 unless told. */
  readonly limit?: number
  /** Earlier queries, the latest last: they say what is talked about where the query itself does not. */
  readonly earlier?: readonly string[]
  /** True if a query without a subject follows on from the earlier ones, even if it has nouns of its own. */
  readonly isFollowUp?: boolean
  /** True if a last hit is added for the topic without a passage that resembles the query most. Its url is `topic:` and the name. */
  readonly withTopics?: boolean
}

/** The searches for one question of a visitor, which share one budget of work. */
export interface QuestionSearch {
  /**
   * The best passages first; none if the index cannot be used.
   * @throws SearchStopped when the searches of the question have used 300 ms of CPU time, or its signal is aborted
   */
  readonly search: (query: string, options?: SearchOptions) => Promise<readonly Hit[]>
}

/** Everything that the site publishes, to be searched. Holds only what anybody may read. */
export interface SearchIndex extends QuestionSearch {
  /** Begins the searches for one question; they end when the signal is aborted. */
  readonly begin: (signal: AbortSignal) => QuestionSearch
  /** Which of these words, in lower case, the site itself uses. Never rejects. */
  readonly known: (words: readonly string[]) => Promise<ReadonlySet<string>>
  /** Makes itself ready, for when a question is likely to come. */
  readonly warm: () => void
}
