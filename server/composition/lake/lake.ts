import type { SessionPort, WireCredentials } from '#lake/access/session-port.ts'
import { HOUR } from '#shared/time/units.ts'
import type { CleanImages } from '../files/clean-images.ts'
import type { Config } from '#server/config/config.ts'
import type { Deps } from '../deps.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { Session } from '#server/auth/sessions.ts'
import { createEmbeddedFeed } from '#server/cms/embedded-feed.ts'
import type { LakeFeed } from '#server/cms/feed.ts'
import type { LiveTagsListener } from '#server/cms/live-tags.ts'
import {
  createLakeClient,
  type LakeAddress,
  type LakeClient,
  type LakeFetch,
} from '#server/cms/lake-client.ts'
import type { GatewayCaller } from '#server/gateway/ports.ts'
import type { OnRefusedSocket } from '#lake/common/refused-sockets.ts'
import { createLakeProxy } from '#server/gateway/proxy.ts'
import type { Log } from '#server/http/logging.ts'
import { createForeignQueries } from '#lake/threads/foreign-queries.ts'
import type { OpenLake } from '#lake/wire/open-lake.ts'
import { openSignedLinks } from '#server/signed-links/signed-links.ts'
import type { SignedLinkTables } from '#server/signed-links/signed-links.tables.ts'
import { actingCaller } from '#lake/wire/acting-user.ts'
import { createFileKeys, type FileKeys } from '#lake/wire/file-keys.ts'
import type { CleanImage, WireLog, WireOptions } from '#lake/wire/types.ts'
import type { WireCaller } from '#lake/wire/callers.ts'
import { createWire } from '#lake/wire/wire.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { ACTING_USER_HEADER } from '#lake/access/lake-user.ts'
import { can } from '#shared/access/abilities.ts'
import { COPIED_TYPES } from '#shared/content/change-tags.ts'
import { MANAGED_TYPES } from '#shared/content/content-types/page-kinds.ts'
import { site } from '#shared/company/site.ts'
import { tracedFetch } from '#server/cms/traced-fetch.ts'

/** The lake (embedded, standalone or hosted at Sanity), as the rest of the server uses it. */
export interface LakeArea {
  /** Client for the site's own reads and writes, through the lake's HTTP API. */
  readonly client: LakeClient
  /** Change feed for the mirror. */
  readonly feed: LakeFeed
  /**
   * Subscribes to changes of a remote lake. The listener gets the sync tags of query results that are outdated. Returns the function that
   * unsubscribes. Absent for the embedded lake, which notifies the mirror directly.
   */
  readonly followTags?: (listener: LiveTagsListener) => () => void
  /** Resolves with the user of a request under /lake, from its session or token. Undefined if the request has neither. */
  readonly authenticate: (request: WireCredentials) => Promise<GatewayCaller | undefined>
  readonly sessions: SessionPort
  /** Lake API that signed-in staff can reach under /lake. */
  readonly face: LakeFace
}

type Wire = ReturnType<typeof createWire>
type Proxy = ReturnType<typeof createLakeProxy>

/** Handler of requests under /lake. A hosted lake has none, because its Studio sends requests to Sanity directly. */
export type LakeFace =
  | {
      readonly kind: 'embedded'
      /** HTTP API for signed-in staff. */
      readonly wire: Wire
      /** HTTP API for the process itself. It can read everything and write nothing. */
      readonly own: Wire
      /** Returns true if `key`, from a URL in an export, permits access to the file at `path`. */
      readonly opensFile: (path: string, key: string) => boolean
      readonly close: () => Promise<void>
    }
  | { readonly kind: 'alone'; readonly proxy: Proxy; readonly close: () => Promise<void> }
  | { readonly kind: 'hosted'; readonly close: () => Promise<void> }

/** False if a change affects a document of a type that only users with the ability `system.manage` may change. */
const sparesManaged: NonNullable<WireCaller['mayWrite']> = ({ before, after }) =>
  [before, after].every((document) => document === undefined || !MANAGED_TYPES.has(document._type))

const toCaller = (
  session: Session,
  via: 'bearer' | 'cookie',
): GatewayCaller & Pick<WireCaller, 'mayWrite'> => ({
  ...session.user,
  via,
  sessionId: session.id,
  ...(!can(session.user, 'system.manage') && { mayWrite: sparesManaged }),
})

const wireLog =
  (log: Log): WireLog =>
  (level, message, data) =>
    log[level]('api', message, data)

function studioSessions(auth: Auth): SessionPort {
  return {
    providers: () => [
      {
        name: 'staff',
        title: `${site.product} staff`,
        url: auth.origin() + staffApiPaths.studioSession,
      },
    ],
    exchange: async (sid) => {
      const redeemed = await auth.redeemSid(sid)
      return redeemed === undefined ? undefined : { token: redeemed.token, label: site.product }
    },
    end: async (request) => {
      const session = (await auth.fromBearer(request)) ?? (await auth.fromCookie(request))
      if (session !== undefined) await auth.endSession(session.id)
      return { headers: {}, cookies: auth.clearCookies() }
    },
  }
}

function createAuthenticate(auth: Auth) {
  return async (request: WireCredentials): Promise<ReturnType<typeof toCaller> | undefined> => {
    // An open Studio sends GET requests even if its user is idle. Therefore only writes count as activity of the session.
    const touch = request.method !== 'GET' && request.method !== 'HEAD'
    const byBearer = await auth.fromBearer(request, { touch })
    if (byBearer !== undefined) return toCaller(byBearer, 'bearer')
    const byCookie = await auth.fromCookie(request, { touch })
    return byCookie === undefined ? undefined : toCaller(byCookie, 'cookie')
  }
}

