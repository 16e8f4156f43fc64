import { openMemoryDatabase } from '../database/database.ts'
import { createMirrorStore } from '../mirror/mirror.store.ts'
import { mirrorMigrations, type MirrorTables } from '../mirror/mirror.tables.ts'
import type { Standby } from '../mirror/standby.ts'

/** An empty mirror store in memory, whichever engine the lasting one is on. */
export async function openMemoryMirror(): Promise<Standby> {
  const database = await openMemoryDatabase()
  await database.migrate(mirrorMigrations)
  return {
    store: createMirrorStore(database.kysely.withTables<MirrorTables>()),
    close: database.close,
  }
}
