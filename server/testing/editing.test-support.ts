import { onTestFinished, vi } from 'vitest'
import { createEmbeddedFeed } from '../cms/embedded-feed.ts'
import { createLakeClient } from '../cms/lake-client.ts'
import { createRemoteFeed } from '../cms/remote-feed.ts'
import {
  articleMoves,
  createRedirectArea,
  openRedirectBook,
} from '../composition/site/redirects.ts'
import { createContentChanges } from '../composition/content-changes.ts'
import { createEditingArea, openTrashRecords } from '../composition/editing.ts'
import { createLifetime } from '../composition/lifetime.ts'
import { NO_TRACER } from '../http/tracer.ts'
import { createTestImageHost } from './notified-image-host.test-support.ts'
import { createContent } from '../content/content.routes.ts'
import { createPageService } from '../content/pages.service.ts'
import { createContentService } from '../content/content.service.ts'
import { editingMigrations } from '../content/editing/editing.tables.ts'
import { outboxMigrations } from '../content/outbox/outbox.tables.ts'
import { lockMigrations } from '../locks/locks.tables.ts'
import { redirectMigrations } from '../redirects/redirects.tables.ts'
import { runMigrations } from '../content/runs/run.tables.ts'
import { selectionMigrations } from '../selections/selections.tables.ts'
import { trashMigrations } from '../content/trash/trash.tables.ts'
import { createPreparedAnswers } from '../content/response-cache.ts'
import {
  blog,
  contentMigrations,
  type Fault,
  openTestLake,
  PROJECT,
  put,
  serveWire,
  testLog,
  TOKEN,
} from './content.test-support.ts'
import type { Database } from '../database/database.ts'
import { createActs } from '../http/acts.ts'
import { createApi } from '../http/api.ts'
import type { Caller } from '../http/route.ts'
import { createMirror } from '../mirror/mirror.ts'
import { notifyOnWrite, type Written } from '../mirror/notify-on-write.ts'
import type { MirrorChange } from '../mirror/mirror-change.ts'
import { createMirrorStore } from '../mirror/mirror.store.ts'
import type { MirrorTables } from '../mirror/mirror.tables.ts'
import { foldText } from '../mirror/mirrored-document.ts'
import { PATIENT } from './patience.test-support.ts'
import { COPIED_TYPES } from '#shared/content/change-tags.ts'

export const allMigrations = [
  ...contentMigrations,
  ...editingMigrations,
  ...outboxMigrations,
  ...redirectMigrations,
  ...trashMigrations,
  ...lockMigrations,
  ...selectionMigrations,
  ...runMigrations,
]

const STAFF: Record<string, Caller> = {
  'Bearer ada': {
    kind: 'staff',
    id: 'ada',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'admin',
    sessionId: 's1',
  },
  'Bearer eve': {
    kind: 'staff',
    id: 'eve',
    email: 'eve@example.com',
    name: 'Eve',
    role: 'editor',
    sessionId: 's2',
  },
}

interface CallOptions {
  readonly json?: unknown
  /** JSON body as text, sent unchanged. */
  readonly text?: string
  /** Body of another content type. The test must set the type in `headers`. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
  /** Caller of the request; null for a visitor. */
  readonly as?: 'ada' | 'eve' | null
}

/**
 * Opens the REST API for staff and visitors over a real lake. The lake is embedded, or reached over HTTP so that tests can stop it. Several
 * instances with one lake and one database act like several processes of a site.
 */
