import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { z } from 'zod'
import { processEnvironment, readConfig } from '#server/config.ts'
import { dataFolders } from '#server/data-folders.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createAccountStore, type AccountStore } from '#server/wire/accounts.ts'
import { isRole, ROLE_NAMES } from '#shared/abilities.ts'

import { runCommand, say, UsageError } from './run-command.ts'

const USAGE = `Machine tokens of the Content Lake.

  npm run token -- NAME [--role ${ROLE_NAMES.join('|')}]           make one; it is shown once
  npm run token -- --list                                      list them
  npm run token -- --revoke NAME                               make one worthless

  --alone   the lake that \`npm run lake\` runs, not the site's own`

const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)

function list(accounts: AccountStore): void {
  const tokens = accounts.listTokens()
  if (tokens.length === 0) say('There are no tokens.')
  for (const token of tokens)
    say(`${token.name}\t${token.role ?? 'unknown role'}\t${token.createdAt}`)
}

function revoke(accounts: AccountStore, tokenName: string): void {
  if (!accounts.revokeToken(tokenName))
    throw new HttpError('not_found', `There is no token "${tokenName}".`)
  say(`The token "${tokenName}" is revoked.`)
}

function create(accounts: AccountStore, tokenName: string, wanted: string): void {
  if (!name.safeParse(tokenName).success) {
    throw new UsageError('A name has letters, digits, ".", "_" and "-", 64 at most.')
  }
  if (!isRole(wanted)) throw new UsageError(`A role is one of: ${ROLE_NAMES.join(', ')}.`)
  const token = accounts.createToken(tokenName, wanted)
  if (token === undefined) {
    throw new HttpError('conflict', `There is a token "${tokenName}" already.`)
  }
  say(`The token "${tokenName}" (${wanted}), shown this once:`)
  say(token)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'editor' },
      list: { type: 'boolean', default: false },
      revoke: { type: 'string' },
      alone: { type: 'boolean', default: false },
    },
  })
  const [tokenName, ...more] = positionals
  const asked = [tokenName, values.revoke, values.list ? 'list' : undefined].filter(
    (wish) => wish !== undefined,
  )
  if (asked.length !== 1 || more.length > 0) {
    throw new UsageError('Give one name for a new token, or --list, or --revoke NAME.')
  }
  const { dataDir } = readConfig(processEnvironment())
  const directory = join(dataDir, values.alone ? dataFolders.lakeAlone : dataFolders.lake)
  const accounts = createAccountStore({ directory })
  try {
    if (values.list) list(accounts)
    else if (values.revoke !== undefined) revoke(accounts, values.revoke)
    else if (tokenName !== undefined) create(accounts, tokenName, values.role)
  } finally {
    accounts.close()
  }
}

await runCommand(USAGE, main)
