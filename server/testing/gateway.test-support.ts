import type { SessionPort, WireCredentials } from '#lake/access/session-port.ts'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { CMS_DEADLINE_MS, createCms } from '../cms/cms.ts'
import { createCleanImages } from '../composition/files/clean-images.ts'
import { createLakeClient } from '../cms/lake-client.ts'
import {
  openEmbeddedContent,
  openRemoteContent,
  openTestLake,
  PROJECT,
  serveWire,
  testLog,
  TOKEN,
} from './content.test-support.ts'
import { testDirectory } from './directory.test-support.ts'
import type { Database } from '../database/database.ts'
import { createGateway } from '../gateway/gateway.ts'
import { openPictureStore } from '../gateway/picture-store.ts'
import type { GatewayCaller, GatewayLake } from '../gateway/ports.ts'
import { createLakeProxy } from '../gateway/proxy.ts'
import type { RateLimit } from '#lake/common/rate-limiter.ts'
import { hasTransform } from '#lake/assets/image-transform.ts'
import { PATIENT } from './patience.test-support.ts'
import { createFileKeys } from '#lake/wire/file-keys.ts'
import type { WirePeer } from '#lake/wire/types.ts'
import { createWire } from '#lake/wire/wire.ts'

export { CMS_DEADLINE_MS }

/** CSRF token that matches {@link STAFF_COOKIE}. */
export const XSRF_TOKEN = 'a-value-that-only-our-pages-can-read'

/** Lifetime of a URL in an export, in milliseconds. */
const EXPORT_LIFE = 60 * 60_000

export const ORIGIN = 'http://localhost:3000'
export const STAFF = { authorization: 'Bearer staff session' } as const
export const STAFF_COOKIE = { cookie: 'session=staff' } as const

const staff = (via: 'bearer' | 'cookie'): GatewayCaller => ({
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'admin',
  via,
  sessionId: 'one',
})

/** Authenticates requests of one staff member, by bearer token or cookie. */
const authenticate = async ({ headers }: WireCredentials): Promise<GatewayCaller | undefined> =>
  headers.get('authorization') === STAFF.authorization
    ? staff('bearer')
    : headers.get('cookie') === STAFF_COOKIE.cookie
      ? staff('cookie')
      : undefined

const sessions: SessionPort = {
  providers: () => [{ name: 'staff', title: 'Staff', url: `${ORIGIN}/admin` }],
  exchange: async (sid) =>
    sid === 'a'.repeat(40) ? { token: 'fresh', label: 'Studio' } : undefined,
  end: async () => ({ cookies: ['session=; Max-Age=0', 'XSRF-TOKEN=; Max-Age=0'] }),
}

/** Deployments of a lake behind a gateway: in the same process, or elsewhere over HTTP. */
export const lakeKinds = ['embedded', 'elsewhere'] as const

