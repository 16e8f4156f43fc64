import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BackupError } from '#server/backup/backup-error.ts'
import { STORED_BACKUPS } from '#server/composition/files/storage.ts'
import type { Bucket } from '#server/storage/bucket-store.ts'
import { targetOf } from '#server/transfer/export-content.ts'
import { isFileName } from '#lake/common/files/file-store.ts'
import { removeOldFiles } from '#server/process/remove-old-files.ts'
import { UsageError } from '../run-command.ts'

/** Beginning of an argument that names a backup in object storage. */
const STORED_PREFIX = 'storage:'

/** Name of a backup in object storage, from an argument; undefined if the argument is the path of a file. @throws UsageError */
function storedName(argument: string): string | undefined {
  if (!argument.startsWith(STORED_PREFIX)) return undefined
  const name = argument.slice(STORED_PREFIX.length)
  if (!isFileName(name)) {
    throw new UsageError('Name a backup in object storage like this: storage:site.tar.gz')
  }
  return name
}

function storeOf(bucket: Bucket | undefined) {
  if (bucket === undefined) {
    throw new BackupError('Set STORAGE_URL to the bucket of the backups.')
  }
  return bucket.store(STORED_BACKUPS)
}

/** Destination of a backup. */
export interface BackupTarget {
  /** Path to write the backup to. */
  readonly path: string
  /** Name for messages. */
  readonly shown: string
  /** Sends the written backup to its destination. */
  readonly finish: () => Promise<void>
  /** Removes temporary files of the backup from this machine. */
  readonly close: () => Promise<void>
}

/**
 * Finds the destination that an argument names. The caller must have acquired the lock for backups, because unfinished files have fixed
 * names.
 * @throws BackupError if the backup exists already; UsageError
 */
export async function backupTarget(
  argument: string,
  dataDir: string,
  bucket: Bucket | undefined,
): Promise<BackupTarget> {
  const name = storedName(argument)
  if (name === undefined) {
    const path = await targetOf(argument)
    if (existsSync(path)) {
      throw new BackupError(
        `Name another file, or remove ${path} first: a backup replaces nothing.`,
      )
    }
    return {
      path,
      shown: path,
      finish: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
  }
  const store = storeOf(bucket)
  if ((await store.sizeOf(name)) !== undefined) {
    throw new BackupError(
      `Name another backup: there is ${argument}, and a backup replaces nothing.`,
    )
  }
  const path = join(dataDir, 'backup-to-send.tar.gz')
  await rm(path, { force: true })
  return {
    path,
    shown: argument,
    finish: () => store.put(name, path, 'copy'),
    close: () => rm(path, { force: true }),
  }
}

/** Prefix of the file name of a backup in DATA_DIR that was fetched from object storage. */
const TO_RESTORE = 'backup-to-restore'

/** A backup on this machine. */
export interface BackupSource {
  readonly path: string
  readonly close: () => Promise<void>
}

/**
 * Finds the backup that an argument names, and fetches it from object storage if needed. @throws BackupError if the backup does not exist
 */
export async function backupSource(
  argument: string,
  dataDir: string,
  bucket: Bucket | undefined,
): Promise<BackupSource> {
  const name = storedName(argument)
  if (name === undefined) {
    const path = resolve(argument)
    if ((await stat(path).catch(() => undefined))?.isFile() !== true) {
      throw new BackupError(`Name a backup that is there: there is no file ${path}.`)
    }
    return { path, close: () => Promise.resolve() }
  }
  const store = storeOf(bucket)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await removeOldFiles(dataDir, TO_RESTORE)
  const path = join(dataDir, `${TO_RESTORE}-${randomUUID()}.tar.gz`)
  if ((await store.copyTo(name, path)) === undefined) {
    const names = (await store.list()).slice(-10).map((file) => STORED_PREFIX + file.name)
    const list =
      names.length === 0
        ? 'There are no backups below the prefix of STORAGE_URL'
        : `The last ones are ${names.join(', ')}`
    throw new BackupError(`Name a backup that is there: there is no ${argument}. ${list}.`)
  }
  return { path, close: () => rm(path, { force: true }) }
}
