/** Limits of the work for one question of a visitor. */
export const SEARCH_LIMITS = {
  /** CPU time of the search thread, in milliseconds. */
  cpuMs: 300,
  /** Maximum number of unknown words for which similar words are looked up, in the question and the earlier questions together. */
  unknownWords: 12,
  /** Maximum number of characters that are read of a query. */
  query: 2_000,
  /** Maximum number of concepts (words with their synonyms) of a query. Further words are ignored. */
  concepts: 40,
  /**
   * Maximum number of passages that SQLite reads for a query: the sum of the passage counts of the query's stems. It reads them in one step
   * that cannot be interrupted and takes about 150 ms of CPU time at this limit.
   */
  occurrences: 200_000,
  /** Maximum number of earlier queries that are used, from the latest on, and maximum number of characters of each. */
  earlier: 5,
  earlierCharacters: 500,
  /** Maximum length, in characters, of a word that is stemmed and for which similar words are looked up. */
  word: 40,
} as const
