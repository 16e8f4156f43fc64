import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'

import { CHEAP_HASHES } from '#server/auth/auth.test-support.ts'
import { startLakeAlone, type LakeAloneOptions } from '#server/cli/lake-alone.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { ACTING_USER_HEADER } from '#lake/access/lake-user.ts'
import type { RunningLake } from '#lake/cli/start-lake.ts'

export const PROJECT = 'local'
export const DATASET = 'production'
export const TOKEN = 'token-of-the-lake-under-test'

/** Lake on a real port, with its data in a temporary directory. */
export interface LakeUnderTest extends AsyncDisposable {
  readonly lake: RunningLake
  readonly origin: string
  readonly directory: string
  /** Creates a client, by default with the owner's token. */
  client(config?: Partial<ClientConfig>): SanityClient
  /** Sends a plain request to a path after the version, by default with the owner's token. */
  request(
    path: string,
    init?: RequestInit & { readonly token?: string | null; readonly version?: string },
  ): Promise<Response>
}

/**
 * Starts a lake.
 * @param directory data of an earlier lake to reopen
 * @param options override the defaults
 */
export async function startLake(
  directory?: string,
  options: Partial<LakeAloneOptions> = {},
): Promise<LakeUnderTest> {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), 'lake-')))
  const lake = await startLakeAlone({
    directory: folder,
    host: '127.0.0.1',
    port: 0,
    projectId: PROJECT,
    dataset: DATASET,
    token: TOKEN,
    passwordCost: CHEAP_HASHES,
    ...options,
  })
  return {
    lake,
    origin: lake.origin,
    directory: folder,
    client: (config = {}) =>
      createClient({
        projectId: PROJECT,
        dataset: DATASET,
        apiVersion: '2025-02-19',
        apiHost: lake.origin,
        useProjectHostname: false,
        useCdn: false,
        perspective: 'raw',
        token: TOKEN,
        ...config,
      }),
    request(path, { token = TOKEN, version = 'v2025-02-19', headers, ...init } = {}) {
      const all = new Headers(headers)
      if (token !== null) all.set('authorization', `Bearer ${token}`)
      return fetch(`${lake.origin}/${version}${path}`, { ...init, headers: all })
    },
    async [Symbol.asyncDispose]() {
      await lake.close()
      if (directory === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Header with which the owner acts for a user. */
export function actingAs(user: {
  readonly id: string
  readonly role: 'administrator' | 'editor' | 'viewer'
  readonly name?: string
}): Record<string, string> {
  const person = { name: user.id, email: `${user.id}@example.com`, ...user }
  return {
    [ACTING_USER_HEADER]: Buffer.from(JSON.stringify(person)).toString('base64url'),
  }
}

/**
 * Polls `get` until it returns a value.
 * @returns that value
 */
export async function until<T>(get: () => T | undefined, what = 'it'): Promise<T> {
  const within = PATIENT.timeout
  const deadline = Date.now() + within
  for (;;) {
    const value = get()
    if (value !== undefined && value !== false) return value
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${within} ms`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
