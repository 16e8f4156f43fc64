import { describe, expect, it } from 'vitest'
import { documentPassages } from './article-passages.ts'
import { createBudget, ownBudget, UNUSED } from './budget.ts'
import { find } from './find.ts'
import { openIndexStore, type IndexStore } from './index-store.ts'
import { conceptsOf } from './query.ts'
import { stemOf, wordsOf } from './words.ts'

const post = (id: string, text: string) => ({
  id,
  rev: '1',
  passages: documentPassages({
    _id: id,
    _rev: '1',
    _type: 'blog',
    title: `Post ${id}`,
    slug: { current: id },
    excerpt: text,
  }),
})

/** Returns an invented word of eight letters. Different numbers return different words. */
const invented = (number: number, first = 'q') =>
  `${first}${Array.from({ length: 7 }, (_, place) => String.fromCodePoint(97 + (Math.floor(number / 5 ** (place % 4)) % 5) + place * 2)).join('')}`

/**
 * Opens a store that records three things: each lookup of similar words, the words that are compared in a lookup, and the searched stems.
 */
function open(...texts: readonly string[]) {
  const inner = openIndexStore(':memory:')
  inner.put(texts.map((text, index) => post(`post-${index}`, text)))
  const read: string[] = []
  const compared: string[] = []
  const matched: (readonly string[])[] = []
  const store: IndexStore = {
    ...inner,
    wordsOfLength: (first, length) => {
      read.push(`${first} ${length.join('-')}`)
      const found = inner.wordsOfLength(first, length)
      compared.push(...found)
      return found
    },
    candidates: (stems, limit) => {
      matched.push(stems)
      return inner.candidates(stems, limit)
    },
  }
  return { store, read, compared, matched }
}

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, number) => invented(from + number))

describe('the lookup of similar words for unknown words', () => {
  it('an unknown word is compared only with words that begin with the same letter and are about as long', () => {
    const { store, read, compared } = open(
      'Criminal crawling cavalry. Terminal quagga cat. Corresponding.',
    )
    expect(find(store, 'crimnals')[0]?.terms).toEqual(['crimin'])
    expect(read).toEqual(['c 6-10'])
    expect(compared.toSorted()).toEqual(['cavalry', 'crawling', 'criminal'])
  })

  it('similar words are looked up for at most twelve unknown words of a question together with its earlier questions', () => {
    const { store, read } = open('A quagga.', 'KYC compliance.')
    expect(new Set(words(400)).size).toBe(400)
    const earlier = [0, 1, 2, 3, 4, 5].map((index) => words(50, 50 + index * 50).join(' '))
    find(store, words(50).join(' '), { earlier })
    expect(read).toHaveLength(12)
  })

  it('each unknown word is looked up once per question, and at most twelve of them in all searches of the question', () => {
    const { store, read } = open('A quagga.')
    const budget = ownBudget()
    find(store, words(8).join(' '), {}, budget)
    find(store, words(10).join(' '), {}, budget)
    expect(budget.used().lookedUp).toEqual(words(10))
    find(store, words(10, 20).join(' '), {}, budget)
    expect(budget.used().lookedUp).toEqual([...words(10), ...words(2, 20)])
    expect(read).toHaveLength(12)
  })

  it('an unknown word is looked up only once, even for several questions, until the index changes', () => {
    const { store, read } = open('A quagga.')
    expect(find(store, 'zebrold')).toEqual([])
    expect(find(store, 'zebrold')).toEqual([])
    expect(read).toHaveLength(1)
    store.put([post('new', 'A zebroid.')])
    expect(find(store, 'zebrold').map(({ passage }) => passage.url)).toEqual(['/blogs/new'])
    expect(read).toHaveLength(2)
    store.remove(['new'])
    expect(find(store, 'zebrold')).toEqual([])
    expect(read).toHaveLength(3)
  })

  it('an unknown word is not looked up if it has more than 40 letters', () => {
    const { store, read } = open('A quagga.')
    find(store, `${'a'.repeat(41)} ${'b'.repeat(40)}`)
    expect(read).toEqual(['b 38-42'])
  })
})

