/** Kinds of content that passages come from. */
export const PASSAGE_KINDS = ['page', 'blog', 'caseStudy', 'question', 'opening', 'fact'] as const
export type PassageKind = (typeof PASSAGE_KINDS)[number]

/** Part of a page under one heading. */
export interface Passage {
  /** Stable across builds: the path, with the fragment or number of the part. */
  readonly id: string
  readonly kind: PassageKind
  /** Path of the page, with the fragment of the heading if it has one. */
  readonly url: string
  /** Title of the page. */
  readonly page: string
  /** Heading above the text, or the page's title if there is none. */
  readonly heading: string
  /** Plain text in complete sentences. Paragraphs are separated by line breaks. */
  readonly text: string
}

/** Typical question of a passage that is similar to the query. */
export interface Resembled {
  /** Its wording. */
  readonly asked: string
  /** Sentences of the passage that answer it. */
  readonly answer: string
  /** Similarity plus lead over other pages, from 0 to about 2. */
  readonly fit: number
}

/** Search hit: a passage with its scores. */
export interface Hit {
  readonly passage: Passage
  /** Score, from 0 to about 1.3. Passages that answer the query have about 0.5 or more. */
  readonly score: number
  /** Weighted share of the query's concepts that passage and page name, 0 to 1. Unknown words count as not named. */
  readonly covered: number
  /** True if the passage does not name an aspect that is asked for, such as the price. */
  readonly lacks: boolean
  /** Largest share of the query's weight that belongs to one concept missing in passage and page, 0 to 1. Aspects do not count. */
  readonly missing: number
  /** Stems of the query's words and of their other names that occur in passage or page. */
  readonly terms: readonly string[]
  /** Typical question of the passage that is most similar to the query, if there is one. */
  readonly typical?: Resembled
  /** Sentences of the text in their order, each with the share of the query that it covers, 0 to 1. */
  readonly sentences: readonly { readonly text: string; readonly covered: number }[]
}

/** Options of a search. */
export interface SearchOptions {
  /** Maximum number of hits. Default: 10. */
  readonly limit?: number
  /** Earlier queries, the latest last. They supply the subject if the query has none. */
  readonly earlier?: readonly string[]
  /** True if a query without a subject continues the earlier ones, even if it has nouns of its own. */
  readonly isFollowUp?: boolean
  /** True to add a last hit for the topic that is most similar to the query, if there is one. Its URL is `topic:` and the topic's name. */
  readonly withTopics?: boolean
}

/** Searches for one question of a visitor, which share one budget. */
export interface QuestionSearch {
  /**
   * Returns the best passages first, or none if the index cannot be used.
   * @throws SearchStopped if the searches of the question have used 300 ms of CPU time, or its signal is aborted
   */
  readonly search: (query: string, options?: SearchOptions) => Promise<readonly Hit[]>
}

/** Search index of all published content. Contains only public content. */
export interface SearchIndex extends QuestionSearch {
  /** Begins the searches for one question; they end when the signal is aborted. */
  readonly begin: (signal: AbortSignal) => QuestionSearch
  /** Returns those of the words, in lower case, that occur on the site. Never rejects. */
  readonly known: (words: readonly string[]) => Promise<ReadonlySet<string>>
  /** Updates the index in advance, when a question is likely to come soon. */
  readonly warm: () => void
}
