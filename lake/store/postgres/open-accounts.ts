import type { AccountStore } from '#lake/access/account-store.ts'
import { copyAccountsOnce } from '#lake/store/sqlite/sqlite-accounts.ts'
import { connectClient, createClient, createPool } from './connections.ts'
import { prepareLayout } from './layout.ts'
import { addAccounts, createPostgresAccounts } from './postgres-accounts.ts'

/**
 * Opens the accounts of a lake in PostgreSQL without its documents, and creates missing tables.
 * @param directory folder of the lake, whose accounts are added to the database once
 * @throws LakeError `unavailable` with a sentence for operators; Error if a later version has written the tables
 */
export async function openPostgresAccounts(url: string, directory: string): Promise<AccountStore> {
  const client = createClient(url)
  // Without this listener, a broken connection would end the process. With it, the next statement fails.
  client.on('error', () => undefined)
  try {
    await connectClient(client)
    await prepareLayout(client)
    await copyAccountsOnce(directory, (rows) => addAccounts(client, rows))
  } finally {
    await client.end()
  }
  const pool = createPool(url, () => undefined)
  return { ...createPostgresAccounts(pool), close: () => pool.end() }
}
