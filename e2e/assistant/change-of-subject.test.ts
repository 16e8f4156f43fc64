import { expect, test } from 'vitest'
import { answer, historyOf, pathsOf, textOf } from './site-answers.test-support.ts'

const asked = async (question: string, before: string) =>
  answer(question, historyOf([before, textOf(await answer(before))]))

test.each([
  {
    question: 'how do I apply',
    before: 'do you work with start-ups',
    path: '/careers',
    says: 'leave out a photo',
  },
  {
    question: 'how do we send you the candidates',
    before: 'what is adverse media',
    path: '/clients',
    says: 'You send orders',
  },
  {
    question: 'can you monitor people after they are hired',
    before: 'what if there is a false match',
    path: '/background-screening',
    says: 'The report shows',
  },
])(
  'a question that does not refer to the previous one is answered although it leaves the subject of the conversation: $question',
  async ({ question, before, path, says }) => {
    const given = await asked(question, before)
    expect(pathsOf(given)).toContain(path)
    expect(textOf(given)).toContain(says)
  },
)

test('a visitor who asks for a person gets one, whatever the conversation is about', async () => {
  const { outcome } = await asked('who can I speak to', 'what is your position on AI in hiring')
  expect(outcome).toBe('hand_over')
})
