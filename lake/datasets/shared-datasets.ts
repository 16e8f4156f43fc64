import { coalesced } from './coalesced.ts'
import { openDataset } from './dataset.ts'
import type { OpenDataset } from './dataset.ts'
import type { DatasetRow, PostgresStore } from '#lake/store/postgres/postgres-store.ts'
import type { AclMode, WriteRule } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Minimum time between two reads of a dataset's sequence from the database, in milliseconds. Queries wait for such a read. */
const CHECK_MS = 20

export interface SharedDatasetsOptions {
  readonly store: PostgresStore
  readonly now: () => Date
  readonly rule: WriteRule | undefined
  /** Called before each write. @throws LakeError to refuse the write */
  readonly admitWrite: () => void
  /** Called when the log in the database no longer contains a transaction that this process has applied. */
  readonly onLost: () => void
}

/** Tracks the access mode of a dataset. Reads of the database may report different modes in a wrong order. */
export function createAccess(dataset: Pick<OpenDataset, 'aclMode'>) {
  let changedAt = -Infinity
  let privateAt = -Infinity
  return {
    /** Records a change of the access mode that this process has stored. */
    changed(aclMode: AclMode): void {
      dataset.aclMode = aclMode
      changedAt = performance.now()
    },
    /**
     * Applies the access mode that a read found, unless this process has changed the mode since.
     * @param askedAt `performance.now()` before the read
     */
    wasRead(aclMode: AclMode, askedAt: number): void {
      if (askedAt < changedAt) return
      if (aclMode === 'private') privateAt = performance.now()
      // If two reads overlap, either result may be the older one. Until a later read decides, `private` takes precedence.
      else if (askedAt < privateAt) return
      dataset.aclMode = aclMode
    },
  }
}

interface Entry {
  readonly row: DatasetRow
  readonly dataset: OpenDataset
  readonly access: ReturnType<typeof createAccess>
  /**
   * Reads the access mode and the newest sequence. Applies the mode at once: if the dataset has become private, anonymous callers must not
   * see the commits that follow. Returns the sequence at the time of the call, or a later one.
   */
  readonly newestSequence: () => Promise<number>
}

/** Creates the list of a process's open datasets. `reconcile` makes it equal to the list in the database. */
export function createSharedDatasets({
  store,
  now,
  rule,
  admitWrite,
  onLost,
}: SharedDatasetsOptions) {
  const entries = new Map<string, Entry>()

  async function open(row: DatasetRow): Promise<OpenDataset> {
    const { stored, head } = await store.load(row.id)
    const { name, aclMode } = row
    const log = store.log(row.id, {
      onLost,
      onAclMode: (mode, askedAt) => access.wasRead(mode, askedAt),
    })
    const dataset = openDataset({ name, aclMode, log, stored, head, rule, now, admitWrite })
    const access = createAccess(dataset)
    const newestSequence = coalesced(async () => {
      const askedAt = performance.now()
      const newest = await store.newest(row.id)
      access.wasRead(newest.aclMode, askedAt)
      return newest.sequence
    }, CHECK_MS)
    entries.set(name, { row, dataset, access, newestSequence })
    return dataset
  }

  async function forget(name: string): Promise<void> {
    const entry = entries.get(name)
    entries.delete(name)
    await entry?.dataset.close()
  }

  return {
    entries,
    open,
    forget,
    /**
     * Opens, changes and closes datasets as other processes have done, and applies the commits of those processes.
     * @param rows datasets in the database
     * @param askedAt `performance.now()` before the rows were read
     */
    async reconcile(rows: readonly DatasetRow[], askedAt: number): Promise<void> {
      for (const row of rows) {
        const known = entries.get(row.name)
        if (known !== undefined && known.row.id !== row.id) await forget(row.name)
        const dataset = entries.get(row.name)?.dataset ?? (await open(row))
        entries.get(row.name)?.access.wasRead(row.aclMode, askedAt)
        await dataset.follow(row.sequence)
      }
      const names = new Set(rows.map(({ name }) => name))
      for (const name of entries.keys()) if (!names.has(name)) await forget(name)
    },
    /** Returns an open dataset. @throws LakeError `datasetNotFound` */
    existing(name: string): Entry {
      const entry = entries.get(name)
      if (entry !== undefined) return entry
      throw new LakeError('datasetNotFound', `Dataset "${name}" not found`, { name })
    },
  }
}
