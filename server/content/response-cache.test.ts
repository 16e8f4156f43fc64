import { expect, test, vi } from 'vitest'
import { createPreparedAnswers, type PreparedAnswers } from './response-cache.ts'

const made = (word: string) =>
  vi.fn<Parameters<PreparedAnswers['read']>[1]>(() =>
    Promise.resolve({ data: { word }, dependencies: { tags: ['blog'], types: ['blog'] } }),
  )

test('a read within the process and a request over HTTP share one result; only the request over HTTP compresses it', async () => {
  const answers = createPreparedAnswers()
  const make = made('one')
  expect(await answers.read('list', make)).toMatchObject({ data: { word: 'one' }, types: ['blog'] })
  expect(answers.get('list')).toBeUndefined()
  const asked = await Promise.all([
    answers.getOrMake('list', make),
    answers.getOrMake('list', make),
  ])
  expect(asked[0]).toBe(asked[1])
  expect(asked[0].body.toString()).toBe('{"word":"one"}')
  expect(answers.get('list')).toBe(asked[0])
  await answers.read('list', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test.each(['read', 'getOrMake'] as const)(
  'the method %s of the response cache does not cache a fallback',
  async (way) => {
    const answers = createPreparedAnswers()
    const fallback = async () => ({ ...(await made('saved')()), isFallback: true })
    const during = await Promise.all([
      answers[way]('list', fallback),
      answers[way]('list', fallback),
    ])
    expect(during.map(({ data }) => data)).toEqual([{ word: 'saved' }, { word: 'saved' }])
    expect(answers.get('list')).toBeUndefined()
    expect((await answers[way]('list', made('current'))).data).toEqual({ word: 'current' })
  },
)

test.each(['read', 'getOrMake'] as const)(
  'the method %s of the response cache returns a result that was started before a change, but does not cache it',
  async (way) => {
    const answers = createPreparedAnswers()
    const old = answers[way]('list', made('old'))
    answers.invalidate(['blog'])
    expect((await old).data).toEqual({ word: 'old' })
    expect(answers.get('list')).toBeUndefined()
    expect((await answers.read('list', made('new'))).data).toEqual({ word: 'new' })
    expect((await answers.getOrMake('list', made('newer'))).data).toEqual({ word: 'new' })
    answers.invalidate(['caseStudy'])
    expect(answers.get('list')).toBeDefined()
    answers.invalidate(['blog'])
    expect(answers.get('list')).toBeUndefined()
  },
)
