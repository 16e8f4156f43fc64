import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileStoreError, type FileStore } from '#lake/common/files/file-store.ts'
import { sumOfFile } from '#lake/common/files/file-sum.ts'
import { faultOf, type BucketFault } from './bucket-faults.ts'
import type { Bucket } from './bucket-store.ts'

/** Folder of test files in a bucket. */
const FOLDER = 'doctor'

const fault = (found: string, toDo: string): BucketFault => ({ isFull: false, found, toDo })

const OTHER_BYTES = fault(
  'The object storage returns other bytes than it received',
  'Check proxies between this machine and the storage, and the disks of the storage',
)
const NOT_LISTED = fault(
  'The object storage does not list an object that it has just stored',
  'Use a storage whose lists are consistent at once',
)

async function tryOut(store: FileStore, path: string): Promise<BucketFault | undefined> {
  const name = `test-${randomBytes(8).toString('hex')}`
  const sum = await sumOfFile(path)
  await store.put(name, path, 'copy')
  try {
    const read = await store.sumOf(name)
    if (read?.sha256 !== sum.sha256) return OTHER_BYTES
    const files = await store.list()
    return files.some((file) => file.name === name) ? undefined : NOT_LISTED
  } finally {
    await store.remove(name)
  }
}

/** Stores, reads, lists and removes a test file. Returns the fault if one of these steps fails, otherwise undefined. */
export async function probeBucket(bucket: Bucket): Promise<BucketFault | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-probe-'))
  try {
    const path = join(folder, 'test')
    await writeFile(path, randomBytes(64), { mode: 0o600 })
    return await tryOut(bucket.store(FOLDER), path)
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    return faultOf(error.cause ?? error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
