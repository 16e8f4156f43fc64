import type { Kysely } from 'kysely'
import { createActs } from '#server/http/acts.ts'
import type { Log } from '#server/http/logging.ts'
import type { AuthTables } from './auth.tables.ts'

interface AccountAct {
  /** Author of the change: id of an account, or the name of an operator's program. Default: the server. */
  readonly by?: string | undefined
  /** Verb phrase of the log sentence, for example `changed the role of`. */
  readonly verb: string
  /** Id of the changed account. */
  readonly account: string
  /** End of the log sentence, for example `to Editor`. */
  readonly rest?: string
}

/** Logs changes of accounts, with the names of the author and the account. */
export function createAccountActs(db: Kysely<AuthTables>, log: Log) {
  const nameOf = async (id: string) =>
    (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name
  const acts = createActs({ log, nameOf })
  return {
    /** Logs an action of a user on their own account: `Ada Marsh signed in`. */
    own: async (id: string, verb: string, data = {}): Promise<void> =>
      acts.record({ by: { kind: 'account', id }, verb, data }),
    record: async ({ by, verb, account, rest }: AccountAct): Promise<void> => {
      const author = by === undefined ? undefined : await nameOf(by).catch(() => undefined)
      await acts.record({
        by: {
          kind: 'named',
          name: author ?? by ?? 'The server',
          ...(by !== undefined && { id: by }),
        },
        verb,
        object: {
          kind: 'account',
          id: account,
          name: (await nameOf(account).catch(() => undefined)) ?? 'an unknown person',
        },
        ...(rest !== undefined && { rest }),
      })
    },
  }
}

export type AccountActs = ReturnType<typeof createAccountActs>
