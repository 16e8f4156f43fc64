/** Passage of the site that fits a query. */
export interface Found {
  readonly passage: {
    /** Path of the page, with the fragment of the heading if it has one. */
    readonly url: string
    /** Title of the page. */
    readonly page: string
    readonly heading: string
    readonly text: string
  }
  /** Stems of the query's words and of their synonyms that occur in passage or page. */
  readonly terms: readonly string[]
}

/** All searches for one question, which have one common budget. */
export interface QuestionSearch {
  /** Returns the best passages first. Rejects if the question has used its CPU time or is aborted. */
  readonly search: (
    query: string,
    options?: { readonly limit?: number },
  ) => Promise<readonly Found[]>
}

/** Search of the site, as the assistant uses it. Contains only public content. */
export interface SiteSearch {
  /** Begins the searches for one question. They end when the signal is aborted. */
  readonly begin: (signal: AbortSignal) => QuestionSearch
  /** Returns the given words, in lower case, that occur on the site. */
  readonly known: (words: readonly string[]) => Promise<ReadonlySet<string>>
  /** Updates the index before a question that is likely to follow soon. */
  readonly warm: () => void
}
