import { describe, expect, it } from 'vitest'
import { useDatabases } from '#server/database.test-support.ts'
import { says } from '#server/model-server.test-support.ts'
import { PATIENT } from '#server/patience.test-support.ts'
import { openModelled, QUESTION } from './modelled.test-support.ts'

const databases = useDatabases()
const open = () => openModelled(databases)

it('calls once for the same question asked at once, and answers each', async () => {
  const { ask, model } = await open()
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(QUESTION)))
  expect(model.calls).toHaveLength(1)
  expect(new Set(replies.map(({ id }) => id)).size).toBe(20)
  await ask(QUESTION)
  expect(model.calls).toHaveLength(2)
})

it('has eight calls open at most; others get the fallback at once', async () => {
  const { ask, model } = await open()
  const held: (() => void)[] = []
  model.state.answer = (response) => void held.push(() => says('Late.')(response))
  const replies = Array.from({ length: 12 }, async (_, index) => ask(`Check number ${index}?`))
  await expect.poll(() => held.length, PATIENT).toBe(8)
  for (const answer of held) answer()
  const outcomes = (await Promise.all(replies)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'fallback')).toHaveLength(4)
  expect(model.state.mostOpen).toBe(8)
  model.state.answer = says('Free again.')
  expect((await ask(QUESTION)).text).toBe('Free again.')
})

describe('a call', () => {
  const hold = async () => {
    const site = await open()
    const held: (() => void)[] = []
    site.model.state.answer = (response) => void held.push(() => says('It came.')(response))
    const ask = (signal: AbortSignal) =>
      site.call('/api/assistant/', { json: { question: QUESTION }, signal })
    return { ...site, held, ask }
  }

  it('goes on while somebody waits for it', async () => {
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

  it('is given up when nobody does, and made anew for who comes then', async () => {
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
