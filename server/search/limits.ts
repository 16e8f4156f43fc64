/** Limits of the work for one question of a visitor. */
export const SEARCH_LIMITS = {
  /** CPU time of the search thread, milliseconds. */
  cpuMs: 300,
  /** Maximum number of unknown words, in a question and its earlier questions, for which similar words are searched. */
  unknownWords: 12,
  /** Maximum number of characters of a query that are read. */
  query: 2_000,
  /** Maximum number of concepts of a query. Further words are ignored. */
  concepts: 40,
  /** Maximum sum of the passage counts of all stems of a query. SQLite reads them without a pause: about 150 ms of CPU time. */
  occurrences: 200_000,
  /** Number of earlier queries that are read, the latest ones, and characters of each. */
  earlier: 5,
  earlierCharacters: 500,
  /** Maximum length of a word that is stemmed or for which similar words are searched, characters. */
  word: 40,
} as const
