import { SearchStopped, UNUSED } from '../budget.ts'
import { currentRevisions, isPage, type PublishedSource } from '../published-source.ts'
import type { SentBudget, Told } from '../thread-messages.ts'
import type { FoundPage, PageQuery, UsedDocument } from './page-search.ts'

/** One page of search results, all of whose documents are published now. */
export type ConfirmedPage = Omit<FoundPage, 'documents' | 'shown'>

/** Search for pages of the site. Contains only public content. */
export interface PageSearch {
  /**
   * Returns one page of results.
   * @throws SearchStopped if the search has used its CPU time, or the signal is aborted
   * @throws Error if the index cannot be used, or the source cannot confirm the results
   */
  readonly pages: (query: PageQuery, signal: AbortSignal) => Promise<ConfirmedPage>
}

interface PageSearchOptions {
  readonly source: PublishedSource
  /** CPU time of a search, milliseconds. */
  readonly cpuMs: number
  /** Updates the index and sends a search to its thread. */
  readonly ask: (query: PageQuery, budget: SentBudget) => Promise<Told['answer']>
  /** Marks documents that must be read again before the next search. */
  readonly touch: (ids: readonly string[]) => void
}

/** Maximum number of attempts of a search. A search is repeated if a document in its results has changed since it was indexed. */
const MOST_TRIES = 8

const outdated = (used: readonly UsedDocument[], current: ReadonlyMap<string, string>) =>
  used.filter(({ id, rev }) => current.get(id) !== rev).map(({ id }) => id)

/**
 * Creates the search for pages. Before it returns results and their number, it checks that the documents of all results are still
 * published.
 */
export function createPageSearch({ source, cpuMs, ask, touch }: PageSearchOptions): PageSearch {
  /** Ids of the documents in the results that are no longer published in the indexed revision. */
  async function changedIn({ documents, shown }: FoundPage): Promise<readonly string[]> {
    if (documents.length === 0) return []
    const ids = documents.map(({ id }) => id)
    const changed = outdated(documents, await currentRevisions(source, ids))
    const articles = shown.filter(({ id }) => !isPage(id))
    if (changed.length > 0 || articles.length === 0) return changed
    // An opening that has passed its closing time still has the same revision. Therefore the articles and openings of the shown page are
    // read.
    const read = await source.documents(articles.map(({ id }) => id))
    return outdated(articles, new Map(read.map(({ _id, _rev }) => [_id, _rev])))
  }

  return {
    pages: async (query, signal) => {
      const abandoned = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
      const abandon = () => void Atomics.store(new Int32Array(abandoned), 0, 1)
      if (signal.aborted) abandon()
      else signal.addEventListener('abort', abandon, { once: true })
      for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
        const answer = await ask(query, { before: UNUSED, cpuMs, abandoned })
        if (answer.kind === 'stopped') throw new SearchStopped(answer.reason)
        if (answer.kind !== 'pages') throw new Error('The search index sent another answer')
        const changed = await changedIn(answer.page)
        if (changed.length === 0) {
          const { documents: _documents, shown: _shown, ...page } = answer.page
          return page
        }
        touch(changed)
      }
      throw new Error('The content changed during every attempt to search it')
    },
  }
}
