import type { QueryExecutorProvider } from 'kysely'

/** Lock under which work runs. Another process may take it while this process is suspended. */
export interface HeldLock {
  /**
   * Checks that no other process has taken the lock. Call it in the transaction of a write that must not overwrite the work of another
   * process. No process can then take the lock before the end of the transaction.
   * @throws HttpError `unavailable` if another process has taken the lock
   */
  assertHeld(transaction: QueryExecutorProvider): Promise<void>
}

/** Lock within one process. It does not end before its work. */
export const LOCAL_LOCK: HeldLock = { assertHeld: () => Promise.resolve() }
