import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import { BackupError } from '#server/backup/backup-error.ts'
import { holdFolder } from '#server/backup/folder-lock.ts'
import { LAKES, MEDIA_FOLDER, type Manifest } from '#server/backup/manifest.ts'
import { readBackup } from '#server/backup/read-backup.ts'
import { checkStores, recordedPictures } from './backups/unpacked-stores.ts'
import { beginSwap, finishSwap, giveUpSwap, STAGING, type Swap } from '#server/backup/swap.ts'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import type { OnProgress } from '#server/transfer/progress.ts'
import { isFilledBy } from '#server/process/use-data-folder.ts'
import { openConfiguredBucket, ORIGINALS } from '#server/composition/files/storage.ts'
import type { Bucket } from '#server/storage/bucket-store.ts'
import { backupSource } from './backups/backup-place.ts'
import { storeOriginals } from './backups/originals.ts'
import { createProgressLine } from './progress-line.ts'
import { fillPostgres, fillSqlite, lookAtPostgres } from './restore-database.ts'
import {
  count,
  named,
  runCommand,
  UsageError,
  type Command,
  type Invocation,
} from './run-command.ts'

const USAGE = `Restores a file of \`npm run backup\` to DATA_DIR and the database. Stop the site first.

  npm run restore -- FILE.tar.gz              restore to a folder and database without data
  npm run restore -- FILE.tar.gz --replace    replace existing data, which is moved to DATA_DIR/before-restore-…
  npm run restore -- FILE.tar.gz --check      verify the file, and change nothing

  FILE may be storage:NAME.tar.gz, a backup in the bucket of STORAGE_URL. With STORAGE_URL, images and files are stored in the bucket.
  A backup without originals needs the bucket of its site. --incomplete restores it although files are missing there.`

/** SQLite files that a restore replaces, and folders whose content is derived from the replaced data. */
const DATABASE_FILES = ['site.db-wal', 'site.db-shm', 'site.db'] as const
const MADE_OF_DATA = [
  dataFolders.pages,
  dataFolders.pageTexts,
  dataFolders.keptPages,
  dataFolders.search,
  dataFolders.social,
]

interface Place {
  readonly config: Config
  /** Bucket for the originals; undefined if they belong in DATA_DIR. */
  readonly bucket: Bucket | undefined
  readonly isReplacing: boolean
  /** True to restore a backup although the bucket lacks originals. */
  readonly isIncomplete: boolean
}

/**
 * Rejects the restore while a process has opened a lake, for example an older version of the site or another command.
 * @throws BackupError
 */
function refuseHeldLakes(dataDir: string) {
  for (const lake of LAKES) {
    const file = join(dataDir, lake, 'lake.sqlite')
    if (!existsSync(file)) continue
    const store = new Sqlite(file, { timeout: 0 })
    try {
      store.exec('BEGIN EXCLUSIVE; ROLLBACK')
    } catch (error) {
      throw new BackupError(`Stop the process that holds ${file} and try again.`, { cause: error })
    } finally {
      store.close()
    }
  }
}

async function refuseData({ config, isReplacing }: Place) {
  const { dataDir, databaseUrl } = config
  const database = databaseUrl === undefined ? undefined : await lookAtPostgres(databaseUrl)
  if (database?.inUse === true) {
    throw new BackupError('Stop the site that uses the database of DATABASE_URL and try again.')
  }
  if (isReplacing) return
  const names = [...LAKES, ...(databaseUrl === undefined ? ['site.db'] : [])]
  const found = names
    .filter((name) => existsSync(join(dataDir, name)))
    .map((name) => join(dataDir, name))
  if (database?.hasData === true) found.push('the database of DATABASE_URL')
  if (found.length > 0) {
    throw new BackupError(
      `Use --replace to replace the existing data (${found.join(', ')}), which is then moved to another folder. Nothing was changed.`,
    )
  }
}

interface Unpacked {
  readonly manifest: Manifest
  readonly documents: number
}

/**
 * Checks that the bucket contains all originals to which the stores and rows of an unpacked backup refer.
 * @throws BackupError if the bucket lacks an original
 */
async function refuseMissing(expected: ReadonlyMap<string, ReadonlySet<string>>, bucket: Bucket) {
  const missing: string[] = []
  for (const { folder, stored } of Object.values(ORIGINALS)) {
    const names = expected.get(folder) ?? new Set()
    if (names.size === 0) continue
    const found = new Set((await bucket.store(stored).list()).map(({ name }) => name))
    for (const name of names) if (!found.has(name)) missing.push(`${stored}/${name}`)
  }
  if (missing.length === 0) return
  throw new BackupError(
    `Set STORAGE_URL to the bucket and prefix of the site that was backed up, or use --incomplete: the backup does not contain its images and files, and the bucket lacks ${count(missing.length, 'file')} of it (${named(missing)}). Nothing was changed.`,
  )
}

