import type { Deps } from './deps.ts'
import { createLocks, type Locks } from '../locks/locks.ts'
import type { LockTables } from '../locks/locks.tables.ts'

/** Opens the locks that this process shares with others on its database. */
export const openLocks = ({
  database,
  log,
  others,
}: Pick<Deps, 'database' | 'log' | 'others'>): Locks =>
  createLocks({
    db: database.kysely.withTables<LockTables>(),
    log,
    process: others?.membership.id,
  })
