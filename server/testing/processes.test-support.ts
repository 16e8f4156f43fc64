import { onTestFinished } from 'vitest'
import type { Database } from '../database/database.ts'
import { createLocks } from '../locks/locks.ts'
import { lockMigrations, type LockTables } from '../locks/locks.tables.ts'
import { messageMigrations } from '../messages/messages.tables.ts'
import { joinProcesses } from '../processes/membership.ts'
import { processMigrations, type ProcessTables } from '../processes/processes.tables.ts'
import { testLog } from './content.test-support.ts'

/** Migrations of the state that processes share. The tables of messages must exist before them. */
export const sharedMigrations = [...lockMigrations, ...processMigrations]

/** Migrations of the state that processes share, and of the tables of messages. */
export const processTestMigrations = [...messageMigrations, ...sharedMigrations]

/** Registers this process among the processes on a PostgreSQL database until the test ends. */
export async function joinAs({ kysely }: Pick<Database, 'kysely'>) {
  const { log, entries } = testLog()
  const db = kysely.withTables<ProcessTables>()
  const membership = await joinProcesses(db, log)
  onTestFinished(() => membership.leave())
  const locks = createLocks({
    db: kysely.withTables<LockTables>(),
    log,
    process: membership.id,
  })
  /** Changes the stored time of this process's last heartbeat, so that the process counts as ended. */
  const fallSilent = async () => {
    await db.updateTable('processes').set({ seen_at: 0 }).where('id', '=', membership.id).execute()
    await db.updateTable('duties').set({ until: 0 }).where('holder', '=', membership.id).execute()
  }
  return { db, log, entries, membership, locks, fallSilent }
}