describe('the limits of a long question', () => {
  it('a question has at most forty concepts', () => {
    const { store } = open('A quagga.')
    expect(conceptsOf(store, words(100).join(' '), ownBudget())).toHaveLength(40)
  })

  it('a question is ignored after its first 2,000 characters', () => {
    const { store } = open('A quagga.')
    expect(find(store, `${'the '.repeat(500)} quagga`)).toEqual([])
    expect(find(store, `${'the '.repeat(498)} quagga`)).toHaveLength(1)
  })

  it('a question uses at most five earlier questions, 500 characters of each', () => {
    const { store } = open('NLP: the turnaround is long.')
    const urls = (earlier: readonly string[]) =>
      find(store, 'how long does that take?', { earlier })[0]?.terms
    expect(urls([`${'the '.repeat(120)}NLP`])).toContain('nlp')
    expect(urls([`${'the '.repeat(125)}NLP`])).not.toContain('nlp')
    expect(urls(['NLP', 'a', 'b', 'c', 'd'])).toContain('nlp')
    expect(urls(['NLP', 'a', 'b', 'c', 'd', 'e'])).not.toContain('nlp')
  })

  it('a question searches only its rarest words if all words together occur too often', () => {
    const { store, matched } = open('A quagga.', 'An okapi.', 'A zebroid.')
    const often = new Map([
      ['okapi', 150_000],
      ['zebroid', 60_000],
      ['quagga', 90_000],
    ])
    const crowded = { ...store, frequency: (stem: string) => often.get(stem) ?? 0 }
    find(crowded, 'okapi zebroid quagga')
    expect(matched).toEqual([['zebroid', 'quagga']])
    find({ ...crowded, frequency: () => 900_000 }, 'okapi zebroid')
    expect(matched.at(-1)).toEqual(['okapi'])
  })
})

describe('the budget of a question', () => {
  /** Creates a clock that advances by `ms` milliseconds with each call. */
  const ticking = (ms: number) => {
    let now = 0
    return () => {
      now += ms
      return now
    }
  }
  const budgetOf = (options: Partial<Parameters<typeof createBudget>[0]> = {}) =>
    createBudget({
      before: UNUSED,
      cpuMs: 300,
      clock: ticking(1),
      isAbandoned: () => false,
      ...options,
    })
  const texts = Array.from({ length: 100 }, () => 'A quagga.')

  it('the budget is checked after each word, passage and hit, and can end the search there', () => {
    const { store, matched } = open(...texts)
    const question = words(40).join(' ')
    expect(() => find(store, question, {}, budgetOf({ cpuMs: 20 }))).toThrow('out of time')
    expect(matched).toEqual([])
    expect(() => find(store, 'quagga', {}, budgetOf({ cpuMs: 20 }))).toThrow('out of time')
    expect(matched).toHaveLength(1)
    expect(() => find(store, 'quagga', {}, budgetOf({ cpuMs: 105 }))).toThrow('out of time')
    expect(find(store, 'quagga', {}, budgetOf())).toHaveLength(10)
  })

  it('the budget includes the time of earlier searches', () => {
    const { store } = open('A quagga.')
    const before = { cpuMs: 299, lookedUp: [] }
    expect(() => find(store, 'quagga', {}, budgetOf({ before }))).toThrow('out of time')
    const used = budgetOf()
    find(store, 'quagga', {}, used)
    expect(used.used().cpuMs).toBeGreaterThan(2)
  })

  it('the budget ends the search when the client disconnects, even between two passages', () => {
    const { store, matched } = open(...texts)
    const leavesAt = (look: number) => {
      let looks = 0
      return budgetOf({ isAbandoned: () => (looks += 1) >= look })
    }
    expect(() => find(store, 'quagga', {}, leavesAt(1))).toThrow('abandoned')
    expect(matched).toEqual([])
    expect(() => find(store, 'quagga', {}, leavesAt(50))).toThrow('abandoned')
    expect(matched).toHaveLength(1)
  })
})

describe('the limits of one long word', () => {
  it.each([
    ['letters', 'a'.repeat(2_000)],
    ['letters with which a spelling rule begins', 'is'.repeat(1_000)],
    ['characters that are normalized to four letters each', '\u3300'.repeat(2_000)],
    ['alternating letters and digits', 'ab1'.repeat(660)],
  ])('the search for a long word made of %s finds nothing and terminates', (_name, text) => {
    expect(find(open('A quagga.').store, text)).toEqual([])
  })

  it('a word is not stemmed if it has more than 40 letters', () => {
    expect(stemOf(`${'a'.repeat(37)}ing`)).toBe('a'.repeat(37))
    expect(stemOf(`${'a'.repeat(38)}ing`)).toBe(`${'a'.repeat(38)}ing`)
  })

  it('a word is split before digits that follow two letters', () => {
    expect(wordsOf('iso27001 b2b soc2 e1 ab1cd2')).toEqual([
      'iso',
      '27001',
      'b2b',
      'soc',
      '2',
      'e1',
      'ab',
      '1cd',
      '2',
    ])
  })
})
