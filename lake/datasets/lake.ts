import { checkedDatasetName, openDataset } from './dataset.ts'
import type { OpenDataset } from './dataset.ts'
import { openSqliteStore } from '#lake/store/sqlite/sqlite-store.ts'
import type { AclMode, Lake, WriteRule } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

export interface LakeOptions {
  /** Directory of the lake's file, which is created if missing. */
  readonly directory: string
  /** Clock for timestamps. @default the clock of the system */
  readonly now?: () => Date
  /** Maximum size of the lake's file in bytes. Writes beyond it fail with `storageFull`. @default none */
  readonly maxBytes?: number
  /** Rule for all writes to all datasets. @default every change is accepted */
  readonly rule?: WriteRule | undefined
  /** Dataset to create if it is missing, `public` unless `aclMode` says otherwise. @default none */
  readonly dataset?: { readonly name: string; readonly aclMode?: AclMode }
}

/**
 * Opens the Content Lake in a directory, or creates an empty one. Only one process can open a lake in a directory.
 * @throws Error if another process has locked it
 */
export function createLake(options: LakeOptions): Lake {
  const { directory, now = () => new Date(), maxBytes, rule } = options
  const store = openSqliteStore(maxBytes === undefined ? { directory } : { directory, maxBytes })
  const datasets = new Map<string, OpenDataset>()
  let held: Date | undefined
  const clock = () => held ?? now()

  function open(name: string, aclMode: AclMode): OpenDataset {
    const dataset = openDataset({
      name,
      aclMode,
      log: store.log(name),
      stored: store.documents(name),
      head: { sequence: store.latestSequence(name), latest: store.latestTimestamp(name) },
      rule,
      now: clock,
    })
    datasets.set(name, dataset)
    return dataset
  }

  function existing(name: string): OpenDataset {
    const dataset = datasets.get(name)
    if (dataset !== undefined) return dataset
    throw new LakeError('datasetNotFound', `Dataset "${name}" not found`, { name })
  }

  function create(name: string, aclMode: AclMode = 'public'): OpenDataset {
    checkedDatasetName(name)
    if (datasets.has(name)) {
      throw new LakeError('datasetExists', `Dataset "${name}" already exists`, { name })
    }
    store.addDataset(name, aclMode)
    return open(name, aclMode)
  }

  for (const { name, aclMode } of store.datasets()) open(name, aclMode)
  const { dataset: first } = options
  if (first !== undefined && !datasets.has(first.name)) create(first.name, first.aclMode)

  return {
    dataset: existing,
    datasets: () => [...datasets.values()],
    createDataset: async (name, { aclMode } = {}) => create(name, aclMode),
    async editDataset(name, { aclMode }) {
      const dataset = existing(name)
      store.setAclMode(name, aclMode)
      dataset.aclMode = aclMode
      return dataset
    },
    async deleteDataset(name) {
      await existing(name).close()
      store.dropDataset(name)
      datasets.delete(name)
    },
    refresh: async (name) => existing(name),
    isCurrent: true,
    holdClock(time) {
      held = time
      return () => {
        held = undefined
      }
    },
    holdFile: () => store.hold(),
    accounts: undefined,
    async close() {
      await Promise.all([...datasets.values()].map((dataset) => dataset.close()))
      datasets.clear()
      store.close()
    },
  }
}
