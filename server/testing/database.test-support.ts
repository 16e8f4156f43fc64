import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { Database, Migration } from '../database/database.ts'
import { openDatabase } from '../database/database.ts'
import { testDirectory } from './directory.test-support.ts'
import { addressOf, connectToServer } from './postgres.test-support.ts'

/** Database engines. Every test that stores data runs on both engines. */
export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** Creates empty databases on either engine. Each database is deleted after the test that opened it. */
export function useDatabases() {
  /** Creates an empty schema, which isolates tests like a separate database but is created much faster. */
  const createSchema = async (): Promise<string> => {
    const name = `t${randomUUID().replaceAll('-', '')}`
    // Each test has its own connection. All test files of a worker share this module, so a connection of the module would be closed after
    // the first file.
    const server = await connectToServer(inject('postgres'))
    onTestFinished(async () => {
      await server.query(`drop schema ${name} cascade`)
      await server.end()
    })
    await server.query(`create schema ${name}`)
    return addressOf(inject('postgres'), name)
  }

  const locate = async (engine: Engine): Promise<{ dataDir: string; databaseUrl?: string }> => {
    const dataDir = testDirectory()
    return engine === 'sqlite' ? { dataDir } : { dataDir, databaseUrl: await createSchema() }
  }
  const openAt = async (
    place: Awaited<ReturnType<typeof locate>>,
    migrations: readonly Migration[],
  ): Promise<Database> => {
    const database = await openDatabase(place)
    onTestFinished(async () => database.close())
    await database.migrate(migrations)
    return database
  }

  return {
    /** Location of an empty database, for tests that open and close it themselves. */
    locate,
    /** Opens the database at a location, runs the migrations, and closes it when the test ends. */
    openAt,
    /** Opens an empty database, runs the migrations, and closes it when the test ends. */
    open: async (engine: Engine, migrations: readonly Migration[]): Promise<Database> =>
      openAt(await locate(engine), migrations),
    /** Opens the same database twice, to simulate two processes. */
    openTwice: async (engine: Engine, migrations: readonly Migration[]) => {
      const place = await locate(engine)
      return [await openAt(place, migrations), await openAt(place, migrations)] as const
    },
  }
}
