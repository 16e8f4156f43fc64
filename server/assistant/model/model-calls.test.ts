import { describe, expect, it } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { says } from '#server/testing/model-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { assistantAnswer } from '#shared/contracts/assistant.ts'
import { openModelled, QUESTION } from './modelled.test-support.ts'

const databases = useDatabases()
const open = () => openModelled(databases, { limits: true })

it('the assistant sends one model call for identical simultaneous questions and answers each question', async () => {
  const { ask, model } = await open()
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(QUESTION)))
  expect(model.calls).toHaveLength(1)
  expect(new Set(replies.map(({ id }) => id)).size).toBe(20)
  await ask(QUESTION)
  expect(model.calls).toHaveLength(2)
})

it('the assistant runs at most eight model calls, six of them for one network, and queues further questions', async () => {
  const { call, model } = await open()
  const held: (() => void)[] = []
  model.state.answer = (response) => void held.push(() => says('Late.')(response))
  const ask = (number: number, address: string) =>
    call('/api/assistant/', { json: { question: `Check number ${number}?` }, address })
  const many = Array.from({ length: 12 }, (_, index) => ask(index, `2001:db8:1:${index % 4}::1`))
  await expect.poll(() => held.length, PATIENT).toBe(6)
  const others = [ask(20, '192.0.2.20'), ask(21, '192.0.2.21'), ask(22, '192.0.2.22')]
  await expect.poll(() => held.length, PATIENT).toBe(8)
  held.shift()?.()
  await expect.poll(() => held.length, PATIENT).toBe(8)
  model.state.answer = says('At once.')
  for (const answer of held) answer()
  for (const answer of await Promise.all([...many, ...others])) {
    expect(assistantAnswer.parse(await answer.json()).data.outcome).toBe('answer')
  }
  expect(model.state.mostOpen).toBe(8)
  const asked = model.calls.map(({ body }) => /Check number (\d+)/.exec(JSON.stringify(body))?.[1])
  expect(asked.slice(6, 9)).toEqual(['20', '21', '22'])
})

describe('a model call', () => {
  const hold = async () => {
    const site = await open()
    const held: (() => void)[] = []
    site.model.state.answer = (response) => void held.push(() => says('It came.')(response))
    const ask = (signal: AbortSignal) =>
      site.call('/api/assistant/', { json: { question: QUESTION }, signal })
    return { ...site, held, ask }
  }

  it('a model call continues while at least one client waits for its result', async () => {
    const { ask, held, model } = await hold()
    const [gone, stays] = [new AbortController(), new AbortController()]
    const first = ask(gone.signal)
    const second = ask(stays.signal)
    await expect.poll(() => held.length, PATIENT).toBe(1)
    gone.abort()
    await new Promise((resolve) => setImmediate(resolve))
    held[0]?.()
    expect(await (await second).text()).toContain('It came.')
    await first
    expect(model.calls).toHaveLength(1)
    expect(model.state.abandoned).toBe(0)
  })

  it('a model call is aborted when its last client disconnects; the next client starts a new call', async () => {
    const { ask, held, model, logged } = await hold()
    const gone = new AbortController()
    const first = ask(gone.signal)
    await expect.poll(() => held.length, PATIENT).toBe(1)
    gone.abort()
    await expect.poll(() => model.state.abandoned, PATIENT).toBe(1)
    await first
    const second = ask(new AbortController().signal)
    await expect.poll(() => held.length, PATIENT).toBe(2)
    held[1]?.()
    expect(await (await second).text()).toContain('It came.')
    expect(logged).toEqual([])
  })
})
