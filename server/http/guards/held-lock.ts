import type { QueryExecutorProvider } from 'kysely'

/** Lock under which work runs. Another process may take it while this process is stopped. */
export interface HeldLock {
  /**
   * Call it in the transaction of a write that must not follow the work of another process. No process takes the lock before the end of
   * the transaction.
   * @throws HttpError `unavailable` if another process has taken the lock
   */
  assertHeld(transaction: QueryExecutorProvider): Promise<void>
}

/** Lock within one process, which is held until its work ends. */
export const LOCAL_LOCK: HeldLock = { assertHeld: () => Promise.resolve() }
