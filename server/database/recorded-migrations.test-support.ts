import { createHash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely'
import type { Migration } from './database.ts'

/** Dialects that compile statements without running them. All queries return no rows. */
const dialects = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
} as const satisfies Record<string, Dialect>

/** Returns the statements that a migration runs on an empty database. */
async function statementsOf(migration: Migration, engine: keyof typeof dialects) {
  const statements: string[] = []
  const kysely = new Kysely<object>({
    dialect: dialects[engine],
    log: ({ level, query }) => {
      if (level === 'query') statements.push(query.sql)
    },
  })
  await migration.up(kysely)
  return statements
}

/** Hash of the statements of a migration on both engines, 12 hexadecimal digits. */
export async function hashOfMigration(migration: Migration): Promise<string> {
  const texts = [await statementsOf(migration, 'sqlite'), await statementsOf(migration, 'postgres')]
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
}
