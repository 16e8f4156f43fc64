import { existsSync } from 'node:fs'
import { connectClient, createClient } from './postgres/connections.ts'
import { prepareLayout } from './postgres/layout.ts'
import { postgresMove } from './postgres/postgres-move.ts'
import { lakeFile, openSqliteStore } from './sqlite/sqlite-store.ts'
import { moveLake, MoveError } from './move.ts'
import type { MovedCounts } from './move.ts'

export interface MoveOptions {
  /** Folder that contains the lake's file. */
  readonly directory: string
  readonly databaseUrl: string
  /** Store to which the documents and their history are copied. The other store does not change. */
  readonly to: 'database' | 'files'
}

/**
 * Copies the datasets of a lake, with their history, from its file to a database or back, and compares the copy. Copies everything or
 * nothing.
 * @throws MoveError if the source is empty, or the target is not empty or differs afterwards; SqliteError with `SQLITE_BUSY` if a process
 * uses the file
 */
export async function moveStores({
  directory,
  databaseUrl,
  to,
}: MoveOptions): Promise<MovedCounts[]> {
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
    const moved = await store.move((file) =>
      to === 'database' ? moveLake(file, database) : moveLake(database, file),
    )
    await client.query('COMMIT')
    return moved
  } finally {
    // Closing the stores rolls back the transaction of a failed copy.
    store?.close()
    await client.end()
  }
}
