import { describe, expect, it } from 'vitest'
import { documentPassages } from './article-passages.ts'
import { find } from './find.ts'
import { openIndexStore } from './index-store.ts'

/** Creates an index of the given posts. Each slug has one text. */
function storeOf(posts: Readonly<Record<string, string>>) {
  const store = openIndexStore(':memory:')
  store.put(
    Object.entries(posts).map(([slug, excerpt]) => ({
      id: slug,
      rev: '1',
      passages: documentPassages({
        _id: slug,
        _rev: '1',
        _type: 'blog',
        title: `Post ${slug}`,
        slug: { current: slug },
        excerpt,
      }),
    })),
  )
  return store
}

describe('word matching', () => {
  it.for([
    ['organize', 'organisation'],
    ['verifying', 'verification'],
    ['crimnal', 'criminal'],
    ['licences', 'license'],
    ['programme', 'programs'],
    ['behavior', 'behaviour'],
    ['résumés', 'resume'],
    ['how long', 'turnaround'],
    ['dbs', 'criminal record'],
    ['vetting', 'screening'],
    ['sanct', 'sanctions'],
  ])('treats %s and %s as the same word', ([typed = '', written = '']) => {
    const store = storeOf({ right: `The ${written} of it.`, other: 'A quagga and a zebroid.' })
    expect(find(store, typed).map(({ passage }) => passage.url)).toEqual(['/blogs/right'])
  })

  it.for([
    ['cart', 'card'],
    ['phone', 'iphone'],
  ])('treats %s and %s as different words', ([typed = '', written = '']) => {
    const store = storeOf({ wrong: `The ${written} of it.` })
    const [best] = find(store, typed)
    expect((best?.covered ?? 0) < 0.75).toBe(true)
  })
})

describe('the subject of a question', () => {
  const store = storeOf({
    kyc: 'KYC compliance: the turnaround is short.',
    nlp: 'NLP: the turnaround is long.',
  })

  it('a question without a subject has the subject of the latest earlier question that has one', () => {
    const found = find(store, 'how long does that take?', { earlier: ['What is KYC?'] })
    expect(found[0]?.passage.url).toBe('/blogs/kyc')
    expect(
      find(store, 'how long does that take?', { earlier: ['What is KYC?', 'And NLP?'] })[0]?.passage
        .url,
    ).toBe('/blogs/nlp')
  })

  it('a question with a subject does not get the subject of an earlier question', () => {
    const found = find(store, 'how long does NLP take?', { earlier: ['What is KYC?'] })
    expect(found[0]?.passage.url).toBe('/blogs/nlp')
  })
})

describe('the search', () => {
  it.for([
    '',
    'the of and',
    '"*" ( xqzw',
    "'); DROP TABLE words; --",
    '\0',
    '🙂',
    'a'.repeat(2_000),
  ])('returns no hits for a query without a word of the site: %s', (query) => {
    expect(find(storeOf({ post: 'A quagga.' }), query)).toEqual([])
  })

  it('lowers the coverage if a word of the query does not occur on the site', () => {
    const [best] = find(storeOf({ post: 'A quagga.' }), 'quagga xylophone')
    expect(best?.covered).toBeLessThan(0.75)
  })

  it('returns no more hits than the limit', () => {
    const store = storeOf({ a: 'A quagga.', b: 'The quagga.', c: 'Quaggas.' })
    expect(find(store, 'quagga', { limit: 2 })).toHaveLength(2)
  })
})
