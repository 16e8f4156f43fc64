import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createEmbeddedFeed } from '../cms/embedded-feed.ts'
import { createLakeClient } from '../cms/lake-client.ts'
import { createRemoteFeed } from '../cms/remote-feed.ts'
import { COPIED_TYPES } from '#shared/content/change-tags.ts'
import { createContentChanges } from '../composition/content-changes.ts'
import { createContent } from '../content/content.routes.ts'
import { createContentService } from '../content/content.service.ts'
import { createDeliveredPages, type DeliveredPagesOptions } from '../content/delivered-pages.ts'
import { createPageService, savePagesOnChange } from '../content/pages.service.ts'
import { createPreparedAnswers } from '../content/response-cache.ts'
import type { SavedPages } from '../content/saved-pages.ts'
import type { Database } from '../database/database.ts'
import { testDirectory } from './directory.test-support.ts'
import { createApi } from '../http/api.ts'
import { createLogger, type LogEntry } from '../http/logging.ts'
import type { RouteContext } from '../http/route.ts'
import type { Dataset, DocumentInput } from '#lake/documents/types.ts'
import { createMirror } from '../mirror/mirror.ts'
import type { MirrorFeed } from '../mirror/mirror-feed.ts'
import { createMirrorStore } from '../mirror/mirror.store.ts'
import { notifyOnWrite } from '../mirror/notify-on-write.ts'
import { foldText } from '../mirror/mirrored-document.ts'
import { mirrorMigrations, type MirrorTables } from '../mirror/mirror.tables.ts'
import { PATIENT } from './patience.test-support.ts'
import { openLake } from '#lake/wire/open-lake.ts'
import { createWire } from '#lake/wire/wire.ts'

export const PROJECT = 'local'
export const TOKEN = 'a token for tests alone'

/** Opens a real lake with an empty private dataset. */
export function openTestLake() {
  const { lake, dataset, assets, directory } = openLake(testDirectory(), 'production')
  onTestFinished(() => lake.close())
  const wire = createWire({
    lake,
    assets,
    directory,
    basePath: '',
    projectId: PROJECT,
    anonymous: 'nobody',
    authenticate: async ({ headers }) =>
      headers.get('authorization') === `Bearer ${TOKEN}`
        ? {
            id: 'site',
            name: 'Site',
            email: 'site@example.com',
            role: 'editor',
            isMachine: true,
            via: 'bearer',
          }
        : undefined,
    users: { byIds: async () => [] },
  })
  onTestFinished(() => wire.close())
  return { lake, dataset, assets, wire, directory }
}

/** Handler that responds instead of the lake, to simulate a fault. If undefined, the lake itself responds. */
export type Fault = RequestListener | undefined

/** Serves a lake over HTTP on a free loopback port. `setFault` replaces the responses of the lake. */
export async function serveWire(wire: ReturnType<typeof openTestLake>['wire']) {
  let fault: Fault
  const listener = getRequestListener((request) => wire.fetch(request, { address: '127.0.0.1' }), {
    overrideGlobalObjects: false,
  })
  const server = createServer((request, response) => {
    if (fault === undefined) void listener(request, response)
    else fault(request, response)
  })
  // With keep-alive, the server could close a connection while the next request is being sent, and a test would fail at random.
  server.maxRequestsPerSocket = 1
  server.on('upgrade', (request, socket, head) => {
    if (fault !== undefined || !wire.upgrade(request, socket, head)) socket.destroy()
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const port = await listen(0)
  onTestFinished(() => close())
  return {
    apiHost: `http://127.0.0.1:${port}`,
    setFault: (next: Fault) => {
      fault = next
      if (next !== undefined) server.closeAllConnections()
    },
    /** Stops listening. */
    stop: close,
    restart: () => listen(port),
  }
}

export function testLog() {
  const entries: LogEntry[] = []
  return {
    entries,
    log: createLogger({ level: 'silent', sinks: [(entry) => entries.push(entry)] }),
  }
}

interface ContentOptions {
  readonly start?: boolean
  readonly reconcileEveryMs?: number
  /** Published copies of the fixed pages on disk. Default: none. */
  readonly savedPages?: SavedPages
  /** Query of the CMS for a page. Default: the CMS does not respond. */
  readonly queryPage?: DeliveredPagesOptions['query']
}

/** Opens a mirror that follows `feed`, and the REST API over a real store. */
export async function openTestContent(
  database: Database,
  feed: MirrorFeed,
  options: ContentOptions = {},
) {
  const { entries, log } = testLog()
  const changes = createContentChanges()
  const store = notifyOnWrite(
    createMirrorStore(database.kysely.withTables<MirrorTables>()),
    (written) => void changes.emit('written', written),
  )
  const mirror = createMirror({
    store,
    feed,
    source: 'test',
    log,
    onChange: (change) => void changes.emit('public', change),
    retryMs: 100,
    ...(options.reconcileEveryMs === undefined
      ? {}
      : { reconcileEveryMs: options.reconcileEveryMs }),
  })
  onTestFinished(() => mirror.stop())
  const answers = createPreparedAnswers({ maxBytes: 10_000_000 })
  changes.on('public', ({ tags }) => answers.invalidate(tags))
  const service = createContentService(mirror)
  const pages = createPageService(mirror, options.savedPages)
  const { stop: pagesSaved } = savePagesOnChange(changes, pages)
  const away = () => Promise.reject(new Error('The CMS is not available'))
  const { queryPage: query = away } = options
  const deliveredPages = createDeliveredPages({ mirror, pages, query })
  changes.on('public', deliveredPages.changed)
  const content = createContent({
    service,
    pages,
    answers,
    foldText,
    log,
  })
  if (options.start !== false) await mirror.start()
  const api = createApi({
    routes: content.routes,
    authenticate: async (): Promise<RouteContext['caller']> => ({ kind: 'visitor' }),
    log,
    https: false,
    trustProxy: { kind: 'none' },
    rateLimit: 'off',
  })
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const request = new Request(new URL(path, 'http://localhost:3000'), { headers })
    const response = await api.fetch(request, { address: '192.0.2.1' })
    const text = await response.text()
    // The type is `any`, because each test checks the shape of the response itself.
    // oxlint-disable-next-line typescript/no-explicit-any
    const body: any = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, headers: response.headers, body }
  }
  return {
    mirror,
    changes,
    store,
    content,
    service,
    pagesSaved,
    deliveredPages,
    answers,
    get,
    logged: entries,
  }
}

