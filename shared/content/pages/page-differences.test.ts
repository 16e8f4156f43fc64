import { expect, test } from 'vitest'
import { pageDifferences } from './page-differences.ts'

const shipped = {
  heading: 'Criminal record check',
  intro: undefined,
  questions: [
    { question: 'How fast?', answer: 'Soon.' },
    { question: 'How far?', answer: 'Far.' },
  ],
  rows: [
    ['US', '5 days'],
    ['UK', '14 days'],
  ],
}
const [first, second] = shipped.questions

test.each([
  ['nothing for the same text', shipped, []],
  [
    'a changed headline',
    { ...shipped, heading: 'Criminal check' },
    [{ path: 'heading', shipped: 'Criminal record check', published: 'Criminal check' }],
  ],
  [
    'a new field',
    { ...shipped, intro: 'Read this.' },
    [{ path: 'intro', shipped: undefined, published: 'Read this.' }],
  ],
  [
    'a changed answer',
    { ...shipped, questions: [first, { ...second, answer: 'Further.' }] },
    [{ path: 'questions[2].answer', shipped: 'Far.', published: 'Further.' }],
  ],
  [
    'a changed cell',
    {
      ...shipped,
      rows: [
        ['US', '5 days'],
        ['UK', '10 days'],
      ],
    },
    [{ path: 'rows[2][2]', shipped: '14 days', published: '10 days' }],
  ],
  [
    'an added question in front',
    { ...shipped, questions: [{ question: 'Why?', answer: 'So.' }, first, second] },
    [{ path: 'questions', shipped: undefined, published: 'Why? | So.' }],
  ],
  [
    'a removed row',
    { ...shipped, rows: [['UK', '14 days']] },
    [{ path: 'rows', shipped: 'US | 5 days', published: undefined }],
  ],
  [
    'another order',
    { ...shipped, rows: shipped.rows.toReversed() },
    [
      {
        path: 'rows, order',
        shipped: 'US | 5 days | UK | 14 days',
        published: 'UK | 14 days | US | 5 days',
      },
    ],
  ],
  [
    'another order and a changed question',
    { ...shipped, questions: [second, { question: 'How soon?', answer: 'Soon.' }] },
    [
      { path: 'questions', shipped: 'How fast? | Soon.', published: undefined },
      { path: 'questions', shipped: undefined, published: 'How soon? | Soon.' },
    ],
  ],
])('pageDifferences reports %s', (_, published, differences) => {
  expect(pageDifferences(shipped, published)).toEqual(differences)
})
