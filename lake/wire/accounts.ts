import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { keepPrivate } from '#lake/common/private-file.ts'
import { setWalMode } from '#lake/common/wal-mode.ts'
import type { Role } from '#lake/access/roles.ts'
import { lakeRoleOf, roleOfLake } from '#lake/access/lake-user.ts'

import { machineId } from './machine.ts'
import type { WireCaller, WirePerson } from './callers.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

export interface TokenRecord {
  readonly name: string
  /** Role of the token. Undefined if this version does not know the stored role; the token is then refused. */
  readonly role: Role | undefined
  /** ISO 8601 in UTC. */
  readonly createdAt: string
}

export interface KeyValue {
  readonly key: string
  readonly value: unknown
}

/** Store for data that does not belong to a dataset: machine tokens, Studio settings of users, names of users. */
export interface AccountStore {
  /** Creates a token and returns it. Only its hash is stored, so it can be read only here. Returns undefined if the name is in use. */
  createToken(name: string, role: Role): string | undefined
  listTokens(): readonly TokenRecord[]
  /** Deletes a token. @returns true if it existed */
  revokeToken(name: string): boolean
  /** Returns the machine that owns a token, or undefined for an unknown token or role. */
  callerOfToken(token: string): WireCaller | undefined
  /** Returns the stored values for the given keys. Keys without a value are left out. */
  readValues(userId: string, keys: readonly string[]): readonly KeyValue[]
  writeValues(userId: string, values: readonly KeyValue[]): void
  /** Stores a user's name, so that `people` can return it. */
  rememberPerson(person: WirePerson): void
  people(ids: readonly string[]): readonly WirePerson[]
  close(): void
}

const tokenRow = z.object({ name: z.string(), role: z.string(), created_at: z.string() })
const valueRow = z.object({ key: z.string(), value: z.string() })
const personRow = z.object({ id: z.string(), name: z.string(), email: z.string() })

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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Opens `accounts.sqlite` in the directory, and creates it if it is missing. Several processes may open it. */
export function createAccountStore(options: {
  readonly directory: string
  /** Called when a token is used whose stored role this version does not know. */
  readonly onUnknownRole?: (use: { readonly token: string; readonly role: string }) => void
}): AccountStore {
  mkdirSync(options.directory, { recursive: true, mode: 0o700 })
  const file = join(options.directory, 'accounts.sqlite')
  keepPrivate(file)
  const db = new Database(file)
  setWalMode(db)
  db.pragma('synchronous = FULL')
  db.pragma('busy_timeout = 5000')
  db.exec(SCHEMA)

  const insertToken = db.prepare(
    'INSERT OR IGNORE INTO token (name, hash, role, created_at) VALUES (?, ?, ?, ?)',
  )
  const selectTokens = db.prepare('SELECT name, role, created_at FROM token ORDER BY name')
  const deleteToken = db.prepare('DELETE FROM token WHERE name = ?')
  const selectToken = db.prepare('SELECT name, role, created_at FROM token WHERE hash = ?')
  const selectValue = db.prepare('SELECT key, value FROM key_value WHERE user_id = ? AND key = ?')
  const upsertValue = db.prepare(
    `INSERT INTO key_value (user_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
  )
  const upsertPerson = db.prepare(
    `INSERT INTO person (id, name, email) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email
     WHERE name <> excluded.name OR email <> excluded.email`,
  )
  const selectPerson = db.prepare('SELECT id, name, email FROM person WHERE id = ?')
  /** Users that this process has stored, as JSON by id. So only changed users are written again. */
  const remembered = new LRUCache<string, string>(atMostEntries(10_000))
  const writeAll = db.transaction((userId: string, values: readonly KeyValue[]) => {
    for (const { key, value } of values) upsertValue.run(userId, key, JSON.stringify(value ?? null))
  })

  return {
    createToken(name, role) {
      const token = `lk${randomBytes(32).toString('base64url')}`
      const created = insertToken.run(
        name,
        hashOf(token),
        lakeRoleOf(role),
        new Date().toISOString(),
      )
      return created.changes === 1 ? token : undefined
    },
    listTokens: () =>
      z
        .array(tokenRow)
        .parse(selectTokens.all())
        .map((row) => ({
          name: row.name,
          role: roleOfLake(row.role),
          createdAt: row.created_at,
        })),
    revokeToken: (name) => deleteToken.run(name).changes === 1,
    callerOfToken(token) {
      const row = tokenRow.optional().parse(selectToken.get(hashOf(token)))
      if (row === undefined) return undefined
      const role = roleOfLake(row.role)
      if (role === undefined) {
        options.onUnknownRole?.({ token: row.name, role: row.role })
        return undefined
      }
      return {
        id: machineId(row.name),
        name: row.name,
        email: '',
        role,
        isMachine: true,
        via: 'bearer',
      }
    },
    readValues: (userId, keys) =>
      keys.flatMap((key) => {
        const row = valueRow.optional().parse(selectValue.get(userId, key))
        return row === undefined ? [] : [{ key: row.key, value: JSON.parse(row.value) }]
      }),
    writeValues: (userId, values) => writeAll(userId, values),
    rememberPerson({ id, name, email }) {
      const facts = JSON.stringify([name, email])
      if (remembered.get(id) === facts) return
      upsertPerson.run(id, name, email)
      remembered.set(id, facts)
    },
    people: (ids) =>
      ids.flatMap((id) => {
        const row = personRow.optional().parse(selectPerson.get(id))
        return row === undefined ? [] : [row]
      }),
    close: () => void db.close(),
  }
}
