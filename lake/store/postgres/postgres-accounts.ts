import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { AccountStore, TokenRecord } from '#lake/access/account-store.ts'
import { lakeRoleOf } from '#lake/access/lake-user.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'
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
import { guarded } from './connections.ts'
import { CHANNEL } from './postgres-append.ts'

/** Payload of the notification after a token was revoked. */
export const REVOKED = 'tokens'

/**
 * Time for which a process accepts a token without reading it again, in milliseconds. After a revocation, a notification usually ends this
 * time at once.
 */
const TOKEN_MS = 1_000

type Client = Pick<pg.Pool | pg.ClientBase, 'query'>

/** Accounts of a lake in PostgreSQL, which all its processes share. */
export interface PostgresAccounts extends AccountStore {
  /** Forgets the tokens that this process knows, and calls the listeners, after another process has revoked a token. */
  readonly revoked: () => void
}

/** Creates the accounts in the database of a lake. The caller closes the pool. */
export function createPostgresAccounts(pool: pg.Pool): PostgresAccounts {
  const tokens = new LRUCache<string, TokenRecord>({ ...atMostEntries(1_000), ttl: TOKEN_MS })
  /** Users that this process has stored, as JSON by id. So only changed users are written again. */
  const remembered = new LRUCache<string, string>(atMostEntries(10_000))
  const listeners = new Set<() => void>()

  const rowsOf = (text: string, values: readonly unknown[] = []): Promise<readonly object[]> =>
    guarded(async () => (await pool.query<object>(text, [...values])).rows)

  const revoked = () => {
    tokens.clear()
    for (const listener of listeners) listener()
  }

  return {
    async createToken(name, role) {
      const token = newToken()
      const created = await rowsOf(
        `INSERT INTO lake_tokens (name, hash, role, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING name`,
        [name, hashOfToken(token), lakeRoleOf(role), new Date().toISOString()],
      )
      return created.length === 1 ? token : undefined
    },
    async listTokens() {
      const rows = await rowsOf('SELECT * FROM lake_tokens ORDER BY name')
      return rows.map((row) => tokenRecordOf(tokenRow.parse(row)))
    },
    async revokeToken(name) {
      const gone = await rowsOf(
        `WITH gone AS (DELETE FROM lake_tokens WHERE name = $1 RETURNING name)
         SELECT name, pg_notify(${CHANNEL}, '${REVOKED}') FROM gone`,
        [name],
      )
      if (gone.length > 0) revoked()
      return gone.length > 0
    },
    async findToken(token) {
      const hash = hashOfToken(token)
      const known = tokens.get(hash)
      if (known !== undefined) return known
      const [row] = await rowsOf('SELECT * FROM lake_tokens WHERE hash = $1', [hash])
      if (row === undefined) return undefined
      const record = tokenRecordOf(tokenRow.parse(row))
      tokens.set(hash, record)
      return record
    },
    async readValues(userId, keys) {
      const rows = await rowsOf(
        'SELECT * FROM lake_key_values WHERE user_id = $1 AND key = ANY($2::text[])',
        [userId, keys.filter(isStorable)],
      )
      const values = new Map(
        rows.map((row) => {
          const { key, value } = valueRow.parse(row)
          return [key, value] as const
        }),
      )
      return keys.flatMap((key) => {
        const value = values.get(key)
        return value === undefined ? [] : [{ key, value: JSON.parse(value) }]
      })
    },
    async writeValues(userId, values) {
      // The last value of a key wins, because one statement may change a row only once.
      const byKey = new Map(values.map(({ key, value }) => [key, JSON.stringify(value ?? null)]))
      await rowsOf(
        `INSERT INTO lake_key_values (user_id, key, value)
         SELECT $1, * FROM unnest($2::text[], $3::text[])
         ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
        [userId, [...byKey.keys()], [...byKey.values()]],
      )
    },
    async rememberPerson({ id, name, email }) {
      const facts = JSON.stringify([name, email])
      if (remembered.get(id) === facts) return
      await rowsOf(
        `INSERT INTO lake_people AS known (id, name, email) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email
         WHERE known.name <> excluded.name OR known.email <> excluded.email`,
        [id, name, email],
      )
      remembered.set(id, facts)
    },
    async people(ids) {
      const rows = await rowsOf('SELECT * FROM lake_people WHERE id = ANY($1::text[])', [
        ids.filter(isStorable),
      ])
      return rows.map((row) => personRow.parse(row))
    },
    onRevoked(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    revoked,
    close: () => Promise.resolve(),
  }
}

/** True if PostgreSQL can store a text. It cannot store the character NUL, so no key and no id contains it. */
const isStorable = (text: string) => !text.includes('\0')

/** Reads all accounts in a database. */
export const readAccounts = async (client: Client): Promise<AccountRows> =>
  accountRows.parse({
    tokens: (await client.query('SELECT * FROM lake_tokens ORDER BY name')).rows,
    values: (await client.query('SELECT * FROM lake_key_values ORDER BY user_id, key')).rows,
    people: (await client.query('SELECT * FROM lake_people ORDER BY id')).rows,
  })

/** Adds a token. If another token has its name, the token gets the first free name such as `bot-2`, so that both stay valid. */
async function addToken(client: Client, token: AccountRows['tokens'][number]): Promise<void> {
  const { name, hash, role, created_at: createdAt } = token
  for (let number = 1; ; number += 1) {
    const { rows } = await client.query(
      `WITH added AS (
         INSERT INTO lake_tokens (name, hash, role, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING hash
       ) SELECT hash FROM added UNION ALL SELECT hash FROM lake_tokens WHERE hash = $2`,
      [number === 1 ? name : `${name}-${number}`, hash, role, createdAt],
    )
    if (rows.length > 0) return
  }
}

/** Adds accounts to a database. Settings and names that the database has already stay unchanged. */
export async function addAccounts(client: Client, rows: AccountRows): Promise<void> {
  for (const token of rows.tokens) await addToken(client, token)
  for (const { user_id: userId, key, value } of rows.values) {
    if (!isStorable(key)) continue
    await client.query(
      `INSERT INTO lake_key_values (user_id, key, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [userId, key, value],
    )
  }
  for (const { id, name, email } of rows.people) {
    await client.query(
      'INSERT INTO lake_people (id, name, email) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, name, email],
    )
  }
}
