import { checkedDatasetName, openDataset } from './dataset.ts'
import type { OpenDataset } from './dataset.ts'
import { openStore } from '#lake/store/store.ts'
import type { Lake, WriteRule } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

export interface LakeOptions {
  /** Directory of the lake's file; created if missing. */
  readonly directory: string
  /** Clock for timestamps. @default the system's */
  readonly now?: () => Date
  /** Maximum size of the lake's file in bytes. Writes beyond it fail with `storageFull`. @default none */
  readonly maxBytes?: number
  /** Rule for all writes to all datasets. @default every change is accepted */
  readonly rule?: WriteRule | undefined
}

/**
 * Opens the Content Lake in a directory, or creates an empty one. A lake is locked by one process at a time.
 * @throws Error if another process holds the lock
 */
export function createLake({
  directory,
  now = () => new Date(),
  maxBytes,
  rule,
}: LakeOptions): Lake {
  const store = openStore(maxBytes === undefined ? { directory } : { directory, maxBytes })
  const datasets = new Map<string, OpenDataset>()
  let held: Date | undefined
  const clock = () => held ?? now()
  for (const { name, aclMode } of store.datasets()) {
    datasets.set(name, openDataset({ name, aclMode, store, rule, now: clock }))
  }

  function existing(name: string): OpenDataset {
    const dataset = datasets.get(name)
    if (dataset !== undefined) return dataset
    throw new LakeError('datasetNotFound', `Dataset "${name}" not found`, { name })
  }

  return {
    dataset: existing,
    datasets: () => [...datasets.values()],
    createDataset(name, { aclMode = 'public' } = {}) {
      checkedDatasetName(name)
      if (datasets.has(name)) {
        throw new LakeError('datasetExists', `Dataset "${name}" already exists`, { name })
      }
      store.addDataset(name, aclMode)
      const dataset = openDataset({ name, aclMode, store, rule, now: clock })
      datasets.set(name, dataset)
      return dataset
    },
    editDataset(name, { aclMode }) {
      const dataset = existing(name)
      dataset.setAclMode(aclMode)
      return dataset
    },
    deleteDataset(name) {
      const dataset = existing(name)
      dataset.close()
      store.dropDataset(name)
      datasets.delete(name)
    },
    holdClock(time) {
      held = time
      return () => {
        held = undefined
      }
    },
    holdFile: () => store.hold(),
    close() {
      for (const dataset of datasets.values()) dataset.close()
      datasets.clear()
      store.close()
    },
  }
}
