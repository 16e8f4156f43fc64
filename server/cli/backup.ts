import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-error.ts'
import { holdForBackup } from '#server/backup/folder-lock.ts'
import {
  BACKUP_VERSION,
  COMPLETE_VERSION,
  LAKES,
  TABLE_FOLDER,
  type Manifest,
} from '#server/backup/manifest.ts'
import { recordBackup } from '#server/backup/last-backup.ts'
import { dumpTables, migrationsOf, readPostgres, readSqlite } from '#server/backup/read-tables.ts'
import { writeBackup, type FileToPack } from '#server/backup/write-backup.ts'
import type { Config } from '#server/config/config.ts'
import type { OnProgress } from '#server/transfer/progress.ts'
import {
  openConfiguredBucket,
  ORIGINALS,
  type Originals,
} from '#server/composition/files/storage.ts'
import type { Bucket } from '#server/storage/bucket-store.ts'
import { useDataFolder } from '#server/process/use-data-folder.ts'
import { keptTables } from './kept-tables.ts'
import { hasLake, holdLake, type HeldLake } from './lake-files.ts'
import { backupTarget } from './backups/backup-place.ts'
import { originalsToPack } from './backups/originals.ts'
import { createProgressLine } from './progress-line.ts'
import {
  CommandFailure,
  count,
  megabytes,
  named,
  runCommand,
  UsageError,
  type Command,
  type Invocation,
} from './run-command.ts'

const USAGE = `Writes everything that lies in DATA_DIR and the database into one file, while the site runs or not: lakes with their
history, originals and tokens; pictures of the library; accounts, inquiries, meetings and all other tables, without sessions.

  npm run backup -- FILE.tar.gz
  npm run backup -- storage:NAME.tar.gz   to the bucket of STORAGE_URL

  --without-originals   leave out images and files that are in the bucket; a restore then needs the same bucket

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

interface Making {
  readonly config: Config
  /** Path of the backup. */
  readonly target: string
  readonly bucket: Bucket | undefined
  /** True to leave out the originals in the bucket. */
  readonly isWithoutOriginals: boolean
  readonly onStep: OnProgress
}

interface Made {
  readonly manifest: Manifest
  /** Names of originals that are damaged in the bucket. The backup does not contain them. */
  readonly damaged: readonly string[]
}

async function make(making: Making): Promise<Made> {
  const { config, target, bucket, isWithoutOriginals, onStep } = making
  const { dataDir } = config
  const spare = `${target}.files`
  const originals = (of: Originals) =>
    isWithoutOriginals
      ? Promise.resolve([])
      : originalsToPack(of, { dataDir, bucket, spare: join(spare, 'original') })
  const held: HeldLake[] = []
  await rm(spare, { recursive: true, force: true })
  try {
    const folder = join(spare, TABLE_FOLDER)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Saves the tables before the lakes. A queued write moves from the tables (outbox) to the lake, so in this order the backup cannot
    // miss it.
    const { tables, migrations } = await dump(config, folder, onStep)
    // If the lake is in the database, its file is left out: the file is outdated, because it dates from before the move to the database.
    const hasFiles = config.lake.databaseUrl === undefined
    const lakes = hasFiles ? LAKES.filter((lake) => hasLake(dataDir, lake)) : []
    if (lakes.length === 0 && tables.length === 0) {
      throw new BackupError(
        `Set DATA_DIR to the site's folder: there is nothing to back up in ${dataDir}.`,
      )
    }
    // A restore brings back the image files of the library only together with the table of their records.
    const media = tables.length > 0 ? await originals(ORIGINALS.media) : []
    for (const lake of lakes) {
      held.push(await holdLake(dataDir, lake, spare, () => originals(ORIGINALS[lake])))
    }
    const manifest: Manifest = {
      format: 'certavia-backup',
      version: isWithoutOriginals ? BACKUP_VERSION : COMPLETE_VERSION,
      madeAt: new Date().toISOString(),
      mode: config.mode,
      lakes,
      media: media.length > 0,
      originals: isWithoutOriginals ? 'bucket' : 'included',
      migrations: migrations.filter((name) => !name.startsWith('restored ')),
      tables,
    }
    const rows = tables.map(({ name }): FileToPack => {
      const path = join(TABLE_FOLDER, `${name}.ndjson`)
      return { name: path, path: join(spare, path), mayGo: false }
    })
    const damaged = await writeBackup(target, {
      manifest,
      files: [...held.flatMap(({ files }) => files), ...rows],
      onRead: async () => {
        for (const { hold } of held) await hold.end()
      },
      originals: [...media, ...held.flatMap((lake) => lake.originals)],
      onStep,
    })
    return { manifest, damaged }
  } finally {
    for (const { hold } of held) hold.drop()
    await rm(spare, { recursive: true, force: true })
  }
}

