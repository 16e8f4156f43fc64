import { basename } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket folder of the PostgreSQL server that all tests of a run share. */
    readonly postgres: string
  }
}

const addressOf = (schema: string) =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(inject('postgres'))}&options=${encodeURIComponent(`-c search_path=${schema}`)}`

/** Runs statements on the server of the run. */
export async function onServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('public') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Address of a schema that belongs to a temporary directory. It is dropped when the test ends. */
export async function lakeDatabase(directory: string): Promise<string> {
  const schema = `lake_${Buffer.from(basename(directory)).toString('hex')}`
  await onServer(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  onTestFinished(() => onServer(`DROP SCHEMA IF EXISTS ${schema} CASCADE`))
  return addressOf(schema)
}
