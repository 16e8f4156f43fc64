import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { Database, Migration } from '../database/database.ts'
import { openDatabase } from '../database/database.ts'
import { testDirectory } from './directory.test-support.ts'
import { addressOf, connectToServer } from './postgres.test-support.ts'

/** Every test of what is stored runs on both. */
export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** Gives fresh stores on either engine, and clears each away with the test that asked for it. */
export function useDatabases() {
  /** A new, empty schema, which is to its connections what a database is, and made in a fraction of the time. */
  const createSchema = async (): Promise<string> => {
    const name = `t${randomUUID().replaceAll('-', '')}`
    // Each test has a connection of its own: files of a worker share their modules, so one of the module's would end with
    // whichever file ends first.
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
    /** The place of a new, empty store, for tests that open it themselves (and close it). */
    locate,
    /** A new store with the migrations run, closed when the test ends. */
    open: async (engine: Engine, migrations: readonly Migration[]): Promise<Database> =>
      openAt(await locate(engine), migrations),
    /** A new store opened twice, as two processes do. */
    openTwice: async (engine: Engine, migrations: readonly Migration[]) => {
      const place = await locate(engine)
      return [await openAt(place, migrations), await openAt(place, migrations)] as const
    },
  }
}
