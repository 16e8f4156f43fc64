/** A passage of the site that fits a query. */
export interface Found {
  readonly passage: {
    /** Path of the page, with the fragment of the heading where it has one. */
    readonly url: string
    /** Title of the page. */
    readonly page: string
    readonly heading: string
    readonly text: string
  }
  /** Words of the site that the query's words were taken for. */
  readonly terms: readonly string[]
}

/** The search for one question. */
export interface QuestionSearch {
  /** The best passages first. Rejects when it has used its CPU time, or nobody waits for it. */
  readonly search: (
    query: string,
    options?: { readonly limit?: number },
  ) => Promise<readonly Found[]>
}

/** What the assistant asks of whoever searches the site. It holds only what anybody may read. */
export interface SiteSearch {
  /** Begins the search for one question; it ends when the signal is aborted. */
  readonly begin: (signal: AbortSignal) => QuestionSearch
  /** Which of these words, in lower case, the site itself uses. */
  readonly known: (words: readonly string[]) => Promise<ReadonlySet<string>>
  /** Makes itself ready, for when a question is likely to come. */
  readonly warm: () => void
}