/** Mirror feed of a dataset in this process. */
export const feedOf = (dataset: Dataset): MirrorFeed => createEmbeddedFeed(dataset)

/** Opens mirror and REST API for a dataset in this process. `documents` replaces the function that reads documents of the dataset by id. */
export function openEmbeddedContent(
  database: Database,
  dataset: Dataset,
  options: Omit<ContentOptions, 'reconcileEveryMs'> & Partial<Pick<MirrorFeed, 'documents'>> = {},
) {
  const { documents, ...rest } = options
  const feed = feedOf(dataset)
  return openTestContent(database, documents === undefined ? feed : { ...feed, documents }, rest)
}

/** Opens mirror and REST API for a lake over HTTP. */
export async function openRemoteContent(database: Database, apiHost: string) {
  const address = { apiHost, projectId: PROJECT, dataset: 'production', token: TOKEN }
  const feed = createRemoteFeed({
    address,
    client: createLakeClient(address, (request) => fetch(request)),
    types: COPIED_TYPES,
    onError: () => undefined,
  })
  return openTestContent(database, feed)
}

/** Creates queries of a lake over HTTP that return documents of any status, as staff get them. */
export function rawQueries(apiHost: string) {
  const address = { apiHost, projectId: PROJECT, dataset: 'production', token: TOKEN }
  const client = createLakeClient(address, (request) => fetch(request))
  return async (query: string, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const signal = AbortSignal.timeout(PATIENT.timeout)
    return (await client.query(query, params, { signal, perspective: 'raw' })).result
  }
}

/** Writes documents to a dataset in one transaction. */
export async function put(dataset: Dataset, ...documents: readonly DocumentInput[]): Promise<void> {
  await dataset.mutate(
    documents.map((document) => ({ createOrReplace: document })),
    { author: 'test' },
  )
}

export async function remove(dataset: Dataset, ...ids: readonly string[]): Promise<void> {
  await dataset.mutate(
    ids.map((id) => ({ delete: { id } })),
    { author: 'test' },
  )
}

export { reference } from '#shared/content/references.ts'
export const slug = (current: string) => ({ _type: 'slug', current })

/** Creates a published blog post with the slug `slug-<id>`. */
export const blog = (
  id: string,
  fields: Readonly<Record<string, unknown>> = {},
): DocumentInput => ({
  _id: id,
  _type: 'blog',
  title: `Title of ${id}`,
  slug: slug(`slug-${id}`),
  status: 'published',
  publishedAt: '2026-03-01T09:00:00Z',
  excerpt: `Excerpt of ${id}`,
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: `Body of ${id}`, marks: [] }],
    },
  ],
  ...fields,
})

/** Creates a published case study with the slug `slug-<id>`. */
export const caseStudy = (
  id: string,
  fields: Readonly<Record<string, unknown>> = {},
): DocumentInput => ({ ...blog(id), _type: 'caseStudy', summary: `Summary of ${id}`, ...fields })

/** Migrations that tests of the content need. */
export const contentMigrations = mirrorMigrations
