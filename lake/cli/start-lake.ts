import type { WireCredentials } from '#lake/access/session-port.ts'
import { mkdirSync } from 'node:fs'
import { ACTING_USER_HEADER } from '#lake/access/lake-user.ts'
import { clientAddress, type TrustProxy } from '#lake/common/client-address.ts'
import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import { listen, type Handler } from '#lake/common/listen.ts'
import { type LakeLog, SILENT_LOG } from '#lake/common/log.ts'
import { logRefusedSockets, refuseUnknownPaths } from '#lake/common/refused-sockets.ts'
import type { NodeRequest } from '#lake/common/node-messages.ts'
import type { AclMode, Lake, WriteRule } from '#lake/documents/types.ts'
import type { PageHelp } from '#lake/sign-in/page.ts'
import type { LakePeople, LakePeopleOptions } from '#lake/sign-in/people.ts'
import { createSignIn } from '#lake/sign-in/sign-in.ts'
import { createTokenPeople } from '#lake/sign-in/token-people.ts'
import { createForeignQueries } from '#lake/threads/foreign-queries.ts'
import { openSqliteAccounts } from '#lake/store/sqlite/sqlite-accounts.ts'
import { callerOfToken } from '#lake/wire/accounts.ts'
import { actingCaller } from '#lake/wire/acting-user.ts'
import { foreignPages, isLoopback, ownOrigins } from '#lake/wire/foreign-pages.ts'
import { openLakeAt } from '#lake/wire/open-lake.ts'
import type { WireCaller } from '#lake/wire/callers.ts'
import type { Wire, WireLog } from '#lake/wire/types.ts'
import { createWire } from '#lake/wire/wire.ts'
import { ownToken, type OwnToken } from './own-token.ts'

export interface StartLakeOptions {
  /** Folder for the lake's data; created if missing. */
  readonly directory: string
  /** Address of a PostgreSQL database for documents and tokens. Default: they are stored in `directory`. */
  readonly databaseUrl?: string | undefined
  /** Store of the originals of assets. Default: the originals are stored in `directory`. */
  readonly files?: LocalFileStore | undefined
  readonly host: string
  /** Port to listen on; 0 chooses a free one. */
  readonly port: number
  /** Paths of a certificate and its key (PEM). With them, the lake serves HTTP/2 and HTTP/1.1 over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
  readonly projectId: string
  /** Name of the dataset. If the dataset is missing, it is created as a private one. */
  readonly dataset: string
  /** Access mode that the dataset gets at this start. Default: the mode stays unchanged. */
  readonly access?: AclMode | undefined
  /** True to serve the files of private datasets without authentication to every caller who knows a file's address, as Sanity does. */
  readonly openFiles?: boolean
  /** Public scheme, host and port of the lake, if they differ from the address that the lake listens on. */
  readonly origin?: string | undefined
  /**
   * Origins of pages that may call the lake. `*` allows all origins, for requests with a token. Default: pages of this machine if `host` is
   * loopback and `origin` is not set, otherwise none.
   */
  readonly origins?: readonly string[] | undefined
  /** Token of the owner. Default: a token created at the first start. Only its hash is stored. */
  readonly token?: string | undefined
  /** True to create a new owner's token at this start; the previous token is then refused. Has no effect if `token` is set. */
  readonly newToken?: boolean
  /** Maximum duration of a query, in milliseconds. @default 5 s */
  readonly queryDeadline?: number
  readonly trustProxy?: TrustProxy
  /** Log for all entries. Default: entries are dropped. */
  readonly log?: LakeLog
  /**
   * Creates the middleware that is called first with every request, for example for traces. `isOwner` is true for a request with the
   * owner's token.
   */
  readonly middleware?:
    | ((isOwner: (request: NodeRequest) => boolean) => Handler['middleware'])
    | undefined
  /** Rule for all writes to the lake. Default: every change is accepted. */
  readonly rule?: WriteRule
  /** Creates the users of the lake. Default: only owners of tokens can call the lake. */
  readonly people?: (options: LakePeopleOptions) => LakePeople
  /** Starts a service that reads the lake while it is open, and returns a function that stops it. */
  readonly service?: (lake: Lake) => () => void
  /** Commands and settings that the sign-in page mentions in its help text. */
  readonly help?: PageHelp & { readonly originList?: string }
}

/** A running lake. */
export interface RunningLake {
  readonly origin: string
  readonly port: number
  /** Token of the owner in clear text, if this start created it. */
  readonly newToken: string | undefined
  /** Access mode of the dataset: public or private. */
  readonly access: AclMode
  readonly wire: Wire
  /** Stops accepting connections, ends streams, waits at most 8 s for open requests, and closes the store. */
  close(): Promise<void>
}

const GRACE_MS = 8000
const QUERY_DEADLINE_MS = 5000

/** Caller with the token of the owner. */
const OWNER: WireCaller = { id: 'site', name: 'Site', email: '', role: 'admin', via: 'bearer' }

