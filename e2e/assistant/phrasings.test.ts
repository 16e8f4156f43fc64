import { describe, expect, it } from 'vitest'
import { typicalQuestions } from '#server/search/typical-questions/typical-questions.ts'
import { topics } from '#server/search/typical-questions/topics.ts'
import { wordsOf } from '#server/search/words.ts'
import { passages } from './site-answers.test-support.ts'
import { phrasings } from '#server/search/phrasings/phrasings.ts'
import {
  answeredBy,
  phrasedQuestions,
  readPhrasings,
} from '#server/search/phrasings/read-phrasings.ts'

const byId = new Map(passages.map((passage) => [passage.id, passage]))

describe('phrasings', () => {
  it('refer to passages that exist', () => {
    const lost = phrasings.filter(({ passage }) => !byId.has(passage))
    expect(lost.map(({ passage, asked }) => `${passage}: ${asked[0] ?? ''}`)).toEqual([])
  })

  it('are answered by a sentence of the passage that they refer to', () => {
    const changed = phrasings.filter((phrasing) => {
      const text = byId.get(phrasing.passage)?.text
      return text !== undefined && answeredBy(text, phrasing) === undefined
    })
    expect(changed.map(({ passage, opening }) => `${passage} [${opening}]`)).toEqual([])
  })

  it('are unique, also compared with typical questions and topics', () => {
    const all = [...typicalQuestions, ...topics, ...phrasings].flatMap(({ asked }) => asked)
    const byWords = Map.groupBy(all, (question) => wordsOf(question).join(' '))
    const repeated = [...byWords.values()].filter((same) => same.length > 1)
    expect(repeated).toEqual([])
  })
})

describe('the answer to a phrasing', () => {
  const table = `
/example
  #fees [We charge] +1 how much is it | what do I pay
`
  const [phrasing] = readPhrasings(table)
  const answers = (text: string) =>
    phrasedQuestions(
      { id: '/example#fees', kind: 'page', url: '/example#fees', page: '', heading: '', text },
      new Map([['/example#fees', phrasing === undefined ? [] : [phrasing]]]),
    ).map(({ answer }) => answer)

  it('is the current text of the sentences that the phrasing selects', () => {
    expect(answers('First. We charge £9. It includes tax. Ask us.')).toEqual([
      'We charge £9. It includes tax.',
    ])
    expect(answers('We charge £12, which is new.')).toEqual(['We charge £12, which is new.'])
  })

  it('is missing if no sentence of the passage begins with the opening in the phrasing', () => {
    expect(answers('Nothing is charged.')).toEqual([])
  })

  it('cannot be read from a line with a syntax error', () => {
    expect(() => readPhrasings('/example\n  #fees how much is it')).toThrow('another form')
  })
})
