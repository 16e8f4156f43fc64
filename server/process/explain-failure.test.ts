import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { testDirectory } from '../testing/directory.test-support.ts'
import { explainFailure } from './explain-failure.ts'

test.each([
  {
    name: 'an unreachable database',
    fail: () =>
      openDatabase({ dataDir: testDirectory(), databaseUrl: 'postgresql://a@127.0.0.1:1/a' }),
    says: 'DATABASE_URL does not answer',
  },
  {
    name: 'an invalid certificate',
    fail: () => Promise.try(() => createSecureContext({ cert: 'x', key: 'y' })),
    says: 'TLS_CERT and TLS_KEY',
  },
  {
    name: 'an unknown host',
    fail: () => once(createServer().listen(0, 'no.such.host.invalid'), 'listening'),
    says: 'HOST names no address',
  },
  {
    name: 'a folder that cannot be created',
    fail: () => mkdir(join(testDirectory(), 'missing', 'data')),
    says: 'cannot be made',
  },
])('explainFailure returns a message for $name', async ({ fail, says }) => {
  const failure: unknown = await fail().then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(explainFailure(failure)).toContain(says)
})

test('explainFailure returns no message for bugs of the product', () => {
  expect(explainFailure(new TypeError('x is not a function'))).toBeUndefined()
  expect(explainFailure('text')).toBeUndefined()
})
