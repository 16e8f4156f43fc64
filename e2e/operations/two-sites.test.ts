import { onTestFinished, expect, it } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  freePort,
  staff,
  startLake,
  startSite,
  temporaryDirectory,
} from '../support/sites/processes.ts'

const databases = useDatabases()
const TOKEN = 'a-token-for-the-lake-under-test'
const PASSWORD = 'a quiet river under iron'

interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests check responses of any shape
  readonly body: any
}

const callOf =
  (origin: string, token?: string) =>
  async (
    method: string,
    path: string,
    json?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    return { status: answer.status, body: await answer.json() }
  }

/** Starts two processes of one site on one PostgreSQL and one standalone lake, and signs in an administrator at each. */
async function startTwo() {
  const { databaseUrl = '' } = await databases.locate('postgres')
  const directory = async () => {
    const made = await temporaryDirectory()
    onTestFinished(async () => made[Symbol.asyncDispose]())
    return made.path
  }
  const lake = await startLake({
    port: await freePort(),
    directory: await directory(),
    token: TOKEN,
  })
  onTestFinished(() => lake.signal('SIGKILL'))
  const start = async () => {
    const site = await startSite({
      port: await freePort(),
      directory: await directory(),
      environment: {
        DATABASE_URL: databaseUrl,
        SANITY_API_HOST: lake.url,
        LAKE_TOKEN: TOKEN,
        SEED: 'none',
      },
    })
    onTestFinished(() => site.signal('SIGKILL'))
    return site.url
  }
  const [one, other] = [await start(), await start()]
  const signIn = async (origin: string, email: string, password: string) => {
    const { status, body } = await callOf(origin)('POST', staffApiPaths.login, { email, password })
    expect(status).toBe(200)
    const session = String(body.data.token)
    return {
      id: String(body.data.user.id),
      call: callOf(origin, session),
      /** Calls the other process with the same session. */
      callElsewhere: callOf(origin === one ? other : one, session),
    }
  }
  const ada = await signIn(one, staff.email, staff.password)
  const invited = await ada.call('POST', '/api/users/', { email: 'eve@example.com', role: 'admin' })
  const token = String(invited.body.data.reset.url).split('#')[1]
  expect((await ada.call('POST', '/api/auth/reset/', { token, password: PASSWORD })).status).toBe(
    200,
  )
  return { ada, eve: await signIn(other, 'eve@example.com', PASSWORD) }
}

const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

it('two processes on one PostgreSQL create no duplicate slug or post, and retain one administrator', async () => {
  const { ada, eve } = await startTwo()
  const post = { title: 'Records that last', excerpt: 'How long a record is kept.', body: 'Text.' }

  for (let round = 0; round < 3; round += 1) {
    const json = { ...post, slug: `records-${round}` }
    const answers = await Promise.all(
      [ada, eve].map(async ({ call }) => call('POST', '/api/blogs/', json)),
    )
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.message).toBe(
      'Choose another address. Another article has this one',
    )
  }

  const key = { 'idempotency-key': 'one-key' }
  const again = await Promise.all(
    [ada.call, ada.callElsewhere].map(async (call) => call('POST', '/api/blogs/', post, key)),
  )
  expect(statusesOf(again)).toEqual([201, 201])
  expect(new Set(again.map(({ body }) => body.data.id)).size).toBe(1)

  const demoted = await Promise.all([
    ada.call('PATCH', `/api/users/${ada.id}/`, { role: 'editor' }),
    eve.call('PATCH', `/api/users/${eve.id}/`, { role: 'editor' }),
  ])
  expect(statusesOf(demoted)).toEqual([200, 409])
})
