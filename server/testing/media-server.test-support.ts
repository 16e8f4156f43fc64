import type { Kysely } from 'kysely'
import { createLogger, type LogEntry } from '../http/logging.ts'
import { createImageCache } from '#lake/assets/image-cache.ts'
import { renderImage } from '#lake/assets/image-render.ts'
import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import { listen } from '#lake/common/listen.ts'
import { createEmbeddedHost } from '../media/embedded-host.ts'
import { createMedia } from '../media/media.ts'
import type { ShownPicture } from '../media/media-gate.ts'
import type { MediaTables } from '../media/media.tables.ts'
import { sendPicture } from '../composition/files/send-picture.ts'
import type { SignedImageCall } from '#shared/contracts/image-host.ts'

export const STAFF = 'Bearer staff'

export const accountOfTests = {
  cloud: 'site',
  apiKey: 'site',
  apiSecret: 'a secret of tests',
  base: '/media',
} as const

/** A file in a form upload. */
export interface TestFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
  readonly type?: string
}

/** Sends a signed request as a browser does: the fields in order, then the file. */
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

/** Serves the embedded image host on a local port, over a folder and a database. */
export async function serveTestHost(place: {
  readonly db: Kysely<object>
  readonly directory: string
  /** Store of the originals. Default: a folder in the directory. */
  readonly files?: LocalFileStore | undefined
  readonly now: () => number
}) {
  const { directory, files, now } = place
  const log: LogEntry[] = []
  /** Uses of each picture in published documents, by the id of the picture. */
  const shown = new Map<string, readonly ShownPicture[]>()
  /** Ids of the pictures that documents reference; undefined to simulate that the references are unknown. */
  const library: { names: ReadonlySet<string> | undefined } = { names: new Set() }
  const logger = createLogger({ level: 'silent', sinks: [(entry) => log.push(entry)] })
  const host = createEmbeddedHost({
    db: place.db.withTables<MediaTables>(),
    directory,
    files,
    account: accountOfTests,
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
    onContentChange: () => undefined,
    authenticate: ({ headers }) =>
      Promise.resolve(
        headers.get('authorization') === STAFF ? { id: 'anna', role: 'editor' } : undefined,
      ),
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
  return { host, log, shown, library, port: server.port, close: () => server.close(0) }
}
