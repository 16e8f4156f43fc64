import { existsSync } from 'node:fs'
import type pg from 'pg'
import { connectClient, createClient } from './postgres/connections.ts'
import { prepareLayout } from './postgres/layout.ts'
import { addAccounts, readAccounts } from './postgres/postgres-accounts.ts'
import { postgresMove } from './postgres/postgres-move.ts'
import { copyAccountsOnce, replaceAccounts } from './sqlite/sqlite-accounts.ts'
import { lakeFile, openSqliteStore } from './sqlite/sqlite-store.ts'
import { accountsDiffer, moveLake, MoveError } from './move.ts'
import type { MovedCounts } from './move.ts'

export interface MoveOptions {
  /** Folder that contains the lake's files. */
  readonly directory: string
  readonly databaseUrl: string
  /** Store to which the lake is copied. The other store does not change. */
  readonly to: 'database' | 'files'
}

/** Result of a move. */
export interface MovedLake {
  readonly datasets: readonly MovedCounts[]
  /** Number of machine tokens of the lake after the move. */
  readonly tokens: number
}

/**
 * Copies machine tokens and data of users. A copy to the folder replaces all accounts of the folder. A copy to the database keeps the
 * accounts that the database has already.
 * @returns the number of machine tokens in the target after the copy
 * @throws MoveError if the copy differs
 */
async function moveAccounts(
  client: pg.ClientBase,
  { directory, to }: Pick<MoveOptions, 'directory' | 'to'>,
): Promise<number> {
  if (to === 'files') {
    const accounts = await readAccounts(client)
    replaceAccounts(directory, accounts)
    return accounts.tokens.length
  }
  const wanted = new Set<string>()
  await copyAccountsOnce(
    directory,
    (rows) => {
      for (const { hash } of rows.tokens) wanted.add(hash)
      return addAccounts(client, rows)
    },
    { again: true },
  )
  const { tokens } = await readAccounts(client)
  if (!wanted.isSubsetOf(new Set(tokens.map(({ hash }) => hash)))) throw accountsDiffer()
  return tokens.length
}

/**
 * Copies the datasets of a lake, with their history, and its machine tokens and data of users, from its files to a database or back, and
 * compares the copy. Copies everything or nothing.
 * @throws MoveError if the source is empty, or the target is not empty or differs afterwards; SqliteError with `SQLITE_BUSY` if a process
 * uses the file
 */
export async function moveStores({ directory, databaseUrl, to }: MoveOptions): Promise<MovedLake> {
  if (to === 'database' && !existsSync(lakeFile(directory))) {
    throw new MoveError(`There is no lake in ${directory}. Nothing was changed.`)
  }
  const client = createClient(databaseUrl, { deadline: 0 })
  // Without this listener, a broken connection would end the process. With it, the next statement fails.
  client.on('error', () => undefined)
  let store: ReturnType<typeof openSqliteStore> | undefined
  try {
    // Connects to the database first, so that no file is created if the database does not answer.
    await connectClient(client)
    store = openSqliteStore({ directory })
    await prepareLayout(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    const database = postgresMove(client)
    const moved = await store.move(async (file) => {
      const datasets = await (to === 'database'
        ? moveLake(file, database)
        : moveLake(database, file))
      return { datasets, tokens: await moveAccounts(client, { directory, to }) }
    })
    await client.query('COMMIT')
    return moved
  } finally {
    // Closing the stores rolls back the transaction of a failed copy.
    store?.close()
    await client.end()
  }
}
