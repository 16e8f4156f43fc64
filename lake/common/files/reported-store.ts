import { MINUTE } from '#lake/common/units.ts'
import { FileStoreError, type LocalFileStore } from './file-store.ts'

/** Minimum interval between two reports, in milliseconds. */
const REPORTED_EVERY = MINUTE

/**
 * Reports failures of a store that an operator must repair, such as missing permissions or a failing disk, at most once a minute. Callers
 * get the same errors as without reports. Full disks are not reported, because the response to the upload names them.
 */
export function reportFailures(
  store: LocalFileStore,
  report: (error: FileStoreError) => void,
): LocalFileStore {
  let next = 0
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof FileStoreError && error.kind !== 'full' && Date.now() >= next) {
        next = Date.now() + REPORTED_EVERY
        report(error)
      }
      throw error
    }
  }
  return {
    put: (name, path, use) => watched(() => store.put(name, path, use)),
    sizeOf: (name) => watched(() => store.sizeOf(name)),
    copyTo: (name, path) => watched(() => store.copyTo(name, path)),
    sumOf: (name) => watched(() => store.sumOf(name)),
    recordedSumOf: (name) => watched(() => store.recordedSumOf(name)),
    remove: (name) => watched(() => store.remove(name)),
    list: () => watched(() => store.list()),
    local: (name) => watched(() => store.local(name)),
  }
}
