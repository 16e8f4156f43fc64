/** Limits of the work for one question of a visitor. */
export const SEARCH_LIMITS = {
  /** CPU time of the search thread, milliseconds. */
  cpuMs: 300,
  /** Different words of a question and its earlier questions that the site does not have and for which similar words are searched. */
  unknownWords: 12,
  /** Characters of a query that are read. */
  query: 2_000,
  /** Different things that one query may ask about; further words are ignored. */
  concepts: 40,
  /** Sum of the passages of all stems of a query, which SQLite reads without a pause: some 150 ms of CPU time. */
  occurrences: 200_000,
  /** Earlier queries, the latest ones, and the characters of each that are read. */
  earlier: 5,
  earlierCharacters: 500,
  /** Characters of a word that is stemmed or for which similar words are searched. */
  word: 40,
} as const
