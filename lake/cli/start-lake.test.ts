import { expect, onTestFinished, test } from 'vitest'
import { temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { openLake, openLakeToRead } from '#lake/wire/open-lake.ts'
import { startLake, type StartLakeOptions } from './start-lake.ts'

const settings = { host: '127.0.0.1', port: 0, projectId: 'local', dataset: 'production' } as const
const fail = () => {
  throw new Error('This part cannot start')
}

test.each<[string, Partial<StartLakeOptions>]>([
  ['because of its service', { service: fail }],
  ['because of the store of its users', { people: fail }],
])(
  'a lake that fails to start %s closes its stores, so that the next start succeeds',
  async (_part, options) => {
    const directory = temporaryDirectory()
    const failed = startLake({ ...settings, directory, ...options })
    await expect(failed).rejects.toThrow('This part cannot start')
    const lake = await startLake({ ...settings, directory })
    onTestFinished(() => lake.close())
    expect((await fetch(`${lake.origin}/v1/ping`)).status).toBe(200)
  },
)

test('a failed start of a lake stops the service that reads the lake', async () => {
  const stopped: string[] = []
  const options = { service: () => () => void stopped.push('service'), people: fail }
  const failed = startLake({ ...settings, directory: temporaryDirectory(), ...options })
  await expect(failed).rejects.toThrow('This part cannot start')
  expect(stopped).toEqual(['service'])
})

test('openLakeToRead closes a lake without the requested dataset before it throws', async () => {
  const directory = temporaryDirectory()
  await openLake(directory, 'production').lake.close()
  await expect(openLakeToRead(directory, 'other')).rejects.toThrow('not found')
  await openLake(directory, 'production').lake.close()
})
