import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createImageCache } from '#lake/assets/image-cache.ts'
import type { FileStore } from '#lake/common/files/file-store.ts'
import { createLocalCopies } from '../storage/local-copies.ts'
import { testDirectory } from './directory.test-support.ts'

/** Creates a cache of local copies of a store in a new folder, and records the messages of the store's failures. */
export function copiesOf(store: FileStore, now = Date.now) {
  const failures: string[] = []
  const directory = testDirectory()
  const cache = createImageCache({ directory, maxBytes: 1_000_000 })
  const onOutcome = (error: Error | undefined) => {
    if (error !== undefined) failures.push(error.message)
  }
  return {
    copies: createLocalCopies({ store, folder: 'lake', cache, onOutcome, now }),
    failures,
  }
}

/** Creates a local file with the given content. Returns its path. */
export function fileOf(content: string | Buffer): string {
  const path = join(testDirectory(), 'file')
  writeFileSync(path, content, { mode: 0o600 })
  return path
}
