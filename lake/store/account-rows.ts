import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { TokenRecord } from '#lake/access/account-store.ts'
import { roleOfLake } from '#lake/access/lake-user.ts'

/** Row of a machine token. Both stores have these columns. */
export const tokenRow = z.object({
  name: z.string(),
  hash: z.string(),
  role: z.string(),
  created_at: z.string(),
})
/** Row of a setting that a user has stored in the Studio. The value is JSON. */
export const valueRow = z.object({ user_id: z.string(), key: z.string(), value: z.string() })
/** Row of a user's name. */
export const personRow = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** All rows of a store of accounts, sorted by their keys. */
export const accountRows = z.object({
  tokens: z.array(tokenRow),
  values: z.array(valueRow),
  people: z.array(personRow),
})
export type AccountRows = z.infer<typeof accountRows>

/** Creates the secret of a machine token. */
export const newToken = (): string => `lk${randomBytes(32).toString('base64url')}`

/** Hash with which a token is stored. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** Converts a row to the record of a token. */
export const tokenRecordOf = (row: z.infer<typeof tokenRow>): TokenRecord => ({
  name: row.name,
  role: roleOfLake(row.role),
  storedRole: row.role,
  createdAt: row.created_at,
})
