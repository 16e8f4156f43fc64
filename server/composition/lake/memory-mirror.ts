import { openMemoryDatabase } from '#server/database/database.ts'
import { createMirrorStore } from '#server/mirror/mirror.store.ts'
import { mirrorMigrations, type MirrorTables } from '#server/mirror/mirror.tables.ts'
import type { Standby } from '#server/mirror/standby.ts'

/** An empty mirror store in memory, whichever engine the lasting one is on. */
export async function openMemoryMirror(): Promise<Standby> {
  const database = await openMemoryDatabase()
  await database.migrate(mirrorMigrations)
  return {
    store: createMirrorStore(database.kysely.withTables<MirrorTables>()),
    close: database.close,
  }
}
