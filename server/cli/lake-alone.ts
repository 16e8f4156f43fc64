import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PasswordCost } from '#server/auth/passwords.ts'
import { serveHolds } from '#server/backup/hold-service.ts'
import { createLakePeople } from '#server/composition/lake/lake-people.ts'
import { clientAddress, type TrustProxy } from '#lake/common/client-address.ts'
import { createLogger, type Log } from '#server/http/logging.ts'
import { logRefusedSockets, refuseUnknownPaths } from '#lake/common/refused-sockets.ts'
import { createForeignQueries } from '#lake/threads/foreign-queries.ts'
import type { AclMode } from '#lake/documents/types.ts'
import { foreignPages, isLoopback, ownOrigins } from '#server/composition/lake/lake-pages.ts'
import { createSignIn } from '#server/lake-sign-in/sign-in.ts'
import { listen, type Handler } from '#server/process/listen.ts'
import { openLake } from '#server/composition/lake/open-lake.ts'
import { actingCaller } from '#lake/wire/acting-user.ts'
import type { Wire, WireCredentials, WireLog } from '#lake/wire/types.ts'
import type { WireCaller } from '#lake/wire/callers.ts'
import { createWire, openAccounts } from '#lake/wire/wire.ts'
import { ACTING_USER_HEADER } from '#lake/access/lake-user.ts'

export interface LakeAloneOptions {
  /** Where its data lies; made when missing. */
  readonly directory: string
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  /** Certificate and key, PEM files: it then speaks HTTP/2 and HTTP/1.1 over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
  readonly projectId: string
  /** Made, private, when it does not exist. */
  readonly dataset: string
  /** Who may read the dataset from this start on; as it was unless given. */
  readonly access?: AclMode | undefined
  /** Gives files of private datasets to whoever has their address, as Sanity does. */
  readonly openFiles?: boolean
  /** Scheme, host and port under which it is reached, where these are not those that it listens on. */
  readonly origin?: string | undefined
  /** Origins of pages that may ask it (`*`: with a token); unless given those of this machine, if it is all that can reach the lake. */
  readonly origins?: readonly string[] | undefined
  /** The token it accepts; without one it makes its own at the first start and keeps only its hash. */
  readonly token?: string | undefined
  /** Milliseconds that a query may take. @default 5 s */
  readonly queryDeadline?: number
  readonly trustProxy?: TrustProxy
  /** Nothing is logged unless given. */
  readonly log?: Log
  /** Of passwords; tests whose matter is not the hash take a cheap one. */
  readonly passwordCost?: PasswordCost
}

