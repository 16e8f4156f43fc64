import { expect, test } from 'vitest'
import { narrowingWords } from './narrowing.ts'
import { articlePlaces } from './url-state.ts'

const { start } = articlePlaces.blog

const choices = {
  fields: [{ value: 'cat-a', title: 'Screening' }],
  authors: [{ value: 'ada', title: 'Ada' }],
}

test.each([
  ['blog', start, ''],
  ['blog', { ...start, page: 3, search: ' ' }, ''],
  ['blog', { ...start, author: 'ada' }, 'by “Ada”'],
  ['blog', { ...start, author: 'gone' }, 'by one author'],
  ['blog', { ...start, filter: 'gone' }, 'of one category'],
  ['caseStudy', { ...start, author: 'ada' }, ''],
  ['caseStudy', { ...start, filter: 'cat-a' }, 'of the industry “Screening”'],
  [
    'blog',
    { ...start, status: 'in_review', filter: 'cat-a', author: 'ada', search: ' due ' },
    'in “In review” of the category “Screening” by “Ada” matching “due”',
  ],
] as const)(
  'narrowingWords describes the filters of a %s list with the state %j',
  (type, place, words) => {
    expect(narrowingWords(type, place, choices)).toBe(words)
  },
)
