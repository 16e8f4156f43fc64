import { expect, onTestFinished, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { openLake } from '#lake/wire/open-lake.ts'
import { connectInProcess } from './in-process-lake.ts'
import { seedLake } from './seed-lake.ts'

async function emptyLake() {
  const open = openLake(testDirectory(), 'production')
  onTestFinished(() => open.lake.close())
  const names = { projectId: 'local', dataset: 'production', origin: 'http://site.example' }
  const endpoint = connectInProcess({ ...open, ...names })
  onTestFinished(() => endpoint.close())
  return { dataset: open.dataset, seed: async () => seedLake(endpoint, open.lake) }
}

test('the seed program changes nothing in a lake that has a document', async () => {
  const { dataset, seed } = await emptyLake()
  await dataset.mutate([{ create: { _type: 'page' } }], { author: 'test' })
  expect(await seed()).toEqual({ documents: 0, pictures: 0 })
})
