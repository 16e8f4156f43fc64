import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-error.ts'
import { BACKUP_VERSION, LAKES, TABLE_FOLDER, type Manifest } from '#server/backup/manifest.ts'
import { recordBackup } from '#server/backup/last-backup.ts'
import { dumpTables, migrationsOf, readPostgres, readSqlite } from '#server/backup/read-tables.ts'
import { writeBackup, type FileToPack } from '#server/backup/write-backup.ts'
import type { Config } from '#server/config/config.ts'
import type { OnProgress } from '#server/transfer/progress.ts'
import { targetOf } from '#server/transfer/export-content.ts'
import { useDataFolder } from '#server/process/use-data-folder.ts'
import { keptTables } from './kept-tables.ts'
import { hasLake, holdLake, type HeldLake } from './lake-files.ts'
import { mediaFiles } from './media-files.ts'
import { createProgressLine } from './progress-line.ts'
import { count, runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Writes everything that lies in DATA_DIR and the database into one file, while the site runs or not: lakes with their
history, originals and tokens; pictures of the library; accounts, inquiries, meetings and all other tables, without sessions.

  npm run backup -- FILE.tar.gz

  The file holds personal data and hashes of passwords. Only the account that makes it can read it.`

interface Tables {
  readonly tables: Manifest['tables']
  readonly migrations: readonly string[]
}

async function dump(config: Config, folder: string, onStep: OnProgress): Promise<Tables> {
  const file = join(config.dataDir, 'site.db')
  if (config.databaseUrl === undefined && !existsSync(file)) return { tables: [], migrations: [] }
  const reader =
    config.databaseUrl === undefined ? readSqlite(file) : await readPostgres(config.databaseUrl)
  try {
    const migrations = await migrationsOf(reader)
    const names = migrations.length === 0 ? [] : await keptTables()
    return { tables: await dumpTables(reader, { names, folder, onStep }), migrations }
  } finally {
    await reader.close()
  }
}

async function make(config: Config, target: string, onStep: OnProgress): Promise<Manifest> {
  const { dataDir } = config
  const spare = `${target}.files`
  const held: HeldLake[] = []
  await rm(spare, { recursive: true, force: true })
  try {
    const folder = join(spare, TABLE_FOLDER)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Saves the tables before the lakes. A queued write moves from the tables (outbox) to the lake, so in this order the backup cannot
    // miss it.
    const { tables, migrations } = await dump(config, folder, onStep)
    // A file from before the move to the database is outdated.
    const hasFiles = config.lake.databaseUrl === undefined
    const lakes = hasFiles ? LAKES.filter((lake) => hasLake(dataDir, lake)) : []
    if (lakes.length === 0 && tables.length === 0) {
      throw new BackupError(
        `Set DATA_DIR to the site's folder: there is nothing to back up in ${dataDir}.`,
      )
    }
    const media = await mediaFiles(dataDir)
    for (const lake of lakes) held.push(await holdLake(dataDir, lake, spare))
    const manifest: Manifest = {
      format: 'certavia-backup',
      version: BACKUP_VERSION,
      madeAt: new Date().toISOString(),
      mode: config.mode,
      lakes,
      media: media.length > 0,
      migrations: migrations.filter((name) => !name.startsWith('restored ')),
      tables,
    }
    const rows = tables.map(({ name }): FileToPack => {
      const path = join(TABLE_FOLDER, `${name}.ndjson`)
      return { name: path, path: join(spare, path), mayGo: false }
    })
    await writeBackup(target, {
      manifest,
      files: [...rows, ...media, ...held.flatMap(({ files }) => files)],
      onRead: async () => {
        for (const { hold } of held) await hold.end()
      },
      onStep,
    })
    return manifest
  } finally {
    for (const { hold } of held) hold.drop()
    await rm(spare, { recursive: true, force: true })
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

async function main({ args, settings, say, errors }: Invocation): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('Name one file to write.')
  const config = settings()
  const target = await targetOf(file)
  if (existsSync(target)) {
    throw new BackupError(
      `Name another file, or remove ${target} first: a backup replaces nothing.`,
    )
  }
  if (!existsSync(config.dataDir)) {
    throw new BackupError(`Set DATA_DIR to the site's folder: there is no ${config.dataDir}.`)
  }
  const leave = await useDataFolder(config)
  const progress = createProgressLine(errors)
  try {
    const { lakes, tables, madeAt } = await make(config, target, progress.report)
    await recordBackup(config.dataDir, madeAt)
    progress.end()
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const { size } = await stat(target)
    say(
      `Backed up ${count(lakes.length, 'lake')} and ${count(rows, 'row')} of ${count(tables.length, 'table')} to ${target} (${megabytes(size)}).`,
    )
    if (config.lake.databaseUrl !== undefined) {
      say(
        'The lake is not in this file: back up the database of LAKE_DATABASE_URL with `pg_dump`, and the folders `lake` and `lake-alone` of DATA_DIR.',
      )
    }
    if (config.mode !== 'embedded') {
      say(
        'The content is in a lake elsewhere and is not in this file: run `npm run content:export` as well.',
      )
    }
  } finally {
    progress.end()
    leave()
  }
}

/** Command of `npm run backup`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