async function main({ args, settings, say, errors }: Invocation): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'without-originals': { type: 'boolean', default: false } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('Name one file to write.')
  const isWithoutOriginals = values['without-originals']
  const config = settings()
  if (isWithoutOriginals && config.storage === undefined) {
    throw new UsageError('--without-originals needs STORAGE_URL.')
  }
  if (!existsSync(config.dataDir)) {
    throw new BackupError(`Set DATA_DIR to the site's folder: there is no ${config.dataDir}.`)
  }
  const release = holdForBackup(config.dataDir)
  const bucket = await openConfiguredBucket(config)
  try {
    await backUp({ config, bucket, isWithoutOriginals }, file, { say, errors })
  } finally {
    bucket?.close()
    release()
  }
}

async function backUp(
  making: Pick<Making, 'config' | 'bucket' | 'isWithoutOriginals'>,
  file: string,
  { say, errors }: Pick<Invocation, 'say' | 'errors'>,
): Promise<void> {
  const { config, bucket, isWithoutOriginals } = making
  const target = await backupTarget(file, config.dataDir, bucket)
  const leave = await useDataFolder(config)
  const progress = createProgressLine(errors)
  try {
    const { manifest, damaged } = await make({
      ...making,
      target: target.path,
      onStep: progress.report,
    })
    const { size } = await stat(target.path)
    await target.finish()
    await recordBackup(config.dataDir, manifest.madeAt)
    progress.end()
    say(summary(manifest, target.shown, size))
    for (const line of leftOut(config, isWithoutOriginals)) say(line)
    if (damaged.length > 0) {
      throw new CommandFailure(
        `Restore these files from an older backup, or upload them again; their content in the bucket is damaged and this backup does not contain them: ${named(damaged)}.`,
      )
    }
  } finally {
    progress.end()
    await target.close()
    leave()
  }
}

function summary({ lakes, tables }: Manifest, target: string, size: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Backed up ${count(lakes.length, 'lake')} and ${count(rows, 'row')} of ${count(tables.length, 'table')} to ${target} (${megabytes(size)}).`
}

/** Sentences that name the data which the backup does not contain. */
function leftOut({ lake, mode, storage }: Config, isWithoutOriginals: boolean): readonly string[] {
  const lines: string[] = []
  if (isWithoutOriginals) {
    lines.push(
      'Images and files are not in this file: they stay in the bucket of STORAGE_URL. Turn on its versioning, and keep old versions as long as backups.',
    )
  }
  if (lake.databaseUrl !== undefined) {
    const folders =
      storage === undefined
        ? 'the folders `lake` and `lake-alone` of DATA_DIR'
        : 'the bucket of STORAGE_URL'
    lines.push(
      `The lake is not in this file: back up the database of LAKE_DATABASE_URL with \`pg_dump\`, and ${folders}.`,
    )
  }
  if (mode !== 'embedded') {
    lines.push(
      'The content is in a lake elsewhere and is not in this file: run `npm run content:export` as well.',
    )
  }
  return lines
}

/** Command of `npm run backup`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
