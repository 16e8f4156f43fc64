import { writeSync } from 'node:fs'
import { createLake } from './lake.ts'

/** Writes to the lake in a directory without end and prints each write when it is acknowledged: `node crash-writer.ts directory round`. */
const [, , directory = '', round = ''] = process.argv
const lake = createLake({ directory })
const [dataset = lake.createDataset('production')] = lake.datasets()
await dataset.mutate([{ createIfNotExists: { _id: 'counter', _type: 'counter', value: 1 } }], {
  author: 'w',
})

for (let index = 0; ; index += 1) {
  const id = `doc-${round}-${index}`
  const { results } = await dataset.mutate(
    [
      {
        create: { _id: id, _type: 'post', value: index, text: 'x'.repeat((index * 997) % 20_000) },
      },
      { patch: { id: 'counter', inc: { value: 1 } } },
    ],
    { author: 'w' },
  )
  const counter = results.at(-1)?.document?.['value']
  writeSync(1, `${id} ${index}\ncounter ${String(counter)}\n`)
}