/** Opens a gateway in front of a real lake, which is embedded or reached over HTTP. The gateway asks a mirror which pictures are public. */
export async function openTestGateway(
  kind: (typeof lakeKinds)[number],
  database: Database,
  options: {
    readonly rateLimit?: RateLimit
    readonly deadlineMs?: number
    /** Clock for the expiry of export URLs, in milliseconds since 1970. */
    readonly now?: () => number
  } = {},
) {
  const { lake, dataset, assets, wire: alone, directory } = openTestLake()
  const server = await serveWire(alone)
  const address = { projectId: PROJECT, dataset: 'production', token: TOKEN }
  const { log } = testLog()
  const common = { lake, assets, basePath: '/lake', projectId: PROJECT, origin: ORIGIN } as const
  const images = createCleanImages({ dataDir: testDirectory() })
  const shared = { isMade: hasTransform, version: images.version }
  const fileKeys = createFileKeys({ life: EXPORT_LIFE, now: options.now ?? Date.now })
  const users = { byIds: async () => [] }

  const embedded = () => {
    const wire = createWire({
      ...common,
      directory: join(directory, 'face'),
      anonymous: 'nobody',
      authenticate,
      users,
      fileKeys,
      session: { ...sessions, end: async () => ({ headers: {} }) },
    })
    const own = createWire({
      ...common,
      directory: join(directory, 'own'),
      anonymous: 'nobody',
      authenticate: async () => ({ ...staff('bearer'), role: 'viewer' }),
      users,
      cleanImage: images.cleanImage,
    })
    onTestFinished(async () => {
      await wire.close()
      await own.close()
    })
    const face: GatewayLake = { kind: 'embedded', fetch: wire.fetch, upgrade: wire.upgrade }
    return {
      face,
      pictures: {
        ...shared,
        fetch: (request: Request, peer: WirePeer) =>
          own.fetch(request, { ...peer, isVisitor: true }),
        original: own.fetch,
        opensFile: fileKeys.opens,
      },
    }
  }
  const elsewhere = async () => {
    const proxy = createLakeProxy({ target: server.apiHost, token: TOKEN, basePath: '/lake' })
    onTestFinished(() => proxy.close())
    const face: GatewayLake = {
      kind: 'elsewhere',
      sessions,
      fetch: (request, user) => proxy.fetch(request, user),
      upgrade: (request, socket, head, user) => proxy.upgrade(request, socket, head, user),
    }
    const original = (request: Request) => proxy.fetch(request, undefined)
    const store = await openPictureStore({
      directory: join(testDirectory(), 'pictures'),
      maxBytes: 10_000_000,
      onError: (error) => {
        throw error
      },
    })
    return {
      face,
      pictures: { ...shared, store, original, fetch: images.cleanFetch(original) },
    }
  }

  const { face, pictures } = kind === 'embedded' ? embedded() : await elsewhere()
  const content =
    kind === 'embedded'
      ? await openEmbeddedContent(database, dataset)
      : await openRemoteContent(database, server.apiHost)
  const cms = createCms({
    client: createLakeClient({ ...address, apiHost: server.apiHost }, (request) => fetch(request)),
    log,
    deadlineMs: options.deadlineMs ?? PATIENT.timeout,
  })
  onTestFinished(() => cms.close())
  const gateway = createGateway({
    lake: face,
    pictures,
    projectId: PROJECT,
    dataset: 'production',
    origin: ORIGIN,
    origins: [ORIGIN],
    cms,
    kept: { getOrMake: content.answers.getOrMake, mayKeep: () => content.mirror.status.current },
    authenticate,
    checkXsrf: ({ headers }) =>
      headers.get('origin') === ORIGIN && headers.get('x-xsrf-token') === XSRF_TOKEN,
    isPublicAsset: content.mirror.isPublicAsset,
    usesOf: content.mirror.picturesOf,
    onContentChange: (listener) => content.changes.on('public', listener),
    trustProxy: { kind: 'none' },
    ...options,
  })

  const call = async (
    path: string,
    init: {
      readonly method?: string
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string | Uint8Array<ArrayBuffer>
    } = {},
  ) => {
    const request = new Request(new URL(path, ORIGIN), init)
    const response = await gateway.fetch(request, { address: '192.0.2.1' })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    // The type is `any`, because each test checks the shape of the response itself.
    // oxlint-disable-next-line typescript/no-explicit-any
    const body: any = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined
    return { status: response.status, headers: response.headers, body, bytes }
  }

  /** Uploads a file as an image. Returns the id of the image's document and the image's path. */
  const uploadFile = async (file: Uint8Array, name = '') => {
    const { body } = await call(`/lake/v2025-02-19/assets/images/production?filename=${name}`, {
      method: 'POST',
      headers: STAFF,
      body: new Uint8Array(file),
    })
    return { id: String(body.document._id), path: `/lake/${String(body.document.path)}` }
  }

  /** Uploads an image of one colour. Returns the id of the image's document and the image's path. */
  const upload = async (background: string) =>
    uploadFile(
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    )

  /** Serves the gateway on a free port, for WebSockets. */
  const serve = async () => {
    const http = createServer((_request, response) => response.writeHead(404).end())
    http.on('upgrade', (request, socket, head) => {
      if (!gateway.upgrade(request, socket, head)) socket.destroy()
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve()))
    onTestFinished(
      () =>
        new Promise<void>((resolve) => {
          http.close(() => resolve())
          http.closeAllConnections()
        }),
    )
    const bound = http.address()
    return typeof bound === 'object' && bound !== null ? bound.port : 0
  }

  return { call, upload, uploadFile, serve, dataset, server, cms, mirror: content.mirror }
}
