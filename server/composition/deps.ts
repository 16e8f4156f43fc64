import { join } from 'node:path'
import { allMigrations } from '../database/all-migrations.ts'
import { serveHolds } from '../backup/hold-service.ts'
import type { Config } from '../config/config.ts'
import { dataFolders } from '../process/data-folders.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { ANONYMOUS_CALL } from '../mcp/call-log.ts'
import { createLogger, type Log } from '../http/logging.ts'
import { createAnnouncements, type Announcements } from '../processes/announcements.ts'
import { joinProcesses, type Membership } from '../processes/membership.ts'
import type { ProcessTables } from '../processes/processes.tables.ts'
import { createLogRing, type LogRing } from '../logs/log-ring.ts'
import { openLakeAt, type OpenLake } from '#lake/wire/open-lake.ts'
import { openStorage, type Storage } from './files/storage.ts'
import { useDataFolder } from '../process/use-data-folder.ts'
import { openTracing } from './tracing.ts'
import { NO_TRACER, type Tracer } from '../http/tracer.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { pageWriteProblem } from '#shared/content/pages/page-write-rule.ts'

/** Stores that are opened before the server starts and closed after it has stopped. */
export interface Deps {
  readonly log: Log
  readonly logRing: LogRing
  /** Tracing with OpenTelemetry: middleware, trace ids for the log, and sending at shutdown. Undefined if it is off. */
  readonly tracing: Tracing | undefined
  /** Records spans. If traces are off, it does nothing. */
  readonly tracer: Tracer
  readonly database: Database
  /** Connection with the other processes that use the same PostgreSQL database. Undefined with SQLite, which only one process uses. */
  readonly others: OtherProcesses | undefined
  /** The embedded lake; undefined if the lake is remote. */
  readonly embedded: OpenLake | undefined
  /** Object storage of originals; undefined if they are in the data folder. */
  readonly storage: Storage | undefined
  close(): Promise<void>
}

/** Connection of this process with the other processes. */
export interface OtherProcesses {
  readonly membership: Membership
  readonly announcements: Announcements
}

async function joinOthers(
  { engine, kysely }: Database,
  databaseUrl: string | undefined,
  log: Log,
): Promise<OtherProcesses | undefined> {
  if (engine === 'sqlite' || databaseUrl === undefined) return undefined
  const membership = await joinProcesses(kysely.withTables<ProcessTables>(), log)
  return { membership, announcements: createAnnouncements({ databaseUrl, id: membership.id, log }) }
}

/**
 * Opens the stores of the configuration and migrates their tables.
 * @throws the error of a store that cannot be opened
 */
export async function openDeps(config: Config): Promise<Deps> {
  const logRing = createLogRing()
  let tracing: Tracing | undefined
  const log = createLogger({
    level: config.logLevel,
    ...(config.traces !== undefined && { traceId: () => tracing?.traceId() }),
    sinks: [(entry) => void (entry.message === ANONYMOUS_CALL || logRing.push(entry))],
  })
  tracing = await openTracing(config, log)
  const leaveFolder = await useDataFolder(config)
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onError: (error) => log.error('database', 'An idle connection broke', { error }),
  })
  await database.migrate(allMigrations)
  const others = await joinOthers(database, config.databaseUrl, log)
  const storage = await openStorage(config, log)
  const embedded =
    config.mode === 'embedded'
      ? await openLakeAt(
          {
            directory: join(config.dataDir, dataFolders.lake),
            databaseUrl: config.lake.databaseUrl,
            files: storage?.lake,
            onError: (error) =>
              log.error('database', "Following the lake's database failed", { error }),
            onFileFailure: (error) =>
              log.error('cache', 'The folder of images and files cannot be used', { error }),
          },
          config.lake.dataset,
          pageWriteProblem,
        )
      : undefined
  const hold = embedded?.lake.holdFile
  const endHolds =
    embedded &&
    hold &&
    serveHolds({
      folder: embedded.directory,
      hold,
      onError: (error) =>
        log.warn('database', 'Backups cannot read the lake beside this site', { error }),
    })
  return {
    log,
    logRing,
    tracing,
    tracer: tracing ?? NO_TRACER,
    database,
    others,
    embedded,
    storage,
    close: async () => {
      const tracesSent = tracing?.close()
      endHolds?.()
      await embedded?.lake.close()
      storage?.bucket.close()
      await others?.announcements.close()
      await others?.membership.leave()
      await database.close()
      await tracesSent
      leaveFolder()
    },
  }
}
