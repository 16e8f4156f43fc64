import type { AccountStore } from '#lake/access/account-store.ts'
import { openSqliteAccounts } from '#lake/store/sqlite/sqlite-accounts.ts'
import type { WireCaller } from './callers.ts'
import { machineId } from './machine.ts'
import type { LakePlace } from './open-lake.ts'
import type { WireLog } from './types.ts'

/**
 * Opens the accounts of a lake without its documents: in the database of the lake or, without one, in its folder.
 * @throws LakeError `unavailable` with a sentence for operators
 */
export async function openAccountsAt({
  directory,
  databaseUrl,
}: Pick<LakePlace, 'directory' | 'databaseUrl'>): Promise<AccountStore> {
  if (databaseUrl === undefined) return openSqliteAccounts(directory)
  // Imported only for a database, because its driver takes memory.
  const { openPostgresAccounts } = await import('#lake/store/postgres/open-accounts.ts')
  return openPostgresAccounts(databaseUrl, directory)
}

/** Returns the machine that owns a token, or undefined for an unknown token or role. */
export async function callerOfToken(
  accounts: Pick<AccountStore, 'findToken'>,
  token: string,
  log?: WireLog,
): Promise<WireCaller | undefined> {
  const record = await accounts.findToken(token)
  if (record === undefined) return undefined
  const { name, role, storedRole } = record
  if (role === undefined) {
    log?.('warn', 'A machine token was refused: this version does not know its role', {
      token: name,
      role: storedRole,
    })
    return undefined
  }
  return { id: machineId(name), name, email: '', role, isMachine: true, via: 'bearer' }
}
