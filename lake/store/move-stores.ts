import { existsSync } from 'node:fs'
import { connectClient, createClient } from './postgres/connections.ts'
import { prepareLayout } from './postgres/layout.ts'
import { postgresMove } from './postgres/postgres-move.ts'
import { lakeFile, openSqliteStore } from './sqlite/sqlite-store.ts'
import { moveLake, MoveError } from './move.ts'
import type { MovedCounts } from './move.ts'

export interface MoveOptions {
  /** Folder of the lake's file. */
  readonly directory: string
  readonly databaseUrl: string
  /** Engine to which the documents and their history are copied. The original is not changed. */
  readonly to: 'database' | 'files'
}

/**
 * Copies the datasets of a lake with their history between a file and a database, and compares the copy. All or nothing is copied.
 * @throws MoveError if the source is empty, or the target is not empty or differs; SqliteError with `SQLITE_BUSY` if a process uses the file
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
  // Without a listener, a connection that breaks would end the process. The next statement fails.
  client.on('error', () => undefined)
  let store: ReturnType<typeof openSqliteStore> | undefined
  try {
    // The database first, so that no file is created if it does not answer.
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
    // Ends the transaction of a failed copy.
    store?.close()
    await client.end()
  }
}
