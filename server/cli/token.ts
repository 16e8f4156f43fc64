import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { z } from 'zod'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { HttpError } from '#server/http/http-error.ts'
import { isLake, whereOf } from '#lake/wire/open-lake.ts'
import type { AccountStore } from '#lake/access/account-store.ts'
import { openAccountsAt } from '#lake/wire/accounts.ts'
import { isRole, ROLE_NAMES } from '#shared/access/abilities.ts'

import { runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Machine tokens of the Content Lake.

  npm run token -- NAME [--role ${ROLE_NAMES.join('|')}]           create a token, which is printed once
  npm run token -- --list                                      list the tokens
  npm run token -- --revoke NAME                               revoke a token

  --alone   the standalone lake (\`npm run lake\`) instead of the site's own
  --new     create the token before the first start of the lake

  DATA_DIR must be the folder with which the lake is started, or LAKE_DATABASE_URL its database.`

const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)

/** Folder of the lake, and its database if it has one. */
interface TokenPlace {
  readonly directory: string
  readonly databaseUrl: string | undefined
}

/** Location of the lake. Throws if there is neither a database nor a folder, because tokens of a missing lake would be useless. */
function placeOf({ dataDir, mode, lake }: Config, alone: boolean, isNew: boolean): TokenPlace {
  if (!alone && mode !== 'embedded') {
    throw new HttpError(
      'not_found',
      'Make the token where the content is: this site keeps its content elsewhere (SANITY_API_HOST or SANITY_PROJECT_ID). For a lake that runs alone, add --alone and set its DATA_DIR.',
    )
  }
  const directory = join(dataDir, alone ? dataFolders.lakeAlone : dataFolders.lake)
  const { databaseUrl } = lake
  if (isNew || databaseUrl !== undefined || isLake(directory)) return { directory, databaseUrl }
  throw new HttpError(
    'not_found',
    `Set DATA_DIR to what the lake is started with: there is none in ${directory}. --new makes the token before its first start.`,
  )
}

async function list(accounts: AccountStore, say: Invocation['say']): Promise<void> {
  const tokens = await accounts.listTokens()
  if (tokens.length === 0) say('There are no tokens.')
  for (const token of tokens)
    say(`${token.name}\t${token.role ?? 'unknown role'}\t${token.createdAt}`)
}

async function revoke(
  accounts: AccountStore,
  tokenName: string,
  say: Invocation['say'],
): Promise<void> {
  if (!(await accounts.revokeToken(tokenName)))
    throw new HttpError('not_found', `There is no token "${tokenName}".`)
  say(`The token "${tokenName}" is revoked.`)
}

/**
 * Validates the name and role of a token.
 * @throws UsageError for an invalid name or an unknown role
 */
function checked(tokenName: string, wanted: string) {
  if (!name.safeParse(tokenName).success) {
    throw new UsageError('A name has letters, digits, ".", "_" and "-", 64 at most.')
  }
  if (!isRole(wanted)) throw new UsageError(`A role is one of: ${ROLE_NAMES.join(', ')}.`)
  return { tokenName, role: wanted }
}

async function create(
  accounts: AccountStore,
  place: TokenPlace,
  { tokenName, role }: ReturnType<typeof checked>,
  say: Invocation['say'],
): Promise<void> {
  const token = await accounts.createToken(tokenName, role)
  if (token === undefined) {
    throw new HttpError('conflict', `There is a token "${tokenName}" already.`)
  }
  say(`The token "${tokenName}" (${role}) of the lake in ${whereOf(place)}, shown this once:`)
  say(token)
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'editor' },
      list: { type: 'boolean', default: false },
      revoke: { type: 'string' },
      alone: { type: 'boolean', default: false },
      new: { type: 'boolean', default: false },
    },
  })
  const [tokenName, ...more] = positionals
  const asked = [tokenName, values.revoke, values.list ? 'list' : undefined].filter(
    (wish) => wish !== undefined,
  )
  if (asked.length !== 1 || more.length > 0) {
    throw new UsageError('Give one name for a new token, or --list, or --revoke NAME.')
  }
  const wanted = tokenName === undefined ? undefined : checked(tokenName, values.role)
  const isNew = values.new && wanted !== undefined
  const place = placeOf(settings(), values.alone, isNew)
  const accounts = await openAccountsAt(place)
  try {
    if (wanted !== undefined) await create(accounts, place, wanted, say)
    else if (values.revoke !== undefined) await revoke(accounts, values.revoke, say)
    else await list(accounts, say)
  } finally {
    await accounts.close()
  }
}

/** Command of `npm run token`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
