import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { BucketSettings } from '../storage/bucket-store.ts'

/** Object storage server in this process, with one bucket. */
export interface TestObjectStorage {
  /** Settings of a client, without a prefix. */
  readonly settings: BucketSettings
  /** Lets `listener` respond to all requests until the next call; undefined lets the storage itself respond again. */
  answerWith(listener: RequestListener | undefined): void
  /** Changes the content of an object but not its metadata, as a failing disk does. */
  damage(key: string): void
  /** Closes all connections and accepts no new ones, as in an outage. */
  stop(): Promise<void>
  /** Listens again, on the original port. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Starts an object storage with a bucket `originals`. */
export async function startObjectStorage(): Promise<TestObjectStorage> {
  const directory = mkdtempSync(join(tmpdir(), 'object-storage-'))
  const s3rver = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'originals' }],
  })
  await s3rver.configureBuckets()
  const own = s3rver.callback()
  let listener: RequestListener = own
  const server = createServer((request, response) => {
    listener(request, response)
  })
  const start = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await start(0)
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    settings: {
      bucket: 'originals',
      prefix: '',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // The only keys that s3rver accepts.
      keys: { id: 'S3RVER', secret: 'S3RVER' },
    },
    answerWith: (other) => {
      listener = other ?? own
    },
    damage: (key) => writeFileSync(join(directory, 'originals', `${key}._S3rver_object`), 'damage'),
    stop,
    restart: () => start(port),
    close: async () => {
      await stop()
      s3rver.logger.exceptions.unhandle()
      s3rver.logger.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Starts a second, independent implementation of an object storage, with a bucket `originals`. It accepts correct requests only. */
export async function startSecondStorage(): Promise<Pick<TestObjectStorage, 'settings' | 'close'>> {
  const { startFauxqs } = await import('fauxqs')
  const server = await startFauxqs({ port: 0, logger: false })
  server.createBucket('originals')
  return {
    settings: {
      bucket: 'originals',
      prefix: '',
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'us-east-1',
      keys: { id: 'any', secret: 'any' },
    },
    close: () => server.stop(),
  }
}