const bearerOf = (headers: Headers) =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Creates the authentication of a standalone lake, whose callers are the owner, owners of machine tokens, and users. */
function openAccess(
  options: StartLakeOptions,
  lake: Lake,
  own: OwnToken,
  origin: () => string,
  opened: AsyncDisposableStack,
) {
  const { directory, log = SILENT_LOG } = options
  const wireLog: WireLog = (level, message, data) => log[level]('api', message, data)
  const accounts = lake.accounts ?? openSqliteAccounts(directory)
  if (lake.accounts === undefined) opened.defer(() => accounts.close())
  const people = (options.people ?? createTokenPeople)({
    directory,
    origin,
    title: () => `Sign in at ${new URL(origin()).host}`,
    callerOfToken: async (token) =>
      own.matches(token) ? OWNER : callerOfToken(accounts, token, wireLog),
    log,
  })
  opened.defer(() => people.close())
  /** A request with the owner's token may name a user to act for, in ACTING_USER_HEADER. Machine tokens are recognised by `createWire`. */
  const authenticate = async (request: WireCredentials): Promise<WireCaller | undefined> => {
    const bearer = bearerOf(request.headers)
    if (bearer === undefined || !own.matches(bearer)) return people.caller(request)
    return request.headers.has(ACTING_USER_HEADER) ? actingCaller(request.headers) : OWNER
  }
  return { accounts, people, authenticate, log, wireLog }
}

/** Returns the origins of pages that may call the lake, and the lake's own origins. */
function pagesOf({ host, origin, origins, tls }: StartLakeOptions) {
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
 * Serves a Content Lake on its own port, with Sanity's rules for public and private datasets and a sign-in page for Studios.
 * @throws the socket's error if the port is in use; the TLS error if certificate and key do not match; Error if another process has locked
 * the folder
 */
export async function startLake(options: StartLakeOptions): Promise<RunningLake> {
  const { directory, projectId, access, trustProxy = { kind: 'none' } } = options
  // If the start fails, closes everything that it has opened so far.
  await using starting = new AsyncDisposableStack()
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const token = ownToken(directory, options.token, options.newToken)
  const { lake, assets, dataset } = await openLakeAt(
    {
      directory,
      databaseUrl: options.databaseUrl,
      files: options.files,
      onError: (error) =>
        options.log?.error('api', "Following the lake's database failed", { error }),
      onFileFailure: (error) =>
        options.log?.error('api', 'The folder of images and files cannot be used', { error }),
    },
    options.dataset,
    options.rule,
  )
  starting.defer(() => lake.close())
  if (access !== undefined) await lake.editDataset(dataset.name, { aclMode: access })
  const stopService = options.service?.(lake)
  if (stopService !== undefined) starting.defer(stopService)
  const pages = pagesOf(options)
  let own = pages.own(options.port)
  const callers = openAccess(options, lake, token, () => own.first, starting)
  const foreign = createForeignQueries({ deadline: options.queryDeadline ?? QUERY_DEADLINE_MS })
  starting.defer(() => foreign.close())
  const { people, log } = callers
  const refused = logRefusedSockets(log, [...own.all])
  const refuseUnknown = refuseUnknownPaths(refused)
  const signIn = createSignIn({
    projectId,
    people: people.signIn,
    help: options.help ?? {},
    originList: options.help?.originList ?? 'the list of origins',
    mayReturnTo: (origin) => pages.foreign(origin) === 'credentials' || own.all.has(origin),
    isOwnOrigin: (origin) => own.all.has(origin),
    onFault: (error) => log.error('api', 'The sign-in page failed', { error }),
  })
  const wire = createWire({
    lake,
    foreign,
    assets,
    directory,
    accounts: callers.accounts,
    basePath: '',
    projectId,
    authenticate: callers.authenticate,
    users: people,
    session: people.sessions,
    anonymous: 'dataset-rules',
    openFiles: options.openFiles === true,
    foreignPages: pages.foreign,
    rememberPeople: true,
    trustProxy,
    log: callers.wireLog,
    onRefusedSocket: (refusal) => refused(refusal),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  })
  people.onSessionEnd(wire.endSession)
  const middleware = options.middleware?.(({ headers: { authorization = '' } }) => {
    const bearer = bearerOf(new Headers({ authorization }))
    return bearer !== undefined && token.matches(bearer)
  })
  const handler: Handler = {
    ...(middleware === undefined ? {} : { middleware }),
    early: () => false,
    fetch: (request, peer) =>
      signIn(request, clientAddress(request.headers, peer.address, trustProxy)) ??
      wire.fetch(request, peer),
    upgrade: (request, socket, head) =>
      wire.upgrade(request, socket, head) || refuseUnknown(request, socket),
  }
  const { host, port, tls } = options
  const server = await listen({
    host,
    port,
    handler,
    ...(tls === undefined ? {} : { tls }),
  }).catch(async (error: unknown) => {
    await wire.close()
    throw error
  })
  own = pages.own(server.port)
  const opened = starting.move()
  return {
    origin: own.first,
    port: server.port,
    newToken: token.made,
    access: dataset.aclMode,
    wire,
    async close() {
      await Promise.all([server.close(GRACE_MS), wire.close()])
      await opened.disposeAsync()
    },
  }
}