export interface LakeAlone {
  readonly origin: string
  readonly port: number
  /** The token that this start made. Undefined when it was given or made before. */
  readonly newToken: string | undefined
  /** Who may read published documents of its dataset. */
  readonly access: AclMode
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

/** Whoever holds the lake's token is its owner. */
const OWNER: WireCaller = { id: 'site', name: 'Site', email: '', role: 'admin', via: 'bearer' }

const bearerOf = (headers: Headers) =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** What a lake that runs alone does besides being a lake: it knows its owner, machines and people, and lets them in. */
function openDoor(options: LakeAloneOptions, tokenHash: Buffer, origin: () => string) {
  const { directory, log = createLogger({ level: 'silent' }) } = options
  const wireLog: WireLog = (level, message, data) => log[level]('api', message, data)
  const accounts = openAccounts({ directory, log: wireLog })
  const isOwner = (token: string) => {
    const hash = hashOf(token)
    return hash.length === tokenHash.length && timingSafeEqual(hash, tokenHash)
  }
  const people = createLakePeople({
    directory,
    origin,
    title: () => `Sign in at ${new URL(origin()).host}`,
    callerOfToken: (token) => (isOwner(token) ? OWNER : accounts.callerOfToken(token)),
    log,
    ...(options.passwordCost === undefined ? {} : { passwordCost: options.passwordCost }),
  })
  /** The owner acts for the person it names; the wire itself knows machines by their tokens. */
  const authenticate = async (request: WireCredentials): Promise<WireCaller | undefined> => {
    const bearer = bearerOf(request.headers)
    if (bearer === undefined || !isOwner(bearer)) return people.caller(request)
    return request.headers.has(ACTING_USER_HEADER) ? actingCaller(request.headers) : OWNER
  }
  const close = async () => {
    await people.close()
    accounts.close()
  }
  return { accounts, people, authenticate, log, wireLog, close }
}

/** Its pages: those that may ask it, and whether an origin is its own. */
function pagesOf({ host, origin, origins, tls }: LakeAloneOptions) {
  const protocol = tls === undefined ? 'http:' : 'https:'
  const onlyHere = isLoopback(host) && origin === undefined
  return {
    foreign: foreignPages(onlyHere ? origins : (origins ?? [])),
    own: (port: number) =>
      origin === undefined
        ? ownOrigins(protocol, host, port)
        : { first: origin, all: new Set([origin]) },
  }
}

/**
 * Runs a Content Lake on a port of its own, with Sanity's own rules for public and private datasets and a sign-in page for Studios.
 * @throws the socket's error when the port is taken; that of TLS for files that do not fit; Error when another process holds the data
 */
export async function startLakeAlone(options: LakeAloneOptions): Promise<LakeAlone> {
  const { directory, projectId, access, trustProxy = { kind: 'none' } } = options
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const { hash, made } = ownToken(directory, options.token)
  const { lake, assets, dataset } = openLake(directory, options.dataset)
  if (access !== undefined) lake.editDataset(dataset.name, { aclMode: access })
  const endHolds = serveHolds({
    folder: directory,
    hold: () => lake.holdFile(),
    onError: (error) =>
      options.log?.warn('api', 'Backups cannot read the lake beside this process', { error }),
  })
  const foreign = createForeignQueries({ deadline: options.queryDeadline ?? QUERY_DEADLINE_MS })
  const pages = pagesOf(options)
  let own = pages.own(options.port)
  const door = openDoor(options, hash, () => own.first)
  const { people, log } = door
  const refused = logRefusedSockets(log, [...own.all])
  const refuseUnknown = refuseUnknownPaths(refused)
  const wire = createWire({
    lake,
    foreign,
    assets,
    directory,
    accounts: door.accounts,
    basePath: '',
    projectId,
    authenticate: door.authenticate,
    users: people,
    session: people.sessions,
    anonymous: 'dataset-rules',
    openFiles: options.openFiles === true,
    foreignPages: pages.foreign,
    rememberPeople: true,
    trustProxy,
    log: door.wireLog,
    onRefusedSocket: (refusal) => refused(refusal),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  })
  people.onSessionEnd(wire.endSession)
  const signIn = createSignIn({
    projectId,
    people: people.signIn,
    mayReturnTo: (origin) => pages.foreign(origin) === 'credentials' || own.all.has(origin),
    isOwnOrigin: (origin) => own.all.has(origin),
    onFault: (error) => log.error('api', 'The sign-in page failed', { error }),
  })
  const handler: Handler = {
    early: () => false,
    fetch: (request, peer) =>
      signIn(request, clientAddress(request.headers, peer.address, trustProxy)) ??
      wire.fetch(request, peer),
    upgrade: (request, socket, head) =>
      wire.upgrade(request, socket, head) || refuseUnknown(request, socket),
  }
  const closeStores = async () => {
    await foreign.close()
    await door.close()
    endHolds()
    lake.close()
  }
  try {
    const { host, port, tls } = options
    const server = await listen({ host, port, handler, ...(tls === undefined ? {} : { tls }) })
    own = pages.own(server.port)
    return {
      origin: own.first,
      port: server.port,
      newToken: made,
      access: dataset.aclMode,
      wire,
      async close() {
        await Promise.all([server.close(GRACE_MS), wire.close()])
        await closeStores()
      },
    }
  } catch (error) {
    await wire.close()
    await closeStores()
    throw error
  }
}
