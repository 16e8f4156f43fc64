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
    ['a word of the texts', ['Courts and registers', 'References', 'Places'], 'replies'],
    ['a word of a title first', ['Courts and registers', 'References', 'Places'], 'court'],
    ['only articles with all words', ['References'], 'employer courts'],
    ['words without accents and in capitals', ['Places'], 'DUSSELDORF'],
    ['nothing for the end of a word', [], 'plies'],
    ['nothing for a blank query', [], '  …'],
    ['nothing for a regular expression', [], '.*'],
  ])('the search finds %s', (_name, expected, query) => {
    expect(titles(query)).toEqual(expected)
  })

  it('the search shows the found words with their surroundings', () => {
    const [match] = searchSaved(saved, 'dusseldorf court')
    const { excerpt = '', excerptMarks = [] } = match ?? {}
    expect(excerpt.length).toBeLessThanOrEqual(170)
    expect(excerptMarks.map(([from, to]) => excerpt.slice(from, to))).toEqual([
      'Düsseldorf',
      'court',
    ])
    expect(excerpt).toMatch(/^… .* …$/)
  })

  it('the search shows the beginning of the text if the query matches only the title', () => {
    const [match] = searchSaved([article('Registers', 'A clerk replies.')], 'registers')
    expect(match).toMatchObject({
      titleMarks: [[0, 9]],
      excerpt: 'A clerk replies.',
      excerptMarks: [],
    })
  })

  it('the search joins the marks of overlapping words', () => {
    const [match] = searchSaved([article('Registers')], 'reg register')
    expect(match?.titleMarks).toEqual([[0, 8]])
  })
})
