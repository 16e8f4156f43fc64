import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createImageCache } from '#lake/assets/image-cache.ts'
import type { FileStore } from '#lake/common/files/file-store.ts'
import { createLocalCopies } from '../storage/local-copies.ts'
import { testDirectory } from './directory.test-support.ts'

/** Local copies of a store in a new folder, and the messages of its failures. */
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

/** A local file with the given content. */
export function fileOf(content: string | Buffer): string {
  const path = join(testDirectory(), 'file')
  writeFileSync(path, content, { mode: 0o600 })
  return path
}
