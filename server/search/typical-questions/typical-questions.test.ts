import { describe, expect, it } from 'vitest'
import { loadPagePassages } from '../page-passages.ts'
import { wordsOf } from '../words.ts'
import { typicalQuestions } from './typical-questions.ts'

const texts = new Map((await loadPagePassages()).map(({ id, text }) => [id, text]))

/** Text that identifies an entry in error messages: its first question and its passage. */
const nameOf = ({ passage, asked }: (typeof typicalQuestions)[number]) =>
  `The typical question “${asked[0] ?? ''}” (${passage})`

describe('typical questions', () => {
  it('each typical question refers to an existing passage', () => {
    const lost = typicalQuestions.filter(({ passage }) => !texts.has(passage))
    expect(lost.map((entry) => `${nameOf(entry)} names a passage that no page has`)).toEqual([])
  })

  it('the answer of each typical question consists of sentences of its passage', () => {
    const changed = typicalQuestions.filter(
      ({ passage, answer }) => texts.get(passage)?.includes(answer) === false,
    )
    expect(
      changed.map((entry) => `${nameOf(entry)} has an answer that its passage no longer has`),
    ).toEqual([])
  })

  it('no wording of a typical question occurs twice', () => {
    const first = new Map<string, string>()
    const repeated = typicalQuestions.flatMap((entry) =>
      entry.asked.flatMap((question) => {
        const words = wordsOf(question).join(' ')
        const before = first.get(words)
        first.set(words, nameOf(entry))
        return before === undefined
          ? []
          : [`“${question}” is asked twice: ${before}, ${nameOf(entry)}`]
      }),
    )
    expect(repeated).toEqual([])
  })
})
