import { describe, expect, it } from 'vitest'
import { createBudget, ownBudget, SearchStopped, UNUSED } from '../budget.ts'
import { wordsOf } from '../words.ts'
import { createTypicalIndex, isTopicMatch, type TypicalMatch } from './typical-index.ts'

const passageOf = (id: string, text: string) => ({
  document: 'site',
  rev: '',
  stems: [],
  passage: { id, kind: 'page' as const, url: `/${id}`, page: id, heading: id, text, about: '' },
})

const passages = new Map(
  [
    passageOf('start', 'Some laws forbid it. Elsewhere you may begin, with conditions.'),
    passageOf('logo', 'Yes, your name can be on the cover. Our name stays inside.'),
    passageOf('bins', 'A person decides. The system rejects nobody.'),
  ].map((candidate) => [candidate.passage.id, candidate]),
)

const QUESTIONS = [
  {
    passage: 'start',
    answer: 'Elsewhere you may begin, with conditions.',
    asked: ['Can a new hire start before all checks are complete?', 'start work early'],
  },
  {
    passage: 'logo',
    answer: 'Yes, your name can be on the cover.',
    asked: ['Can our brand be printed on the report?', 'white label'],
  },
  {
    passage: 'bins',
    answer: 'The system rejects nobody.',
    asked: ['Does the software refuse candidates automatically?'],
  },
]

const index = createTypicalIndex(QUESTIONS, passages)
const asked = (text: string) => wordsOf(text).map((word) => ({ forms: [word] }))
const answersOf = (matches: ReturnType<typeof index.match>) =>
  matches.filter((match): match is TypicalMatch => !isTopicMatch(match))
const match = (text: string) => answersOf(index.match(asked(text), ownBudget()))

describe('a typical question', () => {
  it('a typical question is by far the best match for a question with exactly its wording', () => {
    const [best, second] = match('Can our brand be printed on the report?')
    expect(best?.answer).toBe('Yes, your name can be on the cover.')
    expect(best?.fit).toBeCloseTo(1)
    expect(second?.fit ?? 0).toBeLessThan(0.6)
  })

  it.each([
    ['may employees begin before results', 'Elsewhere you may begin, with conditions.'],
    ['put our logo on your reports', 'Yes, your name can be on the cover.'],
    ['are applicants rejected by a machine', 'The system rejects nobody.'],
  ])('a typical question is found by a paraphrase: %s', (question, answer) => {
    expect(match(question)[0]?.answer).toBe(answer)
  })

  it('a typical question is less similar to a question if it contains nothing similar to one word of the question', () => {
    const [plain] = match('can a new hire start before all checks are complete')
    const [other] = match('can a new volcano start before all checks are complete')
    expect(other?.fit).toBeLessThan((plain?.fit ?? 0) - 0.1)
  })

  it('a typical question is ignored if its passage or the sentences of its answer no longer exist', () => {
    const changed = new Map(passages)
    changed.delete('start')
    changed.set('logo', passageOf('logo', 'No, we print our own name.'))
    const left = createTypicalIndex(QUESTIONS, changed)
    const found = left.match(asked('brand printed start work early refuse'), ownBudget())
    expect(answersOf(found).map(({ answer }) => answer)).toEqual(['The system rejects nobody.'])
  })

  it('typical questions are compared only while the question has CPU time left', () => {
    let now = 0
    const budget = createBudget({
      before: UNUSED,
      cpuMs: 300,
      clock: () => (now += 301),
      isAbandoned: () => false,
    })
    expect(() => index.match(asked('start'), budget)).toThrow(SearchStopped)
  })
})
