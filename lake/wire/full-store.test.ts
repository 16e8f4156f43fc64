import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestLake } from '#lake/testing/lake.test-support.ts'
import { openTestWire } from '#lake/testing/wire.test-support.ts'

test('a full store rejects writes with a message, and still serves reads', async () => {
  const { send } = openTestWire(openTestLake({ maxBytes: 300_000 }).lake)
  const statuses: number[] = []
  while (statuses.length < 20 && statuses.at(-1) !== 507) {
    // The text is random, because the store compresses repeated text.
    const text = randomBytes(25_000).toString('hex')
    const body = { mutations: [{ create: { _type: 'page', text } }] }
    statuses.push((await send('POST', '/data/mutate/production', body)).status)
  }
  expect(statuses.at(-1)).toBe(507)
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  const count = await send('GET', '/data/query/production?query=count(*)')
  expect(await count.json()).toMatchObject({ result: statuses.length - 1 })
})