/** Caller for the site's own reads. External requests never get it, so its queries run in this thread and not in a worker thread. */
const OWN_READS: WireCaller = {
  id: 'site',
  name: site.product,
  email: '',
  role: 'viewer',
  via: 'bearer',
}

function createOwnWire(
  config: Config,
  embedded: OpenLake,
  authenticate: WireOptions['authenticate'],
  cleanImage?: CleanImage,
): Wire {
  return createWire({
    ...embedded,
    basePath: lakePaths.base,
    projectId: config.lake.projectId,
    anonymous: 'nobody',
    origin: config.origin,
    authenticate,
    users: { byIds: () => Promise.resolve([]) },
    ...(cleanImage === undefined ? {} : { cleanImage }),
  })
}

/** Lifetime of the URLs of originals in an export, in milliseconds. */
const EXPORT_LIFE = HOUR

/**
 * Keys for the file URLs in exports. Their secret is derived from the stored signing key, so all processes of the site accept the same
 * keys, also after a restart.
 */
async function exportKeys({ database }: Deps): Promise<FileKeys> {
  const links = await openSignedLinks(database.kysely.withTables<SignedLinkTables>())
  return createFileKeys({ secret: links.digest('lake-files', 'secret'), life: EXPORT_LIFE })
}

async function composeEmbedded(
  config: Config,
  deps: Deps,
  auth: Auth,
  embedded: OpenLake,
  cleanImage: CleanImage,
  onRefusedSocket: OnRefusedSocket,
): Promise<LakeArea> {
  const fileKeys = await exportKeys(deps)
  const authenticate = createAuthenticate(auth)
  const sessions = studioSessions(auth)
  const foreign = createForeignQueries({
    deadline: config.lake.queryDeadline,
  })
  const wire = createWire({
    ...embedded,
    foreign,
    basePath: lakePaths.base,
    projectId: config.lake.projectId,
    projectName: site.product,
    siteDataset: config.lake.dataset,
    anonymous: 'nobody',
    origin: config.origin,
    origins: config.ownOrigins,
    authenticate,
    users: { byIds: auth.usersByIds },
    session: sessions,
    fileKeys,
    log: wireLog(deps.log),
    onRefusedSocket,
  })
  const own = createOwnWire(config, embedded, () => Promise.resolve(OWN_READS), cleanImage)
  // Only code in this process can reach this API, so the header with the acting user is trusted.
  const writer = createOwnWire(config, embedded, ({ headers }) =>
    Promise.resolve(actingCaller(headers)),
  )
  auth.onSessionEnd(({ sessionId }) => wire.endSession(sessionId))
  const address = {
    apiHost: config.origin + lakePaths.base,
    projectId: config.lake.projectId,
    dataset: config.lake.dataset,
  }
  return {
    client: createLakeClient(
      address,
      tracedFetch(deps.tracer, (request) => {
        const wireOf = request.headers.has(ACTING_USER_HEADER) ? writer : own
        return wireOf.fetch(request, { address: 'own' })
      }),
    ),
    feed: createEmbeddedFeed(embedded.dataset, () => embedded.lake.refresh(config.lake.dataset)),
    authenticate: wire.authenticate,
    sessions,
    face: {
      kind: 'embedded',
      wire,
      own,
      opensFile: fileKeys.opens,
      close: async () => {
        await Promise.all([wire.close(), own.close(), writer.close()])
        await foreign.close()
      },
    },
  }
}

async function composeRemote(config: Config, deps: Deps, auth: Auth): Promise<LakeArea> {
  const { projectId, dataset, apiHost, token } = config.lake
  const address: LakeAddress = { projectId, dataset, apiHost, token }
  const isOwn = config.mode === 'alone'
  const fetchLake: LakeFetch = tracedFetch(deps.tracer, (request) => fetch(request), { isOwn })
  const client = createLakeClient(address, fetchLake)
  // Loaded lazily, because Sanity's client takes as long to load as the rest of the server and only remote lakes need it.
  const [{ createRemoteFeed }, { followLiveTags }] = await Promise.all([
    import('#server/cms/remote-feed.ts'),
    import('#server/cms/live-tags.ts'),
  ])
  const feed = createRemoteFeed({
    address,
    client,
    types: COPIED_TYPES,
    onError: (error) => deps.log.warn('api', 'The listener of the CMS was interrupted', { error }),
  })
  const common = {
    client,
    feed,
    followTags: (listener: LiveTagsListener) =>
      followLiveTags({
        address,
        listener,
        onError: (error) =>
          deps.log.warn('api', 'The live events of the CMS were interrupted', { error }),
      }),
    authenticate: createAuthenticate(auth),
    sessions: studioSessions(auth),
  }
  if (config.mode !== 'alone' || apiHost === undefined || token === undefined) {
    return { ...common, face: { kind: 'hosted', close: () => Promise.resolve() } }
  }
  const proxy = createLakeProxy({
    target: apiHost,
    token,
    basePath: lakePaths.base,
    tracer: deps.tracer,
    onFailure: (error) => deps.log.warn('api', 'The lake could not be reached', { error }),
  })
  auth.onSessionEnd(({ sessionId }) => proxy.endSession(sessionId))
  return {
    ...common,
    face: {
      kind: 'alone',
      proxy,
      close: () => {
        proxy.close()
        return Promise.resolve()
      },
    },
  }
}

/** Composes the lake that the configuration selects. */
export async function createLakeArea(
  config: Config,
  deps: Deps,
  auth: Auth,
  { cleanImage }: Pick<CleanImages, 'cleanImage'>,
  onRefusedSocket: OnRefusedSocket,
): Promise<LakeArea> {
  return deps.embedded === undefined
    ? composeRemote(config, deps, auth)
    : composeEmbedded(config, deps, auth, deps.embedded, cleanImage, onRefusedSocket)
}