export async function openTestEditing(
  database: Database,
  where: 'embedded' | 'elsewhere',
  { dataset, wire }: ReturnType<typeof openTestLake> = openTestLake(),
  { timeout }: { readonly timeout?: number } = {},
) {
  const server = where === 'elsewhere' ? await serveWire(wire) : undefined
  const address = {
    apiHost: server?.apiHost ?? 'http://lake.invalid',
    projectId: PROJECT,
    dataset: 'production',
    token: TOKEN,
  }
  const client = createLakeClient(
    address,
    server === undefined
      ? async (request) => wire.fetch(request, { address: 'own' })
      : async (request) => fetch(request),
  )
  const feed =
    server === undefined
      ? createEmbeddedFeed(dataset)
      : createRemoteFeed({ address, client, types: COPIED_TYPES, onError: () => undefined })
  let held: Promise<unknown> = Promise.resolve()
  let onHeld: () => void = () => undefined
  const { log, entries } = testLog()
  const written: Written[] = []
  const nameOf = (id: string) =>
    Promise.resolve(
      new Map([
        ['ada', 'Ada'],
        ['eve', 'Eve'],
      ]).get(id),
    )
  const announced: MirrorChange[] = []
  const changes = createContentChanges()
  changes.on('written', (change) => written.push(change))
  changes.on('public', (change) => announced.push(change))
  const naming = { nameOf, acts: createActs({ log, nameOf }), foreignDoor: 'studio' } as const
  const trashRecords = openTrashRecords({ database }, changes, naming)
  const mirror = createMirror({
    store: notifyOnWrite(
      createMirrorStore(database.kysely.withTables<MirrorTables>()),
      (change) => void changes.emit('written', change),
    ),
    feed,
    source: 'test',
    log,
    onChange: (change) => void changes.emit('public', change),
    onArticles: trashRecords.recorder.note,
    onPublications: (made) => void changes.emit('publications', made),
    retryMs: 100,
  })
  onTestFinished(() => mirror.stop())
  const answers = createPreparedAnswers({ maxBytes: 10_000_000 })
  changes.on('public', ({ tags }) => answers.invalidate(tags))
  let state: 'up' | 'down' = 'up'
  const cms = {
    get state() {
      return state
    },
    check: () => Promise.resolve(),
  }
  const { hasPage, leads, redirectTarget, redirects } = openRedirectBook(mirror, undefined)
  const imageHost = createTestImageHost()
  const heldClient = {
    ...client,
    mutate: async (...write: Parameters<typeof client.mutate>) => {
      onHeld()
      await held
      return client.mutate(...write)
    },
  }
  const lifetime = createLifetime(() => undefined)
  const editing = createEditingArea(
    { client: heldClient, feed },
    { database, log, tracer: NO_TRACER, others: undefined },
    {
      ...naming,
      lifetime,
      changes,
      mirror,
      trashRecords,
      cms,
      leads,
      redirectTarget,
      imageHost,
      missingLinks: () => new Set(),
    },
  )
  onTestFinished(async () => {
    await editing.runs.close()
    await editing.writer.stop()
  })
  const content = createContent({
    service: createContentService(mirror),
    pages: createPageService(mirror),
    answers,
    foldText,
    log,
    staff: editing,
    movedTo: articleMoves(redirects),
  })
  const moves = createRedirectArea(
    { database, log, others: undefined },
    { client },
    { mirror, redirects, hasPage, acts: naming.acts, count: () => undefined, web: {} },
    lifetime,
  )
  await mirror.start()
  const api = createApi({
    routes: [...content.routes, ...editing.routes, ...moves.routes],
    authenticate: async ({ headers }) =>
      STAFF[headers.get('authorization') ?? ''] ?? { kind: 'visitor' },
    log,
    https: false,
    trustProxy: { kind: 'none' },
    rateLimit: 'off',
    ...(timeout !== undefined && { timeout }),
  })
  const call = async (method: string, path: string, options: CallOptions = {}) => {
    const { json, headers = {}, as = 'ada' } = options
    const sent = options.text ?? (json === undefined ? undefined : JSON.stringify(json))
    const request = new Request(new URL(path, 'http://localhost:3000'), {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as === null ? {} : { authorization: `Bearer ${as}` }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
      ...(options.bytes === undefined ? {} : { body: options.bytes }),
    })
    const response = await api.fetch(request, { address: '192.0.2.1' })
    const text = await response.text()
    // The type is `any`, because each test checks the shape of the response itself.
    // oxlint-disable-next-line typescript/no-explicit-any
    const body: any = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, headers: response.headers, body }
  }
  return {
    dataset,
    /** HTTP API of the lake, as the Studio calls it. */
    wire,
    mirror,
    api,
    call,
    outbox: editing.outbox,
    writer: editing.writer,
    scheduler: editing.scheduler,
    redirects: moves,
    trash: editing.trash,
    runs: editing.runs,
    imageHost,
    logged: entries,
    /** Changes that the mirror has reported, oldest first. */
    written,
    /** Changes of public content that the mirror has reported, oldest first. */
    announced,
    /** Stops and restarts the lake. Only available if the lake is reached over HTTP. */
    lake: {
      stop: async () => {
        state = 'down'
        await server?.stop()
      },
      /** Replaces the responses of the lake; undefined restores them. */
      setFault: (fault: Fault) => server?.setFault(fault),
      /** Delays all writes of the site until a promise settles. Resolves when the first of them is delayed. */
      hold: (until: Promise<unknown>): Promise<void> => {
        held = until
        return new Promise((resolve) => {
          onHeld = resolve
        })
      },
      /** Stops the server of the lake without informing the site. */
      kill: async () => server?.stop(),
      restart: async () => {
        await server?.restart()
        state = 'up'
        await editing.writer.flush()
        mirror.catchUp()
      },
    },
  }
}

/** Creates published posts in the lake and waits until REST returns the last one. */
export async function putPosts(
  { call, dataset }: Pick<Awaited<ReturnType<typeof openTestEditing>>, 'call' | 'dataset'>,
  ...ids: readonly string[]
): Promise<void> {
  await put(dataset, ...ids.map((id) => blog(id)))
  const last = `/api/blogs/${ids.at(-1)}/`
  await vi.waitUntil(async () => (await call('GET', last)).status === 200, PATIENT)
}
