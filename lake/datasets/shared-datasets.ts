import { coalesced } from './coalesced.ts'
import { openDataset } from './dataset.ts'
import type { OpenDataset } from './dataset.ts'
import type { DatasetRow, PostgresStore } from '#lake/store/postgres/postgres-store.ts'
import type { WriteRule } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Minimum time between two reads of a dataset's sequence for queries, milliseconds. */
const CHECK_MS = 20

export interface SharedDatasetsOptions {
  readonly store: PostgresStore
  readonly now: () => Date
  readonly rule: WriteRule | undefined
  /** Called before each write. @throws LakeError to refuse it */
  readonly admitWrite: () => void
}

interface Entry {
  readonly row: DatasetRow
  readonly dataset: OpenDataset
  /** Sequence of the newest transaction at the time of the call, or later. */
  readonly newestSequence: () => Promise<number>
}

/** Open datasets of a process, which follow those of the database. */
export function createSharedDatasets({ store, now, rule, admitWrite }: SharedDatasetsOptions) {
  const entries = new Map<string, Entry>()

  async function open(row: DatasetRow): Promise<OpenDataset> {
    const { stored, head } = await store.load(row.id)
    const { name, aclMode } = row
    const log = store.log(row.id)
    const dataset = openDataset({ name, aclMode, log, stored, head, rule, now, admitWrite })
    const newestSequence = coalesced(() => store.newestSequence(row.id), CHECK_MS)
    entries.set(name, { row, dataset, newestSequence })
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
    /** Opens, changes and closes datasets as other processes did, and applies their commits. */
    async reconcile(rows: readonly DatasetRow[]): Promise<void> {
      for (const row of rows) {
        const known = entries.get(row.name)
        if (known !== undefined && known.row.id !== row.id) await forget(row.name)
        const dataset = entries.get(row.name)?.dataset ?? (await open(row))
        dataset.aclMode = row.aclMode
        await dataset.follow(row.sequence)
      }
      const names = new Set(rows.map(({ name }) => name))
      for (const name of entries.keys()) if (!names.has(name)) await forget(name)
    },
    /** @throws LakeError `datasetNotFound` */
    existing(name: string): Entry {
      const entry = entries.get(name)
      if (entry !== undefined) return entry
      throw new LakeError('datasetNotFound', `Dataset "${name}" not found`, { name })
    },
  }
}
