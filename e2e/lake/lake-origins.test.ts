import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DATASET, PROJECT, startLake, TOKEN, type LakeUnderTest } from './lake-under-test.ts'

const STUDIO = 'https://studio.example.com'

let lake: LakeUnderTest

beforeAll(async () => {
  lake = await startLake(undefined, { origins: [STUDIO, '*'] })
})
afterAll(async () => {
  await lake[Symbol.asyncDispose]()
})

/**
 * Signs a user in on the lake's page.
 * @returns the session cookie
 */
async function signedInCookie(): Promise<string> {
  const query = { origin: `${STUDIO}/desk`, projectId: PROJECT, withSid: 'true' }
  const answer = await fetch(`${lake.origin}/auth/login?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: lake.origin },
    body: new URLSearchParams({ way: 'token', token: TOKEN }),
  })
  const [line = ''] = answer.headers.getSetCookie()
  return line.split(';')[0] ?? ''
}

describe('pages of other origins', () => {
  const ask = async (origin: string, path = '/v1/users/me') => {
    const answer = await fetch(lake.origin + path, {
      headers: { origin, authorization: `Bearer ${TOKEN}` },
    })
    return [
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-credentials'),
    ]
  }

  test('may send cookies if their origin is in LAKE_ORIGINS, otherwise only tokens', async () => {
    expect(await ask(STUDIO)).toEqual([STUDIO, 'true'])
    expect(await ask('https://elsewhere.example')).toEqual(['https://elsewhere.example', null])
  })

  test('cannot write with a cookie if their origin is not in LAKE_ORIGINS', async () => {
    const cookie = await signedInCookie()
    expect(cookie).toMatch(/^lake-session=./)
    const write = (origin: string) =>
      fetch(`${lake.origin}/v1/data/mutate/${DATASET}`, {
        method: 'POST',
        headers: { cookie, origin },
        body: '{"mutations":[{"create":{"_type":"note"}}]}',
      })
    expect((await write('https://elsewhere.example')).status).toBe(403)
    expect((await write(STUDIO)).status).toBe(200)
  })

  test.for([
    { origins: undefined, host: '127.0.0.1', page: 'http://localhost:5173', may: [true, true] },
    {
      origins: undefined,
      host: '127.0.0.1',
      page: 'https://studio.example.com',
      may: [false, false],
    },
    {
      origins: undefined,
      host: '127.0.0.1',
      page: 'http://localhost.evil.example',
      may: [false, false],
    },
    { origins: undefined, host: '0.0.0.0', page: 'http://localhost:5173', may: [false, false] },
    { origins: [STUDIO], host: '127.0.0.1', page: 'http://localhost:5173', may: [false, false] },
    {
      origins: [STUDIO, '*'],
      host: '127.0.0.1',
      page: 'http://localhost:5173',
      may: [true, false],
    },
  ])(
    'have the permissions [requests, cookies] = $may for the page $page if the lake listens on $host with LAKE_ORIGINS=$origins',
    async ({ origins, host, page, may }) => {
      await using other = await startLake(undefined, { host, origins })
      const at = `http://127.0.0.1:${other.lake.port}/v1`
      const checked = await fetch(`${at}/check/cors`, { headers: { origin: page } })
      // Any page may send this request, so that a Studio can explain a failure.
      expect([page, '*']).toContain(checked.headers.get('access-control-allow-origin'))
      expect(await checked.json()).toEqual({ result: { allowed: may[0], withCredentials: may[1] } })
      const answer = await fetch(`${at}/users/me`, {
        headers: { origin: page, authorization: `Bearer ${TOKEN}` },
      })
      expect(answer.headers.get('access-control-allow-origin')).toBe(may[0] === true ? page : null)
    },
  )
})

describe('a WebSocket of a page', () => {
  const status = (headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const url = `${lake.origin.replace(/^http/, 'ws')}/v1/data/listen/${DATASET}?query=*`
      const socket = new WebSocket(url, { headers })
      socket.on('open', () => {
        socket.close()
        resolve(101)
      })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.on('error', () => undefined)
    })

  test.for([
    { name: 'on the list', headers: { origin: STUDIO, cookie: 'lake-session=x' }, opens: 101 },
    { name: 'not on the list', headers: { origin: 'https://elsewhere.example' }, opens: 101 },
    {
      name: 'not on the list, with a cookie',
      headers: { origin: 'https://elsewhere.example', cookie: 'lake-session=x' },
      opens: 403,
    },
    { name: 'missing, with a cookie', headers: { cookie: 'lake-session=x' }, opens: 403 },
  ])('gets the status $opens if its origin is $name', async ({ headers, opens }) => {
    expect(await status({ ...headers })).toBe(opens)
  })
})

test('a lake uses its configured project id, and its pictures are still available at URLs with an earlier project id', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  let url = ''
  {
    await using before = await startLake(folder)
    const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')
    url = (await before.client().assets.upload('file', gif, { filename: 'a.bin' })).url
  }
  await using after = await startLake(folder, { projectId: 'shop-42', openFiles: true })
  const client = createClient({ ...after.client().config(), projectId: 'shop-42' })
  expect(await client.projects.getById('shop-42')).toMatchObject({ id: 'shop-42' })
  await expect(client.projects.getById('local')).rejects.toMatchObject({ statusCode: 404 })
  expect((await fetch(after.origin + new URL(url).pathname)).status).toBe(200)
  await rm(folder, { recursive: true, force: true })
})
