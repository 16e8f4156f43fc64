import { describe, expect, it } from 'vitest'
import { find } from '../find.ts'
import { SITE_ID } from '../fixed-pages/entry-ranges.ts'
import { openIndexStore } from '../index-store.ts'
import { factorOf } from './resembling.ts'

/** Passage of an FAQ entry. The index makes a typical question of such a passage. */
const printed = (page: string, heading: string, text: string) => ({
  id: `/${page}#${heading}`,
  kind: 'question' as const,
  url: `/${page}#question`,
  page,
  heading,
  text,
  about: '',
})

const store = openIndexStore(':memory:')
store.put([
  {
    id: SITE_ID,
    rev: '1',
    passages: [
      printed('criminal check', 'Can we order a criminal check of a driver?', 'Criminal: yes.'),
      printed('education', 'Can we order an education check of a driver?', 'Education: yes.'),
      printed('archive', 'Do you store files for 7 years?', 'Seven years are stored.'),
      printed('vault', 'Do you store files for 3 years?', 'Three years are stored.'),
    ],
  },
])

/** Similarity of a query to the typical question of a page. */
const fitOf = (query: string, page: string) =>
  find(store, query).find(({ passage }) => passage.page === page)?.typical?.fit ?? 0

const nurse = {
  typed: 'nurses',
  names: [{ stems: ['nurs'], text: ' nurs ', sureness: 1 }],
  weight: 1,
  isAspect: false,
  isKnown: true,
}

describe('the factor of a match', () => {
  const match = { stems: ' check nurs ', asked: 'How long are nurses kept?', answer: '7 years.' }

  it.each([
    ['nothing', match, ['7'], 1],
    ['the subject', { ...match, stems: ' check driver ' }, ['7'], 0.75],
    ['the number', match, ['3'], 0.9],
    ['both', { ...match, stems: ' check driver ' }, ['3'], 0.675],
  ])(
    'the factor is lower if the match lacks the subject or the number of the question (missing: %s)',
    (_, one, numbers, factor) => {
      expect(factorOf(one, [nurse], numbers)).toBeCloseTo(factor)
    },
  )
})

describe('a typical question', () => {
  it.each([
    ['may we order an education check on drivers', 'education', 'criminal check'],
    ['may we order a criminal check on drivers', 'criminal check', 'education'],
    ['are files stored for 3 years', 'vault', 'archive'],
    ['are files stored for 7 years', 'archive', 'vault'],
  ])(
    'a typical question is more similar to a question if it contains the service or number that the question names: %s',
    (query, one, other) => {
      expect(fitOf(query, one)).toBeGreaterThan(fitOf(query, other) + 0.3)
    },
  )

  it('a typical question is less similar to a question if a typical question of another page matches equally well', () => {
    const clear = fitOf('can we order an education check of a driver', 'education')
    const shared = fitOf('can we order a check of a driver', 'education')
    expect(shared).toBeLessThan(clear - 0.3)
  })
})
