import { describe, expect, it } from 'vitest'
import { documentPassages } from '../article-passages.ts'
import { createBudget, ownBudget, UNUSED } from '../budget.ts'
import { openIndexStore } from '../index-store.ts'
import { searchPages, type PageQuery } from './page-search.ts'

/** Creates an index of posts. Each slug has a title and a text. */
function storeOf(posts: Readonly<Record<string, readonly [title: string, text: string]>>) {
  const store = openIndexStore(':memory:')
  store.put(
    Object.entries(posts).map(([slug, [title, excerpt]]) => ({
      id: slug,
      rev: '1',
      passages: documentPassages({
        _id: slug,
        _rev: '1',
        _type: 'blog',
        title,
        slug: { current: slug },
        excerpt,
      }),
    })),
  )
  return store
}

const store = storeOf({
  quagga: ['Quaggas in the wild', 'The quagga lives in Africa. It has stripes on its head.'],
  zebroid: ['A zebroid at home', 'Its mother is a zebra. A zebroid lives at a farm.'],
  screening: ['Vetting of keepers', 'Every keeper of animals passes a background screening.'],
  numbers: ['Rules for keepers', 'Section 4711 of the law applies to keepers.'],
})

const search = (text: string, rest: Partial<PageQuery> = {}) =>
  searchPages(store, { text, page: 1, isExact: false, ...rest }, ownBudget())

const urls = (text: string, rest: Partial<PageQuery> = {}) =>
  search(text, rest).results.map(({ url }) => url)

/** Words that a result marks in a text. */
const marked = (text: string, marks: readonly (readonly number[])[]) =>
  marks.map(([from, to]) => text.slice(from, to))

describe('a search for pages', () => {
  it('returns the ranges of the found words in title and text', () => {
    const [result] = search('quagga stripes').results
    expect(marked(result?.title ?? '', result?.title_marks ?? [])).toEqual(['Quaggas'])
    expect(marked(result?.text ?? '', result?.text_marks ?? [])).toEqual(['quagga', 'stripes'])
  })

  it('returns only pages that contain all words, if there are any', () => {
    expect(urls('lives farm')).toEqual(['/blogs/zebroid'])
    expect(urls('lives')).toHaveLength(2)
  })

  it('finds numbers', () => {
    expect(urls('section 4711')).toEqual(['/blogs/numbers'])
  })

  it('finds a word by its beginning', () => {
    expect(urls('quag')).toEqual(['/blogs/quagga'])
  })

  it('returns the results of a similar word, and searches for the typed word on request', () => {
    expect(search('qaugga')).toMatchObject({ corrected: 'quagga', suggestion: null, total: 1 })
    expect(search('qaugga', { isExact: true })).toMatchObject({
      corrected: null,
      suggestion: { query: 'quagga', count: 1 },
      total: 0,
      results: [],
    })
  })

  it('includes synonyms and lists them, unless the visitor asks for the exact words', () => {
    const store2 = storeOf({ one: ['Our screening', 'We do the screening.'] })
    const found = searchPages(store2, { text: 'vetting', page: 1, isExact: false }, ownBudget())
    expect(found).toMatchObject({ total: 1, synonyms: ['screening'] })
    const exact = searchPages(store2, { text: 'vetting', page: 1, isExact: true }, ownBudget())
    expect(exact.total).toBe(0)
  })

  it('does not list synonyms that are part of the typed words', () => {
    const store2 = storeOf({ one: ['Criminal check', 'We search the courts.'] })
    const found = searchPages(
      store2,
      { text: 'criminal record', page: 1, isExact: false },
      ownBudget(),
    )
    expect(found).toMatchObject({ total: 1, synonyms: ['court'] })
  })

  it('counts results by kind, and filters by a kind', () => {
    const { kinds } = search('lives', { kind: 'service' })
    expect(kinds.find(({ kind }) => kind === 'article')?.count).toBe(2)
    expect(urls('lives', { kind: 'service' })).toEqual([])
    expect(urls('lives', { kind: 'article' })).toHaveLength(2)
  })

  it('pages through all results without repeating one', () => {
    const many = storeOf(
      Object.fromEntries(
        Array.from({ length: 55 }, (_, number) => [
          `post-${number}`,
          [`Zebroid number ${number}`, 'A zebroid.'] as const,
        ]),
      ),
    )
    const seen = [1, 2, 3, 4, 5, 6, 7].flatMap((page) =>
      searchPages(many, { text: 'zebroid', page, isExact: false }, ownBudget()).results.map(
        ({ url }) => url,
      ),
    )
    expect(seen).toHaveLength(55)
    expect(new Set(seen).size).toBe(55)
  })

  it('suggests titles and marks the typed beginning in them', () => {
    const [first] = search('zebr', { isTyping: true }).suggestions
    expect(first).toMatchObject({ title: 'A zebroid at home', url: '/blogs/zebroid', page: null })
    expect(marked(first?.title ?? '', first?.title_marks ?? [])).toEqual(['zebr'])
  })

  it('returns no results for words that occur on no page', () => {
    expect(search('xyzzyplugh')).toMatchObject({ total: 0, results: [], corrected: null })
  })

  it.for([
    ['quotes', '"quagga" OR (NEAR'],
    ['column filters', 'page : quagga AND text : *'],
    ['null characters', 'quagga\u0000zebroid'],
    ['unpaired surrogates', '\uD800quagga'],
    ['a word of many letters', 'q'.repeat(200)],
    ['stop words only', 'the of and'],
    ['signs only', '*** ""'],
  ] as const)('does not fail for a query of %s', ([, text]) => {
    expect(() => search(text)).not.toThrow()
  })

  it('stops when its CPU time is used up', () => {
    let now = 0
    const clock = () => (now += 200)
    const budget = createBudget({ before: UNUSED, cpuMs: 300, clock, isAbandoned: () => false })
    expect(() =>
      searchPages(store, { text: 'lives farm', page: 1, isExact: false }, budget),
    ).toThrow('out of time')
  })
})
