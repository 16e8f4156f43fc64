import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolders } from '#server/process/data-folders.ts'
import { useDataFolder } from '#server/process/use-data-folder.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { MoveError } from '#lake/store/move.ts'
import { moveStores } from '#lake/store/move-stores.ts'
import { lakeFile } from '#lake/store/sqlite/sqlite-store.ts'
import { count, runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Copies the documents of a Content Lake, with their history, and its machine tokens between its files and a database. Stop all
its processes first.

  npm run lake:move -- to-database   from the file in DATA_DIR to LAKE_DATABASE_URL
  npm run lake:move -- to-files      from LAKE_DATABASE_URL to the file in DATA_DIR

  --alone   the lake that \`npm run lake\` runs, not the site's own

  The target must be empty. The copy is compared with the original, which is not changed. Images and files stay in the
  folder of the lake. Afterwards set LAKE_DATABASE_URL, or remove it.`

/** Error for the operator, with the remedy if there is one. */
function failure(
  { message, isTargetInUse }: MoveError,
  to: 'database' | 'files',
  directory: string,
): TransferError {
  if (!isTargetInUse) return new TransferError(message)
  const remedy =
    to === 'files'
      ? `Move ${lakeFile(directory)} to another folder first.`
      : 'Name an empty database in LAKE_DATABASE_URL, or drop its tables that begin with lake_.'
  return new TransferError(`${message} ${remedy}`)
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { alone: { type: 'boolean', default: false } },
  })
  const [direction, ...more] = positionals
  if ((direction !== 'to-database' && direction !== 'to-files') || more.length > 0) {
    throw new UsageError('Say one of: to-database, to-files.')
  }
  const config = settings()
  const { databaseUrl } = config.lake
  if (databaseUrl === undefined) {
    throw new TransferError('Set LAKE_DATABASE_URL to the database of the lake.')
  }
  const folder = values.alone ? dataFolders.lakeAlone : dataFolders.lake
  const leave = await useDataFolder(config)
  try {
    const to = direction === 'to-database' ? 'database' : 'files'
    const directory = join(config.dataDir, folder)
    const moved = await moveStores({ directory, databaseUrl, to }).catch((error: unknown) => {
      throw error instanceof MoveError ? failure(error, to, directory) : error
    })
    const { datasets, tokens } = moved
    for (const { name, rows, hash } of datasets) {
      say(
        `${name}: ${count(rows.documents, 'document')} and ${count(rows.transactions, 'transaction')} copied and compared (SHA-256 ${hash.slice(0, 16)}…).`,
      )
    }
    say(
      to === 'database'
        ? `Copied ${count(datasets.length, 'dataset')} to LAKE_DATABASE_URL, which has ${count(tokens, 'machine token')} now. The file is unchanged; remove it when the site runs.`
        : `Copied ${count(datasets.length, 'dataset')} and ${count(tokens, 'machine token')} to ${directory}. Remove LAKE_DATABASE_URL before the next start.`,
    )
  } finally {
    leave()
  }
}

/** Command of `npm run lake:move`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
