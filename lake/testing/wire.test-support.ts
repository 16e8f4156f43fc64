import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createAssetStore } from '#lake/assets/assets.ts'
import type { Lake } from '#lake/documents/types.ts'
import type { WireCaller } from '#lake/wire/callers.ts'
import type { WireOptions } from '#lake/wire/types.ts'
import { createWire } from '#lake/wire/wire.ts'
import { temporaryDirectory } from './lake.test-support.ts'

/** User with a role and without a session. */
export const userWith = (role: WireCaller['role']): WireCaller => ({
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  role,
  via: 'bearer',
})

/**
 * Opens the HTTP API of a lake and closes it when the test ends. By default a request with an Authorization header comes from an editor.
 */
export function openTestWire(lake: Lake, options: Partial<WireOptions> = {}) {
  const directory = temporaryDirectory()
  const wire = createWire({
    lake,
    assets: createAssetStore({ directory: join(directory, 'assets') }),
    directory,
    basePath: '',
    projectId: 'local',
    authenticate: async ({ headers }) =>
      headers.has('authorization') ? userWith('editor') : undefined,
    users: { byIds: async () => [] },
    anonymous: 'dataset-rules',
    ...options,
  })
  onTestFinished(() => wire.close())
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' }
  const ask = (path: string, init: RequestInit = {}) =>
    wire.fetch(new Request(`https://lake.example/v2025-02-19${path}`, init), {
      address: '127.0.0.1',
    })
  return {
    wire,
    /** Sends a request without credentials. */
    ask,
    /** Sends a request with the credentials of a user. */
    send: (method: string, path: string, body?: unknown) =>
      ask(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }),
  }
}