async function unpack(
  { bucket, isIncomplete }: Place,
  file: string,
  folder: string,
  onStep: OnProgress,
): Promise<Unpacked> {
  const { manifest, files } = await readBackup(file, folder, onStep)
  if (manifest.originals === 'bucket' && bucket === undefined) {
    throw new BackupError(
      'Set STORAGE_URL to the bucket with the images and files of this backup: it does not contain them. Nothing was changed.',
    )
  }
  onStep('Opening stores', 0, 1)
  const { documents, originals } = await checkStores(folder, file, Object.keys(files))
  if (manifest.originals === 'bucket' && bucket !== undefined && !isIncomplete) {
    const media = await recordedPictures(folder, manifest)
    await refuseMissing(originals.set(MEDIA_FOLDER, media), bucket)
  }
  onStep('Opening stores', 1, 1)
  return { manifest, documents }
}

function planOf(manifest: Manifest, config: Config, id: string): Swap {
  const isFile = config.databaseUrl === undefined && manifest.tables.length > 0
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  return {
    id,
    hasDatabase: config.databaseUrl !== undefined && manifest.tables.length > 0,
    before: `before-restore-${stamp}`,
    items: [
      ...MADE_OF_DATA.map((name) => ({ name, isNew: false })),
      ...manifest.lakes.map((name) => ({ name, isNew: true })),
      // Replaces the media files only together with the tables, because the tables contain the records of the files.
      ...(manifest.tables.length > 0
        ? [{ name: dataFolders.media, isNew: manifest.media && config.storage === undefined }]
        : []),
      ...(isFile ? DATABASE_FILES.map((name) => ({ name, isNew: name === 'site.db' })) : []),
    ],
  }
}

async function bringBack(place: Place, file: string, onStep: OnProgress) {
  const { config, bucket } = place
  const { dataDir, databaseUrl } = config
  const staging = join(dataDir, STAGING)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  try {
    const unpacked = await unpack(place, file, staging, onStep)
    const { manifest } = unpacked
    if (bucket !== undefined) await storeOriginals(staging, bucket, onStep)
    const rows = { manifest, folder: staging, onStep }
    const swap = planOf(manifest, config, randomUUID())
    if (databaseUrl === undefined && manifest.tables.length > 0) await fillSqlite(staging, rows)
    await beginSwap(dataDir, swap)
    if (databaseUrl !== undefined && swap.hasDatabase) {
      const before = swap.before.toLowerCase().replaceAll('-', '_')
      await fillPostgres(databaseUrl, rows, { id: swap.id, before })
    }
    const moved = await finishSwap(dataDir, (id) => isFilledBy(databaseUrl, id))
    return { ...unpacked, moved }
  } catch (error) {
    // If the connection broke during the commit, the commit may have succeeded. The next start of the site, or the next restore, determines
    // if it has.
    await finishSwap(dataDir, (id) => isFilledBy(databaseUrl, id)).catch(() => undefined)
    throw error
  }
}

const summary = ({ manifest, documents }: Unpacked) => {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return `${count(documents, 'document')} and ${count(rows, 'row')} of ${count(manifest.tables.length, 'table')}, as of ${manifest.madeAt}`
}

async function check(place: Place, file: string, onStep: OnProgress): Promise<Unpacked> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-check-'))
  try {
    const unpacked = await unpack(place, file, folder, onStep)
    if (unpacked.manifest.tables.length > 0) {
      await fillSqlite(folder, { manifest: unpacked.manifest, folder, onStep })
    }
    return unpacked
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restore(place: Place, file: string, onStep: OnProgress) {
  const { dataDir, databaseUrl } = place.config
  const leave = holdFolder(dataDir, 'alone')
  try {
    refuseHeldLakes(dataDir)
    await finishSwap(dataDir, (id) => isFilledBy(databaseUrl, id))
    await refuseData(place)
    await giveUpSwap(dataDir)
    return await bringBack(place, file, onStep)
  } finally {
    leave()
  }
}

async function main({ args, settings, say, errors }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      incomplete: { type: 'boolean', default: false },
    },
  })
  const [written, ...more] = positionals
  if (written === undefined || more.length > 0) throw new UsageError('Name one backup.')
  if (values.check && values.replace)
    throw new UsageError('--check and --replace exclude each other.')
  const config = settings()
  const bucket = await openConfiguredBucket(config)
  const source = await backupSource(written, config.dataDir, bucket)
  const progress = createProgressLine(errors)
  const place: Place = {
    config,
    bucket,
    isReplacing: values.replace,
    isIncomplete: values.incomplete,
  }
  try {
    if (values.check) {
      const found = await check(place, source.path, progress.report)
      progress.end()
      return say(`The backup is whole: ${summary(found)}.`)
    }
    const done = await restore(place, source.path, progress.report)
    progress.end()
    say(`Restored ${summary(done)}.`)
    if (done.moved !== undefined && existsSync(done.moved)) {
      say(`The replaced data is in ${done.moved}. Delete it when it is no longer needed.`)
    }
    if (bucket !== undefined) {
      say(
        'The images and files are in the bucket of STORAGE_URL. No other site may use the same prefix: sites delete images that they do not know.',
      )
    }
    if (config.lake.databaseUrl !== undefined && done.manifest.lakes.length > 0) {
      say(
        'The lake of this backup is in files: empty the database of LAKE_DATABASE_URL and run `npm run lake:move -- to-database`.',
      )
    }
    say(
      'All users must sign in again. Accounts, passwords and tokens have the state of the backup: review `npm run user -- list` and `npm run token -- --list`.',
    )
  } finally {
    progress.end()
    await source.close()
    bucket?.close()
  }
}

/** Command of `npm run restore`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
