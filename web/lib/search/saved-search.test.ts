import { describe, expect, it } from 'vitest'
import { searchSaved, type SavedArticle } from './saved-search.ts'

const article = (title: string, text = ''): SavedArticle => ({
  path: `/blogs/${title}`,
  title,
  text,
  at: new Date(0),
})

const long = `${'Filler words before it. '.repeat(20)}The Düsseldorf court replies. ${'And after. '.repeat(20)}`

const saved = [
  article('Courts and registers', 'A clerk replies within a week.'),
  article('References', 'The former employer replies. Courts do not matter.'),
  article('Places', long),
]

const titles = (query: string) => searchSaved(saved, query).map(({ title }) => title)

describe('the search of stored articles', () => {
  it.each([
    ['replies', ['Courts and registers', 'References', 'Places']],
    ['a word of the title first: court', ['Courts and registers', 'References', 'Places'], 'court'],
    ['all words', ['References'], 'employer courts'],
    ['accents and capitals', ['Places'], 'DUSSELDORF'],
    ['no end of a word', [], 'plies'],
    ['no blank query', [], '  …'],
    ['no pattern of an expression', [], '.*'],
  ])('finds by the query %s', (name, expected, query = name) => {
    expect(titles(query)).toEqual(expected)
  })

  it('shows the found words with their surroundings', () => {
    const [match] = searchSaved(saved, 'dusseldorf court')
    const { excerpt = '', excerptMarks = [] } = match ?? {}
    expect(excerpt.length).toBeLessThanOrEqual(170)
    expect(excerptMarks.map(([from, to]) => excerpt.slice(from, to))).toEqual([
      'Düsseldorf',
      'court',
    ])
    expect(excerpt).toMatch(/^… .* …$/)
  })

  it('shows the beginning of the text if only the title matches the query', () => {
    const [match] = searchSaved([article('Registers', 'A clerk replies.')], 'registers')
    expect(match).toMatchObject({
      titleMarks: [[0, 9]],
      excerpt: 'A clerk replies.',
      excerptMarks: [],
    })
  })

  it('marks words that overlap once', () => {
    const [match] = searchSaved([article('Registers')], 'reg register')
    expect(match?.titleMarks).toEqual([[0, 8]])
  })
})
