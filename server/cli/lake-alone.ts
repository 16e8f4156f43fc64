import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TrustProxy } from '#server/http/client-address.ts'
import { createForeignQueries } from '#server/lake/foreign-queries.ts'
import { listen } from '#server/listen.ts'
import { openLake } from '#server/open-lake.ts'
import type { Wire, WireCaller, WireCredentials, WireLog } from '#server/wire/types.ts'
import { actingCaller } from '#server/wire/acting-user.ts'
import { createWire } from '#server/wire/wire.ts'
import { ACTING_USER_HEADER } from '#shared/contracts/lake-user.ts'

export interface LakeAloneOptions {
  /** Where its data lies; made when missing. */
  readonly directory: string
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  readonly projectId: string
  /** Made, private, when it does not exist. */
  readonly dataset: string
  /** The token it accepts; without one it makes its own at the first start and keeps only its hash. */
  readonly token?: string | undefined
  /** Milliseconds that a query may take. @default 5 s */
  readonly queryDeadline?: number
  readonly trustProxy?: TrustProxy
  readonly log?: WireLog
}

export interface LakeAlone {
  readonly origin: string
  readonly port: number
  /** The token that this start made. Undefined when it was given or made before. */
  readonly newToken: string | undefined
  readonly wire: Wire
  /** Stops accepting, ends streams, waits at most 8 s for what is in flight, closes the store. */
  close(): Promise<void>
}

const TOKEN_FILE = 'token.sha256'
const GRACE_MS = 8000
const QUERY_DEADLINE_MS = 5000

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The hash of the token to accept, and the token itself when it is made now. */
function ownToken(
  directory: string,
  given: string | undefined,
): { readonly hash: Buffer; readonly made: string | undefined } {
  if (given !== undefined) return { hash: hashOf(given), made: undefined }
  const path = join(directory, TOKEN_FILE)
  try {
    return { hash: Buffer.from(readFileSync(path, 'utf8').trim(), 'hex'), made: undefined }
  } catch {
    const made = `lake-${randomBytes(32).toString('base64url')}`
    writeFileSync(path, `${hashOf(made).toString('hex')}\n`, { mode: 0o600 })
    return { hash: hashOf(made), made }
  }
}

/** Whoever holds the lake's token is its owner, or acts for the person it names. */
function createAuthenticate(tokenHash: Buffer) {
  return async ({ headers }: WireCredentials): Promise<WireCaller | undefined> => {
    const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (bearer === undefined) return undefined
    const hash = hashOf(bearer)
    if (hash.length !== tokenHash.length || !timingSafeEqual(hash, tokenHash)) return undefined
    if (!headers.has(ACTING_USER_HEADER)) {
      return { id: 'site', name: 'Site', email: '', role: 'admin', via: 'bearer' }
    }
    return actingCaller(headers)
  }
}

/**
 * Runs a Content Lake on a port of its own, over plain HTTP, with Sanity's own rules for public and private datasets.
 * @throws the socket's error when the port is taken; Error when another process holds the data
 */
export async function startLakeAlone(options: LakeAloneOptions): Promise<LakeAlone> {
  const { directory, dataset } = options
  mkdirSync(directory, { recursive: true })
  const { hash, made } = ownToken(directory, options.token)
  const { lake, assets } = openLake(directory, dataset)
  const foreign = createForeignQueries({ deadline: options.queryDeadline ?? QUERY_DEADLINE_MS })
  const wire = createWire({
    lake,
    foreign,
    assets,
    directory,
    basePath: '',
    projectId: options.projectId,
    authenticate: createAuthenticate(hash),
    users: { byIds: () => Promise.resolve([]) },
    anonymous: 'dataset-rules',
    cors: true,
    rememberPeople: true,
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
    ...(options.log === undefined ? {} : { log: options.log }),
  })
  const handler = {
    early: () => false,
    fetch: wire.fetch,
    upgrade: wire.upgrade,
  }
  try {
    const server = await listen({ host: options.host, port: options.port, handler })
    return {
      origin: `http://${options.host}:${server.port}`,
      port: server.port,
      newToken: made,
      wire,
      async close() {
        await Promise.all([server.close(GRACE_MS), wire.close()])
        await foreign.close()
        lake.close()
      },
    }
  } catch (error) {
    await wire.close()
    lake.close()
    throw error
  }
}
