import { join } from 'node:path'
import type { Config } from './config.ts'
import { questionMigrations } from './assistant/questions.tables.ts'
import { authMigrations } from './auth/auth.tables.ts'
import { dataFolders } from './data-folders.ts'
import { bookingMigrations } from './booking/booking.tables.ts'
import { receiptMigrations } from './consent/receipts.tables.ts'
import { editingMigrations } from './content/editing/editing.tables.ts'
import { outboxMigrations } from './content/outbox/outbox.tables.ts'
import { trashMigrations } from './content/trash/trash.tables.ts'
import { openDatabase, type Database } from './database.ts'
import { createLogger, type Log } from './http/logging.ts'
import { createLogRing, type LogRing } from './logs/log-ring.ts'
import { leadMigrations } from './leads/leads.tables.ts'
import { messageMigrations } from './messages/messages.tables.ts'
import { mirrorMigrations } from './mirror/mirror.tables.ts'
import { openLake, type OpenLake } from './open-lake.ts'
import { openLastGood, type LastGood } from './render/last-good.ts'
import { redirectMigrations } from './redirects/redirects.tables.ts'
import { signedLinkMigrations } from './signed-links/signed-links.tables.ts'
import { visitMigrations } from './visits/visits.tables.ts'

/** What the server holds open: everything with a beginning and an end. */
export interface Deps {
  readonly log: Log
  readonly logRing: LogRing
  readonly database: Database
  readonly lastGood: LastGood
  /** Absent when the lake is elsewhere. */
  readonly embedded: OpenLake | undefined
  close(): Promise<void>
}

/** Copies of pages kept on disk at most; beyond that a page without a copy has no last rung. */
const MOST_COPIES = 20_000

/**
 * Opens the stores that the configuration names and brings their tables up to date.
 * @throws what a store throws when it cannot be opened
 */
export async function openDeps(config: Config): Promise<Deps> {
  const logRing = createLogRing()
  const log = createLogger({ level: config.logLevel, sinks: [logRing.push] })
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onError: (error) => log.error('database', 'An idle connection broke', { error }),
  })
  await database.migrate([
    ...authMigrations,
    ...mirrorMigrations,
    ...editingMigrations,
    ...outboxMigrations,
    ...trashMigrations,
    ...signedLinkMigrations,
    ...messageMigrations,
    ...leadMigrations,
    ...bookingMigrations,
    ...visitMigrations,
    ...redirectMigrations,
    ...receiptMigrations,
    ...questionMigrations,
  ])
  const lastGood = await openLastGood({
    directory: join(config.dataDir, dataFolders.pages),
    maxPages: MOST_COPIES,
    onError: (error) => log.error('cache', 'A copy of a page could not be kept', { error }),
  })
  const embedded =
    config.mode === 'embedded'
      ? openLake(join(config.dataDir, dataFolders.lake), config.lake.dataset)
      : undefined
  return {
    log,
    logRing,
    database,
    lastGood,
    embedded,
    close: async () => {
      embedded?.lake.close()
      await database.close()
    },
  }
}
