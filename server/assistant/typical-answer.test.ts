import { describe, expect, it } from 'vitest'
import type { Finding } from './ports.ts'
import { typicalAnswer, typicalIn, typicalOf } from './typical-answer.ts'

const findingOf = (path: string, asked: string, fit?: number): Finding => ({
  passage: {
    id: path,
    kind: 'page',
    url: `${path}#facts`,
    page: 'Checks',
    heading: 'Facts',
  },
  score: 1,
  covered: 1,
  lacks: false,
  missing: 0,
  sentences: [],
  ...(fit !== undefined && {
    typical: { asked, answer: `${asked} answered.`, fit, missing: 0 },
  }),
})

describe('typical questions of search hits', () => {
  it('the most similar typical question is chosen, if its similarity reaches the limit', () => {
    const findings = [
      findingOf('/a', 'Price', 0.8),
      findingOf('/b', 'Time', 0.9),
      findingOf('/c', 'Law'),
    ]
    expect(typicalIn('which facts', findings, 0.85)?.passage.id).toBe('/b')
    expect(typicalIn('which facts', findings, 0.95)).toBeUndefined()
  })

  it.each([
    ['what does it show in Germany', undefined],
    ['what does it show in India', '/india'],
    ['what does it show', '/india'],
  ])(
    'the chosen typical question matches the country that the visitor names: %s',
    (question, id) => {
      const findings = [findingOf('/india', 'Time in India', 1)]
      expect(typicalIn(question, findings, 0.5)?.passage.id).toBe(id)
    },
  )

  it.each([
    ['how long', undefined],
    ['how often', undefined],
    ['what percentage', undefined],
    ['which facts', '/a'],
  ])(
    'the chosen typical question has the kind of fact that the question asks for: %s',
    (question, id) => {
      expect(typicalIn(question, [findingOf('/a', 'Time', 1)], 0.5)?.passage.id).toBe(id)
    },
  )

  it('a typical question is used only if it belongs to the same page as the best passage', () => {
    const findings = [findingOf('/a', 'Time', 0.5)]
    const isAgreed = (path: string) =>
      typicalOf('which facts', findings, findingOf(path, 'Time'), 0.3) !== undefined
    expect([isAgreed('/a'), isAgreed('/b')]).toEqual([true, false])
  })

  it('the answer to a typical question has its heading and its sentences, with its page as the source', () => {
    const found = typicalIn('which facts', [findingOf('/a', 'Time', 1)], 0.5)
    expect(found && typicalAnswer(found)).toMatchObject({
      outcome: 'answer',
      parts: [{ text: 'Facts: ' }, { text: 'Time answered.', source: 0 }],
      sources: [{ url: '/a#facts' }],
    })
  })

  it('the answer to a typical question has no heading if the sentences name it', () => {
    const found = typicalIn('which facts', [findingOf('/a', 'Facts', 1)], 0.5)
    expect(found && typicalAnswer(found).parts).toEqual([{ text: 'Facts answered.', source: 0 }])
  })

  it('the answer from a table row names the row and its columns', () => {
    const row = {
      ...findingOf('/a', 'Visit', 1),
      sentences: ['Visit.', 'Planning range: 3 days.', 'Source: A door.'].map((text) => ({
        text,
        covered: 0,
      })),
    }
    const typical = {
      asked: 'how long',
      answer: 'Visit. Planning range: 3 days.',
      fit: 1,
      missing: 0,
    }
    const found = typicalIn('how long', [{ ...row, typical }], 0.5)
    expect(found && typicalAnswer(found).parts).toEqual([
      { text: 'For visit, it takes 3 days.', source: 0 },
    ])
  })
})
