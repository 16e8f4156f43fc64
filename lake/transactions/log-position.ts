import { setImmediate } from 'node:timers/promises'
import type { Collection } from '#lake/documents/collection.ts'
import { createCommitGroup } from './commit-group.ts'
import type { CommitGroup } from './commit-group.ts'
import { nextCommit } from './logged-commit.ts'
import type { DatasetLog, LogTurn } from '#lake/store/store.ts'
import type { LoggedTransaction } from '#lake/store/stored-transaction.ts'
import type { Commit, CommitOptions } from '#lake/documents/types.ts'

/** Maximum number of transactions of other processes that are read at a time. */
const MOST_FOLLOWED = 200
/** Number of changes of other processes after which no further transaction is read, so that the event loop is not blocked for long. */
const MOST_CHANGES = 1_000

/** Newest transaction of a log. */
export interface LogHead {
  readonly sequence: number
  /** Id of the transaction; undefined if there is none, or if no other process can write. */
  readonly transactionId?: string | undefined
  /** Timestamp; empty if there is no transaction. */
  readonly latest: string
}

export interface LogPorts {
  readonly datasetName: string
  readonly log: DatasetLog
  /** Newest transaction that the documents include. */
  readonly head: LogHead
  readonly documents: Collection
  /** Commits after a sequence; undefined if they are no longer available. */
  readonly commitsSince: (sequence: number) => Promise<readonly Commit[] | undefined>
  /** Called with each stored transaction, in order. */
  readonly accept: (commit: Commit) => void
}

/** Position of a process in the log of a dataset. Only this process advances it: with its own commits and with those of others. */
export function createLogPosition(ports: LogPorts) {
  const { datasetName, log, documents } = ports
  let { sequence, latest, transactionId } = ports.head

  function accept(commit: Commit): void {
    sequence = commit.sequence
    latest = commit.timestamp
    transactionId = commit.transactionId
    ports.accept(commit)
  }

  /** Applies transactions of other processes. */
  function catchUp(missed: readonly LoggedTransaction[]): void {
    for (const transaction of missed) {
      if (transaction.sequence <= sequence) continue
      accept(nextCommit(datasetName, transaction, (id) => documents.get(id)))
    }
  }

  /** Reads and applies the transactions up to a sequence. */
  async function follow(head: number): Promise<void> {
    while (sequence < head) {
      const before = sequence
      const last = Math.min(head, sequence + MOST_FOLLOWED)
      catchUp(await log.transactionsIn([sequence + 1, last], MOST_CHANGES))
      if (sequence === before) throw new Error(`The log of "${datasetName}" ends before ${last}`)
      // A read from a busy connection may resolve before other work of this process.
      await setImmediate()
    }
  }

  /** Takes a turn in which only few transactions are missing. Others are read without the lock. */
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
    /** Takes the turn to append, catches up with the log, and opens a group for requests. @throws LakeError `unavailable` */
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
    /** Reads and applies the transactions up to a sequence, while no group is open. @throws LakeError `unavailable` */
    follow,
  }
}
