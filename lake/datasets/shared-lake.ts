import { createConfirmation } from './confirmation.ts'
import { checkedDatasetName } from './dataset.ts'
import { createSharedDatasets } from './shared-datasets.ts'
import { logEndsBefore, unavailable } from '#lake/store/postgres/connections.ts'
import { createFollower } from '#lake/store/postgres/follower.ts'
import { hasLost } from '#lake/store/postgres/postgres-log.ts'
import { openPostgresStore } from '#lake/store/postgres/postgres-store.ts'
import type { AclMode, Lake, WriteRule } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

export interface SharedLakeOptions {
  /** Address of the PostgreSQL database. */
  readonly databaseUrl: string
  /** Clock for timestamps. @default the clock of the system */
  readonly now?: () => Date
  /** Rule for all writes to all datasets. @default every change is accepted */
  readonly rule?: WriteRule | undefined
  /** Dataset to create if it is missing, `public` unless `aclMode` says otherwise. @default none */
  readonly dataset?: { readonly name: string; readonly aclMode?: AclMode }
  /** Folder of a lake that was stored in files before. Its tokens and data of users are copied to the database once. @default none */
  readonly accountsFolder?: string
  /** Called with an error while reading the commits of other processes. @default nothing */
  readonly onError?: (error: unknown) => void
}

/**
 * Opens the Content Lake in a PostgreSQL database. Several processes may open it. Each process has all documents in memory, and reads the
 * commits of the other processes from the log.
 * @throws LakeError `unavailable` with a sentence for operators; Error if a later version has written the tables
 */
export async function openSharedLake(options: SharedLakeOptions): Promise<Lake> {
  const { databaseUrl: url, now = () => new Date(), rule, onError = () => undefined } = options
  const { accountsFolder } = options
  const store = await openPostgresStore({ url, onError, accountsFolder })
  const confirmation = createConfirmation()
  let held: Date | undefined
  /**
   * True once the database has lost transactions that this process has applied. The database may reuse their sequences, so this process
   * stays outdated until it is restarted.
   */
  let isAhead = false
  /** Changes of the list of datasets run one after the other. This promise resolves when the last of them has ended. */
  let changes: Promise<unknown> = Promise.resolve()

  const isCurrent = () => !isAhead && confirmation.isCurrent()
  const checkCurrent = () => {
    if (isAhead) throw logEndsBefore()
    if (!isCurrent()) throw unavailable()
  }

  function inOrder<T>(change: () => Promise<T>): Promise<T> {
    const made = changes.then(change)
    changes = made.catch(() => undefined)
    return made
  }

  const { entries, open, forget, reconcile, existing } = createSharedDatasets({
    store,
    now: () => held ?? now(),
    rule,
    admitWrite: checkCurrent,
    onLost: () => {
      isAhead = true
    },
  })
  const readDatasets = async () => {
    const askedAt = performance.now()
    await reconcile(await store.datasets(), askedAt)
  }

  /** Newest transaction that this process has applied in each dataset, by dataset id. */
  const reachedById = () =>
    new Map([...entries.values()].map(({ row, dataset }) => [row.id, dataset.reached]))

  const create = (name: string, aclMode: AclMode = 'public') =>
    inOrder(async () => {
      checkedDatasetName(name)
      const row = await store.addDataset(name, aclMode)
      return open(row)
    })

  const { dataset: first } = options
  try {
    await readDatasets()
    if (first !== undefined && !entries.has(first.name)) {
      await create(first.name, first.aclMode).catch(async (error: unknown) => {
        // Another process that starts at the same time may have created the dataset.
        if (!(error instanceof LakeError) || error.kind !== 'datasetExists') throw error
        await readDatasets()
      })
    }
  } catch (error) {
    await store.close()
    throw error
  }
  confirmation.polled(performance.now())

  const follower = createFollower({
    url,
    onError,
    onPoll: (read) =>
      inOrder(async () => {
        const askedAt = performance.now()
        const reached = reachedById()
        const rows = await read(reached)
        isAhead ||= rows.some((row) => {
          const position = reached.get(row.id)
          return position !== undefined && hasLost(row, position)
        })
        if (isAhead) throw logEndsBefore()
        await reconcile(rows, askedAt)
        confirmation.polled(askedAt)
      }),
    onRevoked: store.accounts.revoked,
    onCommit(id, sequence) {
      for (const { row, dataset } of entries.values()) {
        // If this call fails, the next reading of all datasets applies the commits.
        if (row.id === id) dataset.follow(sequence).catch(onError)
      }
    },
  })

  return {
    dataset: (name) => existing(name).dataset,
    datasets: () => [...entries.values()].map(({ dataset }) => dataset),
    createDataset: (name, { aclMode } = {}) => create(name, aclMode),
    editDataset: (name, { aclMode }) =>
      inOrder(async () => {
        const { row, dataset, access } = existing(name)
        await store.setAclMode(row.id, aclMode)
        access.changed(aclMode)
        return dataset
      }),
    async deleteDataset(name) {
      const { row } = existing(name)
      // Does not run in `inOrder`: the deletion may take minutes, and each poll of the log waits for `inOrder`. Without polls this process
      // would count as outdated after some seconds.
      await store.dropDataset(row.id)
      await inOrder(async () => {
        // Another process may already have created a new dataset with this name.
        if (entries.get(name)?.row.id === row.id) await forget(name)
      })
    },
    async refresh(name) {
      checkCurrent()
      if (!entries.has(name)) await inOrder(readDatasets)
      const { dataset, newestSequence } = existing(name)
      await dataset.follow(await newestSequence())
      return dataset
    },
    get isCurrent() {
      return isCurrent()
    },
    holdClock(time) {
      held = time
      return () => {
        held = undefined
      }
    },
    holdFile: undefined,
    accounts: store.accounts,
    async close() {
      await follower.close()
      await Promise.all([...entries.values()].map(({ dataset }) => dataset.close()))
      entries.clear()
      await store.close()
    },
  }
}
