import { randomBytes } from 'node:crypto'
import { writeSync } from 'node:fs'
import { createLake } from '#lake/datasets/lake.ts'
import { openSharedLake } from '#lake/datasets/shared-lake.ts'

/**
 * Writes endlessly to the lake in a directory or a PostgreSQL database, and prints each write once the lake has acknowledged it. Usage:
 * `node crash-writer.ts PLACE ROUND`.
 */
const [, , place = '', round = ''] = process.argv
const first = { name: 'production' }
const lake = place.startsWith('postgresql:')
  ? await openSharedLake({ databaseUrl: place, dataset: first })
  : createLake({ directory: place, dataset: first })
const dataset = lake.dataset('production')
await dataset.mutate([{ createIfNotExists: { _id: 'counter', _type: 'counter', value: 1 } }], {
  author: 'w',
})

/** Number of concurrent writers. There are several, so that transactions are stored in groups. */
const WRITERS = 3

async function write(index: number): Promise<void> {
  const id = `doc-${round}-${index}`
  const { results } = await dataset.mutate(
    [
      {
        create: {
          _id: id,
          _type: 'post',
          value: index,
          text: randomBytes((index * 997) % 10_000).toString('hex'),
        },
      },
      { patch: { id: 'counter', inc: { value: 1 } } },
    ],
    { author: 'w' },
  )
  const counter = results.at(-1)?.document?.['value']
  writeSync(1, `${id} ${index}\ncounter ${String(counter)}\n`)
}

await Promise.all(
  Array.from({ length: WRITERS }, async (_, writer) => {
    for (let index = writer; ; index += WRITERS) await write(index)
  }),
)
