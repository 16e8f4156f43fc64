import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import { createMediaCalls } from './media-calls.ts'
import { createMediaFiles, type PictureMaker, type ReadyFile } from './media-files.ts'
import { createMediaStore } from './media.store.ts'
import type { MediaTables } from './media.tables.ts'
import type { MediaSource } from './media.ts'
import { createOriginals } from './originals.ts'
import type { ImageAccount } from './signer.ts'
import { createSweep, type SweepOptions } from './sweep.ts'

export interface EmbeddedHostOptions {
  readonly db: Kysely<MediaTables>
  /** Where files lie. */
  readonly directory: string
  readonly account: ImageAccount
  /** The site's public origin. */
  readonly origin: string
  readonly maker: PictureMaker
  /** Sends a file, in parts where a browser asks for parts. */
  readonly send: (request: Request, file: ReadyFile, name: string) => Promise<Response>
  readonly linked: SweepOptions['linked']
  readonly now: () => number
  readonly log: Log
}

/** What the embedded host holds, for those who watch it. */
export interface HostState {
  readonly images: number
  readonly bytes: number
  /** Records whose file is gone. */
  readonly missing: number
}

/** The image host of this site itself: files on its disk, records in its database. */
export function createEmbeddedHost(options: EmbeddedHostOptions) {
  const { account, now, log, send } = options
  const store = createMediaStore(options.db)
  const originals = createOriginals(options.directory)
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
    linked: options.linked,
    remove: calls.remove,
    now,
    log,
  })
  const source: MediaSource = {
    cloud: account.cloud,
    // Each picture is written anew when it is uploaded.
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
    /** Removes a picture for good; false when there is none. */
    remove: calls.remove,
    sweep,
    state: async (): Promise<HostState> => ({
      ...(await store.totals()),
      missing: sweep.missing,
    }),
  }
}
