import { createServer } from 'node:net'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { createApp } from '../composition/app.ts'
import { readConfig } from '../config/config.ts'
import type { Engine, useDatabases } from './database.test-support.ts'
import { openDeps } from '../composition/deps.ts'
import { apiHeaders } from '../http/encoding/headers.ts'
import { listen } from '#lake/common/listen.ts'
import type { Web } from '../composition/site/web.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const admin = { email: 'admin@example.com', password: 'correct horse battery' }

const web: Web = {
  render: () => Promise.reject(new Error('This test looks at no page')),
  counts: () => false,
  feedHtml: () => '',
  headers: { page: {}, framed: {}, admin: {}, api: apiHeaders({ https: false }) },
  mayCache: false,
  build: 'without pages',
  version: 'without pages',
}

/** Finds a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

type Place = Awaited<ReturnType<ReturnType<typeof useDatabases>['locate']>>

/**
 * Starts the server without pages on a free port, and signs in as an administrator. The server is closed at the end of the test, unless the
 * test has closed it before.
 */
export async function startSite(
  { dataDir, databaseUrl }: Place,
  env: Readonly<Record<string, string>> = {},
) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const config = readConfig({
    ORIGIN: origin,
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    SEED: 'none',
    ...env,
  })
  const deps = await openDeps(config)
  const app = await createApp(config, deps, web)
  await app.start()
  const server = await listen({ host: '127.0.0.1', port, handler: app })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await server.close(0)
    await app.close()
    await deps.close()
  }
  onTestFinished(close)
  let authorization = ''
  const send = async (method: string, path: string, json?: unknown) => {
    const headers = { 'content-type': 'application/json', authorization }
    const body = json === undefined ? null : JSON.stringify(json)
    return fetch(origin + path, { method, headers, body })
  }
  const answer = await send('POST', staffApiPaths.login, admin)
  const signIn = await answer.json()
  authorization = `Bearer ${signIn.data.token}`
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
  const look = (path: string, asStaff = false, accept = '*/*') =>
    fetch(origin + path, {
      redirect: 'manual',
      headers: { accept, ...(asStaff && { authorization }) },
    })
  return { origin, send, look, authorization, cookie, dataDir, close }
}

/** Starts the server without pages on an empty database. */
export async function openSite(
  databases: ReturnType<typeof useDatabases>,
  engine: Engine,
  env: Readonly<Record<string, string>> = {},
) {
  return startSite(await databases.locate(engine), env)
}
