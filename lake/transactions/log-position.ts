import { setImmediate } from 'node:timers/promises'
import type { Collection } from '#lake/documents/collection.ts'
import { createCommitGroup } from './commit-group.ts'
import type { CommitGroup } from './commit-group.ts'
import { nextCommit } from './logged-commit.ts'
import type { DatasetLog, LogTurn } from '#lake/store/store.ts'
import type { LoggedTransaction } from '#lake/store/stored-transaction.ts'
import type { Commit, CommitOptions } from '#lake/documents/types.ts'

/** Maximum number of transactions of other processes that are read at once. */
const MOST_FOLLOWED = 200
/** Number of changes of other processes after which one read stops. It limits the time for which a read blocks the event loop. */
const MOST_CHANGES = 1_000

/** Newest transaction in a log. */
export interface LogHead {
  readonly sequence: number
  /** Id of the transaction. Undefined if there is none, or if no other process can write. */
  readonly transactionId?: string | undefined
  /** Timestamp of the transaction, or '' without one. */
  readonly latest: string
}

export interface LogPorts {
  readonly datasetName: string
  readonly log: DatasetLog
  /** Newest transaction that the documents include at the start. */
  readonly head: LogHead
  readonly documents: Collection
  /** Returns the commits after a sequence, or undefined if they are no longer available. */
  readonly commitsSince: (sequence: number) => Promise<readonly Commit[] | undefined>
  /** Called with each stored transaction, in order. */
  readonly accept: (commit: Commit) => void
}

/**
 * Position of a process in the log of a dataset. It advances when the process has applied its own commits or commits of other processes.
 */
export function createLogPosition(ports: LogPorts) {
  const { datasetName, log, documents } = ports
  let { sequence, latest, transactionId } = ports.head

  function accept(commit: Commit): void {
    sequence = commit.sequence
    latest = commit.timestamp
    transactionId = commit.transactionId
    ports.accept(commit)
  }

  /** Applies transactions that other processes have stored. */
  function catchUp(missed: readonly LoggedTransaction[]): void {
    for (const transaction of missed) {
      if (transaction.sequence <= sequence) continue
      accept(nextCommit(datasetName, transaction, (id) => documents.get(id)))
    }
  }

  /** Reads and applies the transactions up to and including a sequence. */
  async function follow(head: number): Promise<void> {
    while (sequence < head) {
      const before = sequence
      const last = Math.min(head, sequence + MOST_FOLLOWED)
      catchUp(await log.transactionsIn([sequence + 1, last], MOST_CHANGES))
      if (sequence === before) throw new Error(`The log of "${datasetName}" ends before ${last}`)
      // Without this pause, reads from a busy connection could run one after the other before any other work of this process.
      await setImmediate()
    }
  }

  /** Takes a turn to append. If many transactions are missing, releases the turn, reads them without the lock and tries again. */
  async function takeTurn(ids: readonly string[]): Promise<LogTurn> {
    for (;;) {
      const turn = await log.begin({ sequence, transactionId }, ids)
      const last = turn.missed.at(-1)?.sequence ?? sequence
      if (last >= turn.head) return turn
      await turn.release()
      await follow(turn.head)
    }
  }

  return {
    get sequence() {
      return sequence
    },
    get transactionId() {
      return transactionId
    },
    accept,
    /** Takes a turn to append, applies the transactions that this process has missed, and opens a group. @throws LakeError `unavailable` */
    async openGroup(requests: readonly CommitOptions[]): Promise<CommitGroup> {
      const ids = requests.flatMap(({ transactionId }) => transactionId ?? [])
      const turn = await takeTurn(ids)
      try {
        catchUp(turn.missed)
        const since = new Map<number, readonly Commit[] | undefined>()
        for (const { selected } of requests) {
          if (selected === undefined || since.has(selected.sequence)) continue
          since.set(selected.sequence, await ports.commitsSince(selected.sequence))
        }
        return createCommitGroup({ documents, sequence, latest, turn, since })
      } catch (error) {
        await turn.release()
        throw error
      }
    },
    /**
     * Reads and applies the transactions up to and including a sequence. Must be called while no group is open.
     * @throws LakeError `unavailable`
     */
    follow,
  }
}
