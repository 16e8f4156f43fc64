import { afterAll, beforeAll } from 'vitest'
import { startObjectStorage, type TestObjectStorage } from './object-storage.test-support.ts'

/** Starts an object storage for the tests of a file. Returns a function by which a running test gets the storage. */
export function useObjectStorage(): () => TestObjectStorage {
  let storage: TestObjectStorage
  beforeAll(async () => {
    storage = await startObjectStorage()
  })
  afterAll(() => storage.close())
  return () => storage
}

/** Settings of a site whose originals are in a bucket, under a prefix. */
export const storageSettings = (storage: TestObjectStorage, prefix: string) => ({
  STORAGE_URL: `s3://originals/${prefix}`,
  S3_ENDPOINT: storage.settings.endpoint ?? '',
  S3_ACCESS_KEY_ID: storage.settings.keys?.id ?? '',
  S3_SECRET_ACCESS_KEY: storage.settings.keys?.secret ?? '',
})
