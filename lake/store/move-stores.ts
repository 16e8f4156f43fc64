import { connectClient, createClient } from './postgres/connections.ts'
import { prepareLayout } from './postgres/layout.ts'
import { postgresMove } from './postgres/postgres-move.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import { moveLake } from './move.ts'
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
 * @throws Error with a sentence if the target is not empty or differs; SqliteError with `SQLITE_BUSY` if a process uses the file
 */
export async function moveStores({
  directory,
  databaseUrl,
  to,
}: MoveOptions): Promise<MovedCounts[]> {
  const client = createClient(databaseUrl, { deadline: 0 })
  await connectClient(client)
  const store = openSqliteStore({ directory })
  try {
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
    store.close()
    await client.end()
  }
}
