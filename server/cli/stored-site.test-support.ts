import { join } from 'node:path'
import { openDeps, type Deps } from '#server/composition/deps.ts'
import { ORIGINALS } from '#server/composition/files/storage.ts'
import { readConfig } from '#server/config/config.ts'
import { openBucket, type Bucket } from '#server/storage/bucket-store.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import {
  storageSettings,
  useObjectStorage,
} from '#server/testing/use-object-storage.test-support.ts'
import { fill } from './filled-site.test-support.ts'

let sites = 0

/**
 * Starts an object storage server for the tests of a file. `siteOf` returns the settings of a new site with its own prefix in the bucket.
 */
export function useStoredSites() {
  const storage = useObjectStorage()
  const siteOf = () => {
    sites += 1
    const prefix = `site-${sites}`
    const dataDir = join(testDirectory(), 'data')
    const folder = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }
    const env = { ...folder, ...storageSettings(storage(), prefix) }
    const bucket = openBucket({ ...storage().settings, prefix })
    return { prefix, dataDir, folder, env, bucket }
  }
  return { storage, siteOf }
}

/** Opens the stores of a site, calls `work` with them, and closes them. */
export async function withDeps<T>(env: Record<string, string>, work: (deps: Deps) => Promise<T>) {
  const deps = await openDeps(readConfig(env))
  try {
    return await work(deps)
  } finally {
    await deps.close()
  }
}

/** Writes test data into each store of a site. All texts contain the given word. */
export const fillSite = (env: Record<string, string>, word: string) =>
  withDeps(env, (deps) => fill(deps, word, { config: readConfig(env) }))

/** Names of the originals in a bucket. */
export const namesIn = async (bucket: Bucket) => ({
  lake: (await bucket.store('lake').list()).map(({ name }) => name),
  media: (await bucket.store('media').list()).map(({ name }) => name),
})
/** Names of the originals in a data folder. */
export const namesInFolder = async (dataDir: string) => ({
  lake: (await ORIGINALS.lake.open(dataDir).list()).map(({ name }) => name),
  media: (await ORIGINALS.media.open(dataDir).list()).map(({ name }) => name),
})
