import type { WireCredentials } from '#lake/access/session-port.ts'
import { openSqliteAccounts } from '#lake/store/sqlite/sqlite-accounts.ts'
import { admit, sessionOf } from './access.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { callerOfToken } from './accounts.ts'
import { assetRoutes } from './routes/asset-routes.ts'
import type { WireContext, WireServices } from './context.ts'
import { channelRoutes } from './routes/channel-routes.ts'
import { createChannels } from './streams/channels.ts'
import { addCors, preflight } from './cors.ts'
import { documentRoutes } from './routes/document-routes.ts'
import { errorResponse, WireError, type ErrorTopic } from './errors.ts'
import { createFileKeys } from './file-keys.ts'
import { historyRoutes } from './routes/history-routes.ts'
import { createLedger } from './ledger.ts'
import { createPresenceRooms } from './streams/presence.ts'
import { projectRoutes } from './routes/project-routes.ts'
import { queryRoutes } from './routes/query-routes.ts'
import { createRouter, type WireRoute } from './router.ts'
import { serviceRoutes } from './routes/service-routes.ts'
import { createSockets } from './streams/sockets.ts'
import { createStreamRegistry } from './streams/streams.ts'
import type { Wire, WireOptions, WirePeer } from './types.ts'
import type { WireCaller } from './callers.ts'
import { writeRoutes } from './routes/write-routes.ts'

const KEEP_ALIVE_MS = 15_000

/** All routes of the lake, with their access. */
export const wireRoutes: readonly WireRoute[] = [
  ...queryRoutes,
  ...channelRoutes,
  ...writeRoutes,
  ...documentRoutes,
  ...historyRoutes,
  ...assetRoutes,
  ...accountRoutes,
  ...projectRoutes,
  ...serviceRoutes,
]

function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +([\x21-\x7e]{1,4096})$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** Returns a response without its body, for HEAD requests. */
async function headOnly(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}

/** Creates the HTTP API of a lake. It ignores host names, and accepts any API version. */
export function createWire(options: WireOptions): Wire {
  const shared = options.accounts ?? options.lake.accounts
  const accounts = shared ?? openSqliteAccounts(options.directory)
  const streams = createStreamRegistry(options.keepAliveMs ?? KEEP_ALIVE_MS)
  const stopListening = accounts.onRevoked(() => void streams.recheckMachines())
  const ledger = createLedger((entry) =>
    options.log?.('warn', 'A request that the wire does not know', { request: entry }),
  )
  const find = createRouter(wireRoutes)
  const rooms = createPresenceRooms()

  async function authenticate(request: WireCredentials): Promise<WireCaller | undefined> {
    const bearer = bearerOf(request.headers)
    const isToken = bearer?.startsWith('lk') === true
    const machine = isToken ? await callerOfToken(accounts, bearer, options.log) : undefined
    if (machine !== undefined) return machine
    const caller = await options.authenticate(request)
    if (caller !== undefined && options.rememberPeople === true) {
      await accounts.rememberPerson(caller)
    }
    return caller
  }

  const services: WireServices = {
    options,
    accounts,
    streams,
    channels: createChannels(rooms),
    fileKeys: options.fileKeys ?? createFileKeys(),
    authenticate,
  }
  const sockets = createSockets(services, rooms)

  function locate(request: Request, url: URL) {
    const inside = url.pathname.startsWith(`${options.basePath}/`)
    const path = inside ? url.pathname.slice(options.basePath.length) : undefined
    const match = path === undefined ? undefined : find(request.method, path)
    if (match === 'method-not-allowed') {
      ledger.add(request.method, url.pathname)
      throw new WireError(405, 'This address does not take this method')
    }
    if (match === undefined) {
      ledger.add(request.method, url.pathname)
      throw new WireError(404, 'There is nothing at this address')
    }
    return match
  }

  async function answer(request: Request, url: URL, peer: WirePeer): Promise<Response> {
    let topic: ErrorTopic = 'query'
    try {
      const { route, params, apiVersion } = locate(request, url)
      topic = route.topic ?? 'query'
      const credentials = { headers: request.headers, url, method: request.method }
      const caller = await authenticate(credentials)
      admit(route.access, caller, credentials, options)
      const session = sessionOf(caller, request.headers, peer, options)
      const context: WireContext = {
        ...services,
        request,
        url,
        params,
        apiVersion,
        caller,
        session,
        peer,
      }
      return await route.handle(context)
    } catch (error) {
      return errorResponse(error, topic, (fault) =>
        options.log?.('error', 'A request failed', {
          request: `${request.method} ${url.pathname}`,
          error: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
        }),
      )
    }
  }

  return {
    async fetch(request, peer) {
      const url = new URL(request.url)
      const { foreignPages } = options
      if (foreignPages !== undefined && request.method === 'OPTIONS') {
        return preflight(request, foreignPages)
      }
      const response = await answer(request, url, peer)
      const shaped = request.method === 'HEAD' ? await headOnly(response) : response
      return foreignPages === undefined ? shaped : addCors(request, shaped, foreignPages)
    },
    upgrade: sockets.upgrade,
    authenticate,
    endSession: streams.endSession,
    visitPresence: rooms.visit,
    ledger: ledger.entries,
    async close() {
      streams.closeAll()
      sockets.close()
      stopListening()
      if (shared === undefined) await accounts.close()
    },
  }
}
