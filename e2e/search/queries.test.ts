import { describe, expect, it } from 'vitest'
import { documents } from '#seed/content.test-support.ts'
import { documentPassages } from '#server/search/article-passages.ts'
import { ownBudget } from '#server/search/budget.ts'
import { openIndexStore } from '#server/search/index-store.ts'
import { loadShippedDocuments } from '#server/search/page-passages.ts'
import { searchPages } from '#server/search/results/page-search.ts'
import { QUERIES_FROM_PAGES } from './queries-from-pages.ts'
import { QUERIES_FROM_WORDS } from './queries-from-words.ts'

const store = openIndexStore(':memory:')
store.put([
  ...(await loadShippedDocuments()),
  ...documents
    .filter(({ status, _id }) => status === 'published' && !_id.includes('.'))
    .map((document) => ({
      id: document._id,
      rev: '1',
      passages: documentPassages({ ...document, _rev: '1' }),
    })),
])

/** Paths of the pages of the first three results for a query. */
const firstPages = (text: string) =>
  searchPages(store, { text, page: 1, isExact: false }, ownBudget())
    .results.slice(0, 3)
    .map(({ url }) => url.split('#')[0] ?? '')

describe('the search results', () => {
  it('contain the expected page among the first three for 95 % of 120 queries', () => {
    const queries = [...QUERIES_FROM_PAGES, ...QUERIES_FROM_WORDS]
    expect(queries).toHaveLength(120)
    const missed = queries.flatMap(([query, page]) => {
      const pages = firstPages(query)
      return pages.includes(page) ? [] : [`${query}: ${page} is not among ${pages.join(', ')}`]
    })
    expect(missed.length / queries.length <= 0.05, missed.join('\n')).toBe(true)
  })
})
