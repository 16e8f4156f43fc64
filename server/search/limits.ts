/** Limits of the work for one question of a visitor. */
export const SEARCH_LIMITS = {
  /** CPU time of the search thread, in milliseconds. */
  cpuMs: 300,
  /** Maximum number of unknown words for which similar words are searched. Counts the question and the earlier questions together. */
  unknownWords: 12,
  /** Maximum number of characters that are read of a query. */
  query: 2_000,
  /** Maximum number of concepts of a query. Further words are ignored. */
  concepts: 40,
  /**
   * Maximum sum of the passage counts of all stems of a query. SQLite reads these passages without a pause, which takes about 150 ms of CPU
   * time.
   */
  occurrences: 200_000,
  /** Maximum number of earlier queries that are read (the latest ones), and maximum number of characters of each. */
  earlier: 5,
  earlierCharacters: 500,
  /** Maximum length in characters of a word that is stemmed or for which similar words are searched. */
  word: 40,
} as const
