import { S3Client } from '@aws-sdk/client-s3'
import { MINUTE } from '#shared/time/units.ts'
import { assertFileName, isFileName, type FileStore } from '#lake/common/files/file-store.ts'
import { createBucketObjects } from './bucket-objects.ts'

/** Settings of an object storage that speaks the protocol of Amazon S3. */
export interface BucketSettings {
  readonly bucket: string
  /** Prefix of all object names, without slashes at both ends. Empty for none. */
  readonly prefix: string
  /** Scheme, host and port. Default: Amazon's host of the region. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Access keys. Default: the keys or the role that the provider assigns to this machine. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined
}

/** A bucket, in which each part of the product has a store of its own. */
export interface Bucket {
  /** Returns the store of the objects whose keys begin with the configured prefix, followed by this folder. */
  store(folder: string): FileStore
  close(): void
}

const CONNECT_MS = 3_000
/** Time without a byte after which a connection is closed, in milliseconds. */
const SILENT_MS = 10_000
/**
 * Time without a byte after which a connection is closed while the storage assembles the parts of an upload, in milliseconds. This takes
 * minutes for a large object.
 */
const ASSEMBLY_MS = 5 * MINUTE
const ATTEMPTS = 2

/** Size of the parts of an upload, in bytes. Most providers require at least 5 MB. Each part is in memory while it is sent. */
const PART_BYTES = 8 * 2 ** 20

function openClient({ endpoint, region, keys }: BucketSettings, socketTimeout: number): S3Client {
  return new S3Client({
    region,
    // The bucket is in the path of URLs, because self-hosted servers have no host name per bucket.
    forcePathStyle: true,
    // Many servers do not support the newer checksums of the protocol. Content-MD5 and the checksum in the metadata are used instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys === undefined
      ? {}
      : { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  })
}

/** Opens a bucket. No request is sent before the first use. */
export function openBucket(
  settings: BucketSettings,
  { partBytes = PART_BYTES, silentMs = SILENT_MS } = {},
): Bucket {
  const client = openClient(settings, silentMs)
  const patientClient = openClient(settings, ASSEMBLY_MS)
  const objects = createBucketObjects({
    client,
    patientClient,
    Bucket: settings.bucket,
    partBytes,
  })

  const store = (folder: string): FileStore => {
    const start = [settings.prefix, folder, '']
      .filter((part, at) => at > 0 || part !== '')
      .join('/')
    const keyOf = (name: string) => {
      assertFileName(name)
      return start + name
    }
    return {
      put: async (name, path) => objects.send(keyOf(name), path),
      sizeOf: async (name) => objects.sizeOf(keyOf(name)),
      recordedSumOf: async (name) => objects.recordedSumOf(keyOf(name)),
      sumOf: async (name) => objects.sumOf(keyOf(name)),
      copyTo: async (name, path) => objects.copyTo(keyOf(name), path),
      remove: async (name) => objects.remove(keyOf(name)),
      list: async () =>
        (await objects.list(start))
          .map((file) => ({ ...file, name: file.name.slice(start.length) }))
          .filter(({ name }) => isFileName(name))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    }
  }

  return {
    store,
    close: () => {
      client.destroy()
      patientClient.destroy()
    },
  }
}
