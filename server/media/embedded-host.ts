import type { Kysely } from 'kysely'
import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import { reportFailures } from '#lake/common/files/reported-store.ts'
import type { Log } from '#server/http/logging.ts'
import { BUCKET_FILE_GRACE, FILE_GRACE } from './limits.ts'
import { createMediaCalls } from './media-calls.ts'
import { createMediaFiles, type PictureMaker, type ReadyFile } from './media-files.ts'
import { createMediaStore } from './media.store.ts'
import type { MediaTables } from './media.tables.ts'
import type { MediaSource } from './media.ts'
import { createOriginals, originalsFolder } from './originals.ts'
import type { ImageAccount } from './signer.ts'
import { createSweep, type SweepOptions } from './sweep.ts'

export interface EmbeddedHostOptions {
  readonly db: Kysely<MediaTables>
  /** Folder of unfinished uploads. */
  readonly directory: string
  /** Store of the originals, if they are in a bucket. Default: a folder in `directory`. */
  readonly files?: LocalFileStore | undefined
  readonly account: ImageAccount
  /** Public origin of the site. */
  readonly origin: string
  readonly maker: PictureMaker
  /** Creates the response with a file. Supports range requests. */
  readonly send: (request: Request, file: ReadyFile, name: string) => Promise<Response>
  readonly linked: SweepOptions['linked']
  readonly now: () => number
  readonly log: Log
}

/** State of the embedded host, for monitoring. */
export interface HostState {
  readonly images: number
  readonly bytes: number
  /** Number of records whose file is missing. */
  readonly missing: number
}

/** The embedded image host: files in a file store, records in the database. */
export function createEmbeddedHost(options: EmbeddedHostOptions) {
  const { account, now, log, send } = options
  const store = createMediaStore(options.db)
  const folder = reportFailures(originalsFolder(options.directory), (error) =>
    log.error('cache', 'The folder of images cannot be used', { error }),
  )
  const originals = createOriginals(options.directory, options.files ?? folder)
  const files = createMediaFiles({ store, originals, maker: options.maker })
  const calls = createMediaCalls({
    account,
    store,
    originals,
    origin: options.origin,
    now,
    onGone: ({ sha1 }) => files.forget(sha1),
  })
  const sweep = createSweep({
    store,
    originals,
    fileGrace: options.files === undefined ? FILE_GRACE : BUCKET_FILE_GRACE,
    linked: options.linked,
    remove: calls.remove,
    now,
    log,
  })
  const source: MediaSource = {
    cloud: account.cloud,
    // Uploaded pictures are encoded again, which removes their metadata.
    keepsMetadata: false,
    picture: async (request, address, asking) => {
      const file = await files.get(address, asking)
      const name = `${address.publicId.split('/').at(-1) ?? ''}.${address.format}`
      return file && send(request, file, name)
    },
  }
  return {
    source,
    calls: { cloud: account.cloud, answer: calls.answer },
    find: calls.find,
    /** Removes a picture permanently. Returns false if the picture does not exist. */
    remove: calls.remove,
    sweep,
    state: async (): Promise<HostState> => ({
      ...(await store.totals()),
      missing: sweep.missing,
    }),
  }
}
