import { onTestFinished } from 'vitest'
import type { ImageSignRequest, SignedImageCall } from '#shared/contracts/image-host.ts'
import { allMigrations } from './all-migrations.ts'
import type { Engine, useDatabases } from './database.test-support.ts'
import { testDirectory } from './directory.test-support.ts'
import { createLogger, type LogEntry } from './http/logging.ts'
import { createImageCache } from './lake/image-cache.ts'
import { renderImage } from './lake/image-render.ts'
import { listen } from './listen.ts'
import { createEmbeddedHost } from './media/embedded-host.ts'
import { createMedia } from './media/media.ts'
import type { ShownPicture } from './media/media-gate.ts'
import { createMediaStore } from './media/media.store.ts'
import type { MediaTables } from './media/media.tables.ts'
import { createImageSigner } from './media/signer.ts'
import { sendPicture } from './send-picture.ts'

export const CLOUD = 'site'
export const SECRET = 'a secret of tests'
export const STAFF = 'Bearer staff'

/** A file as a browser hands it to a form. */
export interface TestFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
  readonly type?: string
}

/** Posts a signed call as a browser does: its fields in their order, then the file. */
export async function postCall(
  origin: string,
  { url, fields }: Pick<SignedImageCall, 'url' | 'fields'>,
  file?: TestFile,
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  if (file !== undefined) {
    form.append('file', new File([file.bytes], file.name, { type: file.type ?? '' }))
  }
  return fetch(new URL(url, origin), { method: 'POST', body: form })
}

/** The embedded image host on a port, with its own store and a clock that tests set. */
export async function openTestHost(
  databases: Pick<ReturnType<typeof useDatabases>, 'open'>,
  engine: Engine,
) {
  const directory = testDirectory()
  const { kysely } = await databases.open(engine, allMigrations)
  const db = kysely.withTables<MediaTables>()
  const log: LogEntry[] = []
  let time = Date.UTC(2026, 9, 1, 9)
  const now = () => time
  const account = { cloud: CLOUD, apiKey: CLOUD, apiSecret: SECRET, base: '/media' }
  /** How documents that visitors see show pictures, by id. */
  const shown = new Map<string, readonly ShownPicture[]>()
  /** Ids that documents of the library name; undefined while that is not known. */
  const library: { names: ReadonlySet<string> | undefined } = { names: new Set() }
  const changed = new Set<() => void>()
  const logger = createLogger({ level: 'silent', sinks: [(entry) => log.push(entry)] })
  const host = createEmbeddedHost({
    db,
    directory,
    account,
    origin: 'https://site.example',
    maker: {
      make: renderImage,
      kept: createImageCache({ directory: `${directory}/made`, maxBytes: 2 ** 27 }),
    },
    send: sendPicture,
    linked: () => Promise.resolve(library.names),
    now,
    log: logger,
  })
  const media = createMedia({
    source: host.source,
    calls: host.calls,
    shown: (id) => Promise.resolve(shown.get(id) ?? []),
    onContentChange: (listener) => changed.add(listener),
    authenticate: ({ headers }) =>
      Promise.resolve(headers.get('authorization') === STAFF ? { id: 'anna' } : undefined),
    trustProxy: { kind: 'none' },
    log: logger,
    rateLimit: 'off',
  })
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: {
      early: () => false,
      fetch: (request, peer) => media.fetch(request, peer),
      upgrade: () => false,
    },
  })
  onTestFinished(() => server.close(0))
  const origin = `http://127.0.0.1:${server.port}`
  const signer = createImageSigner(account, now)
  return {
    origin,
    directory,
    host,
    db,
    store: createMediaStore(db),
    log,
    shown,
    library,
    sign: (request: ImageSignRequest) => signer.sign(request),
    /** Signs and posts. */
    call: (request: ImageSignRequest, file?: TestFile) =>
      postCall(origin, signer.sign(request), file),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}
