import { DAY } from '#shared/time/units.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthTables } from './auth.tables.ts'

/** Lifetime of a known device after its last sign-in, in milliseconds. */
export const DEVICE_LIFE = 180 * DAY
/** Maximum number of known devices per account. A new one replaces the oldest. */
const MOST_DEVICES = 20

const VALUE = /^[\w-]{43}$/
const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url')

/** Store of browsers that have signed in to an account before. A browser is identified by the hash of a cookie. */
export function createKnownDevices(db: Kysely<AuthTables>, now: () => number) {
  return {
    /** Returns the hash of the first cookie value that belongs to a known device of the account, or undefined. */
    find: async (email: string, values: readonly string[]): Promise<string | undefined> => {
      const hashes = values.filter((value) => VALUE.test(value)).map(hashOf)
      if (hashes.length === 0) return undefined
      const row = await db
        .selectFrom('known_devices')
        .innerJoin('users', 'users.id', 'known_devices.user_id')
        .where('known_devices.hash', 'in', hashes)
        .where('known_devices.expires_at', '>', now())
        .where('users.email', '=', email)
        .select('known_devices.hash')
        .executeTakeFirst()
      return row?.hash
    },
    /** Stores a known device and replaces its previous row. Returns the value of the device's new cookie. */
    remember: async (userId: string, before: string | undefined): Promise<string> => {
      const value = randomBytes(32).toString('base64url')
      await db.transaction().execute(async (transaction) => {
        // Deleting the previous row invalidates copies of the previous cookie value.
        if (before !== undefined) {
          await transaction.deleteFrom('known_devices').where('hash', '=', before).execute()
        }
        await transaction
          .insertInto('known_devices')
          .values({ hash: hashOf(value), user_id: userId, expires_at: now() + DEVICE_LIFE })
          .execute()
        await transaction
          .deleteFrom('known_devices')
          .where('hash', 'in', (query) =>
            query
              .selectFrom('known_devices')
              .where('user_id', '=', userId)
              .orderBy('expires_at', 'desc')
              .orderBy('hash')
              .select('hash')
              .limit(1000)
              .offset(MOST_DEVICES),
          )
          .execute()
      })
      return value
    },
    /** Deletes expired devices. */
    sweep: async () => {
      await db.deleteFrom('known_devices').where('expires_at', '<=', now()).execute()
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
