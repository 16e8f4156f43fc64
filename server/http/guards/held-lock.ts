import type { QueryExecutorProvider } from 'kysely'

/** Lock that is held while work runs. If this process is suspended, the lock may expire and another process may take it. */
export interface HeldLock {
  /**
   * Checks that no other process has taken the lock. Call it in the transaction of a write that must not overwrite the work of another
   * process. No process can then take the lock before the end of the transaction.
   * @throws HttpError `unavailable` if another process has taken the lock
   */
  assertHeld(transaction: QueryExecutorProvider): Promise<void>
}

/** Lock within one process. It cannot be lost while its work runs. */
export const LOCAL_LOCK: HeldLock = { assertHeld: () => Promise.resolve() }
