import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { freePort, startLake, temporaryDirectory } from './support/processes.ts'

const ROUNDS = process.env['TEST_TIER'] === 'full' ? 100 : 20
const token = 'a-token-for-the-lake-under-test'

test(`${ROUNDS} times kill -9 under writes: no acknowledged write is lost, no transaction is torn`, async () => {
  await using directory = await temporaryDirectory()
  const port = await freePort()
  const acknowledged = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const lake = await startLake({ port, directory: directory.path, token })
    const client = createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
      token,
      maxRetries: 0,
    })
    const known: string[] = await client.fetch('*[_type == "left"]._id', {}, { perspective: 'raw' })
    const missing = acknowledged.difference(new Set(known))
    expect([...missing], `after ${round} kills`).toEqual([])
    const torn: number = await client.fetch(
      'count(*[_type == "left" && !(pair in *[_type == "right"]._id)])',
      {},
      { perspective: 'raw' },
    )
    expect(torn).toBe(0)

    let writing = true
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; writing; count++) {
        const name = `${round}-${writer}-${count}`
        try {
          await client
            .transaction()
            .create({ _id: `left-${name}`, _type: 'left', pair: `right-${name}` })
            .create({ _id: `right-${name}`, _type: 'right' })
            .commit()
          acknowledged.add(`left-${name}`)
        } catch {
          return
        }
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 60 + (round % 7) * 30))
    await lake.signal('SIGKILL')
    writing = false
    await Promise.all(writers)
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 4)
}, 600_000)
