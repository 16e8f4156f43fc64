import { z } from 'zod'
import { BackupError } from '../backup/backup-error.ts'
import { FileStoreError } from '#lake/common/files/file-store.ts'
import { isSqliteBusy, isStoreFull } from '#lake/common/store-errors.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Fields of Node's system errors and of SQLite's errors. */
const failure = z.object({
  code: z.string(),
  port: z.number().optional(),
  path: z.string().optional(),
})

const NOT_ALLOWED = (place: string) =>
  `This account may not use ${place}. Give it the right to, or set PORT or DATA_DIR to another place.`
const NO_FOLDER = (place: string) => `${place} is no folder. Set DATA_DIR to one.`
const UNKNOWN_HOST = () =>
  'HOST names no address that this machine can find. Set HOST to one that it has, such as localhost.'
const NO_ROOM = () =>
  'There is no room left on the disk. Make some, or set DATA_DIR to another disk.'
const HELD = 'Another process holds the data. Stop that one, or set DATA_DIR to another folder.'
const REFUSED = () =>
  'The server of DATABASE_URL has no such database, or refuses this user and password.'

/** Functions that return the message for an error code. Their argument is the port or the path of the error. */
const SENTENCES: ReadonlyMap<string, (place: string) => string> = new Map([
  [
    'EADDRINUSE',
    (place) =>
      `Another program uses ${place}. Stop that one, or set PORT (LAKE_PORT for a lake alone) to a free port.`,
  ],
  [
    'EADDRNOTAVAIL',
    () =>
      'This machine has no such address to listen on. Set HOST to one that it has, such as localhost.',
  ],
  ['ENOTFOUND', UNKNOWN_HOST],
  ['EAI_AGAIN', UNKNOWN_HOST],
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EROFS', NOT_ALLOWED],
  ['SQLITE_READONLY', NOT_ALLOWED],
  ['SQLITE_CANTOPEN', NOT_ALLOWED],
  [
    'ENOENT',
    (place) =>
      `There is no ${place}, and it cannot be made. Set DATA_DIR to a folder that can be written.`,
  ],
  ['EEXIST', NO_FOLDER],
  ['ENOTDIR', NO_FOLDER],
  ['insufficient_storage', NO_ROOM],
  [
    'unavailable',
    () => 'The database of DATABASE_URL does not answer. Start it, or correct the address.',
  ],
  ['3D000', REFUSED],
  ['28000', REFUSED],
  ['28P01', REFUSED],
])

/**
 * Returns a message for startup errors that are not bugs of the product: a port in use, data locked by another process, a folder without
 * permission, an unreachable database. Returns undefined for other errors.
 */
export function explainFailure(error: unknown): string | undefined {
  if (
    error instanceof BackupError ||
    error instanceof LakeError ||
    error instanceof FileStoreError
  ) {
    return error.message
  }
  const { code = '', port, path } = failure.safeParse(error).data ?? {}
  if (code.startsWith('ERR_OSSL_')) {
    return 'Set TLS_CERT and TLS_KEY to a certificate and the key that belongs to it, in PEM form and without a passphrase. What they name now is not that.'
  }
  if (isSqliteBusy(error)) return HELD
  if (isStoreFull(error)) return NO_ROOM()
  return SENTENCES.get(code)?.(port === undefined ? (path ?? 'the data') : `port ${port}`)
}
