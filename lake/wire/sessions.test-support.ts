import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect } from 'vitest'

import { createAssetStore } from '#lake/assets/assets.ts'
import { createLake } from '#lake/datasets/lake.ts'
import type { Lake } from '#lake/documents/types.ts'

import type { Wire } from './types.ts'
import type { WireCaller } from './callers.ts'
import { createWire } from './wire.ts'

/** Origin of the site that serves the wire. */
export const ORIGIN = 'https://site.example'

/** Ids of the valid sessions. The first two characters of an id are the id of its user. */
export const sessions = new Set(['ed-session', 'vi-session'])

/** Authenticates by a cookie `session=<id>-session`, or by the same text as a bearer token. */
async function authenticate({ headers }: { headers: Headers }): Promise<WireCaller | undefined> {
  const bearer = headers.get('authorization')?.replace('Bearer ', '')
  const cookie = headers.get('cookie')?.replace('session=', '')
  const sessionId = bearer ?? cookie ?? ''
  if (!sessions.has(sessionId)) return undefined
  return {
    id: sessionId.slice(0, 2),
    name: 'Somebody',
    email: 'somebody@example.com',
    role: sessionId.startsWith('ed') ? 'editor' : 'viewer',
    via: bearer === undefined ? 'cookie' : 'bearer',
    sessionId,
  }
}

/** Request headers of an editor and of a viewer, and a write request without mutations. */
export const editor = { authorization: 'Bearer ed-session' }
export const viewer = { authorization: 'Bearer vi-session' }
export const write = { method: 'POST', body: JSON.stringify({ mutations: [] }) }

/** Opens the HTTP API of a lake with a small dataset for all tests of a file. Afterwards checks that it has logged no error. */
export function useWire() {
  const directory = mkdtempSync(join(tmpdir(), 'wire-'))
  const faults: string[] = []
  let lake: Lake
  let wire: Wire

  beforeAll(async () => {
    lake = createLake({ directory })
    const dataset = await lake.createDataset('production', { aclMode: 'private' })
    await dataset.mutate(
      [{ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'drafts.b', _type: 'page' } }],
      { author: 'ed' },
    )
    wire = createWire({
      lake,
      assets: createAssetStore({ directory: join(directory, 'assets') }),
      directory,
      basePath: '/lake',
      projectId: 'local',
      origin: ORIGIN,
      authenticate,
      users: {
        byIds: async (ids) =>
          ids
            .filter((id) => /^u\d/.test(id))
            .map((id) => ({ id, name: `Name of ${id}`, email: '' })),
      },
      session: {
        providers: () => [{ name: 'staff', title: 'Staff', url: `${ORIGIN}/admin` }],
        exchange: async (sid) => (sid === 'x'.repeat(20) ? { token: 't', label: 'l' } : undefined),
        end: async () => ({ headers: { 'set-cookie': 'session=; Max-Age=0' } }),
      },
      anonymous: 'nobody',
      keepAliveMs: 100,
      log: (level, message) => {
        if (level === 'error') faults.push(message)
      },
    })
  })

  afterAll(async () => {
    await wire.close()
    await lake.close()
    rmSync(directory, { recursive: true, force: true })
    expect(faults).toEqual([])
  })

  return {
    wire: () => wire,
    /** Sends a request to a path below the current API version. */
    ask: (path: string, init: RequestInit & { readonly base?: string } = {}): Promise<Response> => {
      const { base = '/lake/v2025-02-19', ...rest } = init
      return wire.fetch(new Request(`${ORIGIN}${base}${path}`, rest), { address: '127.0.0.1' })
    },
  }
}
