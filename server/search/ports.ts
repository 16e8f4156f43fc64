import { ARTICLE_TYPES } from '#shared/content/status.ts'

/** Kinds of passages, by the content from which they are made. */
export const PASSAGE_KINDS = ['page', ...ARTICLE_TYPES, 'question', 'opening', 'fact'] as const
export type PassageKind = (typeof PASSAGE_KINDS)[number]

/** Section of a page below one heading, as the search indexes it. */
export interface Passage {
  /** Id that is stable across builds: the path, with the fragment or number of the section. */
  readonly id: string
  readonly kind: PassageKind
  /** Path of the page, with the fragment of the heading if the heading has one. */
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
  /** Wording of the typical question. */
  readonly asked: string
  /** Sentences of the passage that answer the typical question. */
  readonly answer: string
  /** Similarity to the query, plus the lead in similarity over the best match of another page. From 0 to about 2. */
  readonly fit: number
  /** Weight of the heaviest concept that passage, page and typical question all lack, as a share of the weight of all concepts, 0 to 1. */
  readonly missing: number
}

/** Search hit: a passage with its scores. */
export interface Hit {
  readonly passage: Passage
  /** Score, from 0 to about 1.3. Passages that answer the query have about 0.5 or more. */
  readonly score: number
  /**
   * Coverage: share of the query's concepts, by weight, that the passage or its page names, 0 to 1. A concept is a word with its synonyms.
   * Unknown words count as not named.
   */
  readonly covered: number
  /** True if the query asks for an aspect, such as the price, that the passage does not name. */
  readonly lacks: boolean
  /**
   * Weight of the heaviest concept of the question that is missing from the passage and its page, as a share of the weight of all its
   * concepts, 0 to 1. Concepts that name an aspect, such as the price, are not counted.
   */
  readonly missing: number
  /** Stems of the query's words and their synonyms that occur in the passage or its page. */
  readonly terms: readonly string[]
  /** Typical question of the passage that is most similar to the query, if any is similar. */
  readonly typical?: Resembled
  /** Sentences of the text in their order, each with the share of the query that it covers, 0 to 1. */
  readonly sentences: readonly { readonly text: string; readonly covered: number }[]
}

/** Options of a search. */
export interface SearchOptions {
  /** Maximum number of hits. Default: 10. */
  readonly limit?: number
  /** Earlier queries, the latest last. A query that does not name a subject has the subject of these queries. */
  readonly earlier?: readonly string[]
  /** True if a query that names no subject continues the earlier queries, even if it contains nouns. */
  readonly isFollowUp?: boolean
  /** URLs of the sections that answered the earlier query. If the list is not empty, passages of other pages rank lower. */
  readonly focus?: readonly string[]
}

/** Topic that is similar to a query. A topic has no passage. */
export interface TopicFound {
  /** Name of an intent of the assistant, or `unstated`. */
  readonly name: string
  /** Similarity to the query, plus the lead in similarity over the best other topic or page. From 0 to about 2. */
  readonly fit: number
}

/** Hits of a search, with the topic of the query. */
export interface HitsWithTopic {
  readonly hits: readonly Hit[]
  readonly topic?: TopicFound
}

/** All searches for one question of a visitor. They share one budget of CPU time. */
export interface QuestionSearch {
  /**
   * Returns matching passages, best first. Returns none if the index cannot be used.
   * @throws SearchStopped if the searches for the question have used 300 ms of CPU time, or the question's signal is aborted
   */
  readonly search: (query: string, options?: SearchOptions) => Promise<readonly Hit[]>
  /** Returns the hits of `search` and the topic that is most similar to the query, if any is similar. */
  readonly searchWithTopic: (query: string, options?: SearchOptions) => Promise<HitsWithTopic>
}

/** Search index of all published content. Contains only public content. */
export interface SearchIndex extends Pick<QuestionSearch, 'search'> {
  /** Begins the searches for one question. They end when the signal is aborted. */
  readonly begin: (signal: AbortSignal) => QuestionSearch
  /** Returns the given words (in lower case) that occur on the site. Never rejects. */
  readonly known: (words: readonly string[]) => Promise<ReadonlySet<string>>
  /** Updates the index and prepares the typical questions. Called when a visitor is likely to ask a question soon. */
  readonly warm: () => void
}
