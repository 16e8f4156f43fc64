import { basename } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the socket of the PostgreSQL server, which all tests of a run share. */
    readonly postgres: string
  }
}

const addressOf = (schema: string) =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(inject('postgres'))}&options=${encodeURIComponent(`-c search_path=${schema}`)}`

/** Runs statements in the schema that an address names. Returns the rows of the last statement. */
export async function onDatabase(
  connectionString: string,
  ...statements: readonly string[]
): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    let rows: readonly object[] = []
    for (const statement of statements) rows = (await client.query<object>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Runs statements on the PostgreSQL server of the test run. */
export async function onServer(...statements: readonly string[]): Promise<void> {
  await onDatabase(addressOf('public'), ...statements)
}

/** Returns the address of a schema for a temporary directory. The schema is dropped when the test ends. */
export async function lakeDatabase(directory: string): Promise<string> {
  const schema = `lake_${Buffer.from(basename(directory)).toString('hex')}`
  await onServer(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  onTestFinished(() => onServer(`DROP SCHEMA IF EXISTS ${schema} CASCADE`))
  return addressOf(schema)
}
