import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Database } from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { AccountStore, KeyValue } from '#lake/access/account-store.ts'
import { lakeRoleOf } from '#lake/access/lake-user.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'
import { keepPrivate } from '#lake/common/private-file.ts'
import { setWalMode } from '#lake/common/wal-mode.ts'
import { accountsDiffer } from '#lake/store/move.ts'
import {
  accountRows,
  hashOfToken,
  newToken,
  personRow,
  tokenRecordOf,
  tokenRow,
  valueRow,
  type AccountRows,
} from '#lake/store/account-rows.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS token (
    name TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, role TEXT NOT NULL, created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS key_value (
    user_id TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS person (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`

/** Value of `user_version` in a file whose rows were copied to a database. The file is not copied again, even if it changes later. */
const COPIED = 1

const fileOf = (directory: string) => join(directory, 'accounts.sqlite')

/** Opens `accounts.sqlite` in a directory, and creates it if it is missing. Several processes may open it. */
function openFile(directory: string): Database {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = fileOf(directory)
  keepPrivate(file)
  const database = new Sqlite(file)
  try {
    setWalMode(database)
    database.pragma('synchronous = FULL')
    database.pragma('busy_timeout = 5000')
    database.exec(SCHEMA)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Opens the accounts in the directory of a lake, and creates their file if it is missing. Several processes may open it. */
export function openSqliteAccounts(directory: string): AccountStore {
  const database = openFile(directory)
  const insertToken = database.prepare(
    'INSERT OR IGNORE INTO token (name, hash, role, created_at) VALUES (?, ?, ?, ?)',
  )
  const selectTokens = database.prepare('SELECT * FROM token ORDER BY name')
  const deleteToken = database.prepare('DELETE FROM token WHERE name = ?')
  const selectToken = database.prepare('SELECT * FROM token WHERE hash = ?')
  const selectValue = database.prepare('SELECT * FROM key_value WHERE user_id = ? AND key = ?')
  const upsertValue = database.prepare(
    `INSERT INTO key_value (user_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
  )
  const upsertPerson = database.prepare(
    `INSERT INTO person (id, name, email) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email
     WHERE name <> excluded.name OR email <> excluded.email`,
  )
  const selectPerson = database.prepare('SELECT * FROM person WHERE id = ?')
  /** Users that this process has stored, as JSON by id. So only changed users are written again. */
  const remembered = new LRUCache<string, string>(atMostEntries(10_000))
  const listeners = new Set<() => void>()
  const writeAll = database.transaction((userId: string, values: readonly KeyValue[]) => {
    for (const { key, value } of values) upsertValue.run(userId, key, JSON.stringify(value ?? null))
  })

  return {
    async createToken(name, role) {
      const token = newToken()
      const now = new Date().toISOString()
      const created = insertToken.run(name, hashOfToken(token), lakeRoleOf(role), now)
      return created.changes === 1 ? token : undefined
    },
    listTokens: async () => selectTokens.all().map((row) => tokenRecordOf(tokenRow.parse(row))),
    async revokeToken(name) {
      const isRevoked = deleteToken.run(name).changes === 1
      if (isRevoked) for (const listener of listeners) listener()
      return isRevoked
    },
    async findToken(token) {
      const row = tokenRow.optional().parse(selectToken.get(hashOfToken(token)))
      return row && tokenRecordOf(row)
    },
    readValues: async (userId, keys) =>
      keys.flatMap((key) => {
        const row = valueRow.optional().parse(selectValue.get(userId, key))
        return row === undefined ? [] : [{ key: row.key, value: JSON.parse(row.value) }]
      }),
    writeValues: async (userId, values) => writeAll(userId, values),
    async rememberPerson({ id, name, email }) {
      const facts = JSON.stringify([name, email])
      if (remembered.get(id) === facts) return
      upsertPerson.run(id, name, email)
      remembered.set(id, facts)
    },
    people: async (ids) =>
      ids.flatMap((id) => personRow.optional().parse(selectPerson.get(id)) ?? []),
    onRevoked(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: async () => void database.close(),
  }
}

const readRows = (database: Database): AccountRows =>
  accountRows.parse({
    tokens: database.prepare('SELECT * FROM token ORDER BY name').all(),
    values: database.prepare('SELECT * FROM key_value ORDER BY user_id, key').all(),
    people: database.prepare('SELECT * FROM person ORDER BY id').all(),
  })

/**
 * Passes the accounts in the directory of a lake to `write`, and marks their file as copied. Does nothing if there is no file, or if it was
 * copied before. Other processes that copy the file wait.
 * @param again true to copy also a file that was copied before
 */
export async function copyAccountsOnce(
  directory: string,
  write: (rows: AccountRows) => Promise<void>,
  { again = false } = {},
): Promise<void> {
  if (!existsSync(fileOf(directory))) return
  const database = openFile(directory)
  try {
    database.exec('BEGIN IMMEDIATE')
    if (!again && database.pragma('user_version', { simple: true }) === COPIED) return
    await write(readRows(database))
    database.pragma(`user_version = ${COPIED}`)
    database.exec('COMMIT')
  } finally {
    // Rolls back a transaction that is still open.
    database.close()
  }
}

/**
 * Replaces all accounts in the directory of a lake, also those that an earlier copy has left there: a token that was revoked since then must
 * not become valid again.
 * @throws MoveError if the rows of the file differ afterwards; the file is not changed then
 */
export function replaceAccounts(directory: string, rows: AccountRows): void {
  const database = openFile(directory)
  try {
    database.exec('BEGIN IMMEDIATE; DELETE FROM token; DELETE FROM key_value; DELETE FROM person')
    const token = database.prepare('INSERT INTO token VALUES (:name, :hash, :role, :created_at)')
    const value = database.prepare('INSERT INTO key_value VALUES (:user_id, :key, :value)')
    const person = database.prepare('INSERT INTO person VALUES (:id, :name, :email)')
    for (const row of rows.tokens) token.run(row)
    for (const row of rows.values) value.run(row)
    for (const row of rows.people) person.run(row)
    database.pragma('user_version = 0')
    if (JSON.stringify(readRows(database)) !== JSON.stringify(rows)) throw accountsDiffer()
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}
