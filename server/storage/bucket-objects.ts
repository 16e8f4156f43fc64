import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3'
import { FileStoreError, type FileSum, type StoredFile } from '#lake/common/files/file-store.ts'
import { summed, sumOfFile, sumOfStream } from '#lake/common/files/file-sum.ts'
import { isMissingObject, toLocalError, toStoreError } from './bucket-faults.ts'

/** Maximum number of parts of an upload in the S3 protocol. */
const MOST_PARTS = 10_000

/** Name of the metadata field with the SHA-256 of an object's content. */
const SUM = 'sha256'

/** Size and metadata of an object, as the client returns them. */
interface ObjectHead {
  readonly ContentLength?: number | undefined
  readonly Metadata?: Record<string, string> | undefined
}

function recordedSum({ ContentLength: size, Metadata: metadata }: ObjectHead): FileSum | undefined {
  const sha256 = metadata?.[SUM]
  return size === undefined || sha256 === undefined ? undefined : { size, sha256 }
}

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64')

/** Runs `work`, which uses files of this machine, and converts its errors. @throws FileStoreError `local` */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toLocalError(error)
  }
}

const readPart = (file: FileHandle, position: number, length: number): Promise<Uint8Array> =>
  onDisk(async () => {
    const buffer = Buffer.allocUnsafe(length)
    const { bytesRead } = await file.read(buffer, 0, length, position)
    return buffer.subarray(0, bytesRead)
  })

/** Yields the bytes of a response. Converts errors of the connection to errors of the storage. @throws FileStoreError */
async function* receivedFrom(body: AsyncIterable<unknown>): AsyncGenerator {
  try {
    yield* body
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Runs `work`, a call of the S3 client, and converts its errors. @returns undefined if the object does not exist @throws FileStoreError */
async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isMissingObject(error)) return undefined
    throw toStoreError(error)
  }
}

export interface BucketObjectsOptions {
  readonly client: S3Client
  /** Client with a longer timeout, for requests that assemble the parts of an upload. */
  readonly patientClient: S3Client
  readonly Bucket: string
  /** Size of the parts of an upload, in bytes. Smaller files are sent in one request. */
  readonly partBytes: number
}

/** Objects of a bucket. All functions throw FileStoreError. */
export function createBucketObjects(options: BucketObjectsOptions) {
  const { client, patientClient, Bucket, partBytes } = options

  /** True if the bucket has the object with this content. False also if the storage does not respond. */
  const isStored = async (Key: string, { size, sha256 }: FileSum): Promise<boolean> => {
    const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(() => undefined)
    const recorded = found && recordedSum(found)
    return recorded?.size === size && recorded.sha256 === sha256
  }

  const sendParts = async (Key: string, file: FileHandle, sum: FileSum) => {
    const target = { Bucket, Key }
    const created = await client.send(
      new CreateMultipartUploadCommand({ ...target, Metadata: { [SUM]: sum.sha256 } }),
    )
    const upload = { ...target, UploadId: created.UploadId }
    try {
      const length = Math.max(partBytes, Math.ceil(sum.size / MOST_PARTS))
      const Parts: CompletedPart[] = []
      for (let at = 0; at < sum.size; at += length) {
        const Body = await readPart(file, at, length)
        const PartNumber = Parts.length + 1
        const { ETag } = await client.send(
          new UploadPartCommand({ ...upload, PartNumber, Body, ContentMD5: md5Of(Body) }),
        )
        Parts.push({ PartNumber, ETag })
      }
      const MultipartUpload = { Parts }
      const completed = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload })
      await patientClient.send(completed).catch(async (error: unknown) => {
        // The object may exist despite the error, because the response may have been lost after the storage had assembled the object.
        if (!(await isStored(Key, sum))) throw error
      })
    } catch (error) {
      // Without this call the parts of the failed upload would stay in the bucket and be charged for.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  }

  const sendOpened = async (Key: string, file: FileHandle, sum: FileSum) => {
    if (sum.size > partBytes) return sendParts(Key, file, sum)
    const Body = await readPart(file, 0, sum.size)
    const Metadata = { [SUM]: sum.sha256 }
    const ContentMD5 = md5Of(Body)
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentMD5, Metadata }))
  }

  /** Passes the content of an object to `read`, and compares it with the recorded checksum. */
  const receive = (
    Key: string,
    read: (stream: AsyncIterable<unknown>) => Promise<FileSum>,
  ): Promise<FileSum | undefined> =>
    orMissing(async () => {
      const object = await client.send(new GetObjectCommand({ Bucket, Key }))
      const { Body } = object
      if (Body === undefined || !(Symbol.asyncIterator in Body)) {
        throw new TypeError('The object storage sent no stream')
      }
      const sum = await read(receivedFrom(Body))
      const expected = recordedSum(object)
      if (expected !== undefined && expected.sha256 !== sum.sha256) {
        const message = `The object ${Key} is damaged: its checksum differs from the one of its upload. Restore it from a backup.`
        throw new FileStoreError('damaged', message)
      }
      return sum
    })

  const head = (Key: string) => orMissing(() => client.send(new HeadObjectCommand({ Bucket, Key })))

  return {
    /** Sends a local file. The storage checks every part with its MD5. */
    send: async (key: string, path: string): Promise<void> => {
      try {
        const sum = await onDisk(() => sumOfFile(path))
        const file = await onDisk(() => open(path, 'r'))
        await sendOpened(key, file, sum).finally(() => file.close())
      } catch (error) {
        throw toStoreError(error)
      }
    },
    sizeOf: async (key: string) => (await head(key))?.ContentLength,
    recordedSumOf: async (key: string) => {
      const found = await head(key)
      return found && recordedSum(found)
    },
    sumOf: (key: string) => receive(key, sumOfStream),
    /** Copies an object to a local path. Leaves no incomplete or damaged file. */
    copyTo: async (key: string, path: string) => {
      try {
        return await receive(key, async (stream) => {
          const { bytes, sum } = summed(stream)
          await onDisk(() => pipeline(bytes, createWriteStream(path, { mode: 0o600 })))
          return sum()
        })
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    /** Removes an object. Returns false if it does not exist. */
    remove: async (key: string): Promise<boolean> => {
      // The S3 protocol reports success when an object that does not exist is deleted, so the existence of the object is checked first.
      if ((await head(key)) === undefined) return false
      await orMissing(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })))
      return true
    },
    /** All objects whose keys begin with a prefix. */
    list: async (Prefix: string): Promise<StoredFile[]> => {
      const found: StoredFile[] = []
      let ContinuationToken: string | undefined
      try {
        do {
          const page = await client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix,
              ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
            }),
          )
          for (const { Key: name = '', Size: size = 0, LastModified } of page.Contents ?? []) {
            found.push({ name, size, at: LastModified?.getTime() ?? 0 })
          }
          ContinuationToken = page.NextContinuationToken
        } while (ContinuationToken !== undefined)
      } catch (error) {
        throw toStoreError(error)
      }
      return found
    },
  }
}
