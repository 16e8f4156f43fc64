import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { Database, Migration } from './database.ts'
import { openDatabase } from './database.ts'
import { testDirectory } from './directory.test-support.ts'
import { addressOf, runOnServer } from './postgres.test-support.ts'

/** Every test of what is stored runs on both. */
export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** A new, empty database, gone when the test ends. */
async function createDatabase(): Promise<string> {
  const folder = inject('postgres')
  const name = `t${randomUUID().replaceAll('-', '')}`
  await runOnServer(folder, `create database ${name}`)
  onTestFinished(() => runOnServer(folder, `drop database ${name} with (force)`))
  return addressOf(folder, name)
}

/** Call at the top of a test file: gives fresh stores on either engine, and clears each away with its test. */
export function useDatabases() {
  const locate = async (engine: Engine): Promise<{ dataDir: string; databaseUrl?: string }> => {
    const dataDir = testDirectory()
    return engine === 'sqlite' ? { dataDir } : { dataDir, databaseUrl: await createDatabase() }
  }
  return {
    /** The place of a new, empty store, for tests that open it themselves (and close it). */
    locate,
    /** A new store with the migrations run, closed when the test ends. */
    open: async (engine: Engine, migrations: readonly Migration[]): Promise<Database> => {
      const database = await openDatabase(await locate(engine))
      onTestFinished(async () => database.close())
      await database.migrate(migrations)
      return database
    },
  }
}
