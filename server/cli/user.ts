import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

import { z } from 'zod'

import { createAuth, type Auth } from '#server/auth/auth.ts'
import { authMigrations, type AuthTables } from '#server/auth/auth.tables.ts'
import { generatePassword } from '#server/auth/passwords.ts'
import { openLakeAccounts } from '#server/composition/lake/lake-people.ts'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { openDatabase } from '#server/database/database.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createLogger } from '#server/http/logging.ts'
import { isLake } from '#lake/wire/open-lake.ts'
import { isRole, ROLE_NAMES } from '#shared/access/abilities.ts'

import { runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const ROLE = `--role ${ROLE_NAMES.join('|')}`

const USAGE = `Manages staff accounts. The site may run meanwhile; a disabled account is signed out within seconds.

  npm run user -- list
  npm run user -- add EMAIL [${ROLE}] [--name NAME]   create an account (default role: editor)
  npm run user -- password EMAIL                                         set a new password
  npm run user -- reset EMAIL                                            print a one-time link to choose a password
  npm run user -- role EMAIL ${ROLE}                  change the role
  npm run user -- disable EMAIL                                          refuse sign-ins and end all sessions
  npm run user -- enable EMAIL                                           allow sign-ins again

  --alone   accounts of the standalone lake in DATA_DIR (\`npm run lake\`), for its Studios
  --stdin   read the password from standard input. Default: a generated password, printed once`

/** Name under which the log records the changes of this command. */
const BY = 'The command line'

const commands = z.enum(['list', 'add', 'password', 'reset', 'role', 'disable', 'enable'])

type CommandName = z.output<typeof commands>

interface Call extends Pick<Invocation, 'input' | 'say'> {
  readonly email: string
  readonly role: string | undefined
  readonly name: string | undefined
  readonly stdin: boolean
}

async function choosePassword(call: Call): Promise<{ password: string; tell: () => void }> {
  if (call.stdin) {
    const password = (await text(call.input)).replace(/\r?\n$/, '')
    return { password, tell: () => undefined }
  }
  const password = generatePassword()
  return { password, tell: () => call.say(`Password (shown only once): ${password}`) }
}

function parseRole(role: string | undefined) {
  if (role !== undefined && isRole(role)) return role
  throw new UsageError(`A role is one of: ${ROLE_NAMES.join(', ')}.`)
}

async function list(auth: Auth, { say }: Call): Promise<void> {
  const accounts = await auth.users.list()
  if (accounts.length === 0) say('There are no accounts.')
  for (const { email, role, name, disabled } of accounts) {
    say([email, role ?? 'unknown role', name, ...(disabled ? ['disabled'] : [])].join('\t'))
  }
}

async function add(auth: Auth, call: Call): Promise<void> {
  const role = parseRole(call.role ?? 'editor')
  const { password, tell } = await choosePassword(call)
  const { email, name, say } = call
  const user = await auth.users.create({ email, name, role, password, by: BY })
  say(`${user.email} may sign in as ${user.role}.`)
  tell()
}

async function change(
  auth: Auth,
  command: Exclude<CommandName, 'list' | 'add'>,
  call: Call,
): Promise<void> {
  const { say } = call
  const user = await auth.users.findByEmail(call.email)
  if (user === undefined) throw new HttpError('not_found', `There is no account ${call.email}.`)
  switch (command) {
    case 'password': {
      const { password, tell } = await choosePassword(call)
      await auth.users.setPassword(user.id, password)
      say(`${user.email} has a new password and is signed out everywhere.`)
      tell()
      return
    }
    case 'reset': {
      const { url, expiresAt } = await auth.issueReset(user.id, BY)
      say(
        `One-time link for ${user.email} to choose a password, valid until ${new Date(expiresAt).toISOString()}:`,
      )
      say(url)
      return
    }
    case 'role': {
      const role = parseRole(call.role)
      await auth.users.setRole(user.id, role, BY)
      say(`${user.email} has the role ${role} now.`)
      return
    }
    case 'disable':
      await auth.users.setDisabled(user.id, true, BY)
      say(`${user.email} cannot sign in any more and is signed out everywhere.`)
      return
    case 'enable':
      await auth.users.setDisabled(user.id, false, BY)
      say(`${user.email} may sign in again.`)
  }
}

async function run(auth: Auth, command: CommandName, call: Call): Promise<void> {
  if (command === 'list') return list(auth, call)
  return command === 'add' ? add(auth, call) : change(auth, command, call)
}

/**
 * Log that discards all entries. The command runs only for a moment, so `sweepEvery: 0` also disables the periodic deletion of expired
 * sessions.
 */
const log = createLogger({ level: 'silent' })

async function openOfSite(config: Config) {
  const database = await openDatabase(config)
  await database.migrate(authMigrations)
  const db = database.kysely.withTables<AuthTables>()
  const auth = await createAuth({ db, log, origin: () => config.origin, sweepEvery: 0 })
  return { auth, database }
}

/**
 * Opens the accounts of the standalone lake.
 * @throws HttpError `not_found` if there is no standalone lake
 */
async function openOfLake({ dataDir }: Config) {
  const directory = join(dataDir, dataFolders.lakeAlone)
  if (!isLake(directory)) {
    throw new HttpError(
      'not_found',
      `Set DATA_DIR to the folder of the standalone lake: there is no lake in ${directory}.`,
    )
  }
  return openLakeAccounts({ directory, log, origin: () => '', sweepEvery: 0 })
}

async function main({ args, settings, input, say }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      name: { type: 'string' },
      stdin: { type: 'boolean', default: false },
      alone: { type: 'boolean', default: false },
    },
  })
  const [first, email = '', ...more] = positionals
  const command = commands.safeParse(first).data
  if (command === undefined) throw new UsageError(`Say one of: ${commands.options.join(', ')}.`)
  if ((command === 'list') !== (email === '') || more.length > 0) {
    throw new UsageError(command === 'list' ? 'list has no arguments.' : 'Give one email address.')
  }
  if (values.alone && command === 'reset') {
    throw new UsageError(
      'A standalone lake has no page for one-time links. Set a new password with `password`.',
    )
  }
  const config = settings()
  const { auth, database } = await (values.alone ? openOfLake(config) : openOfSite(config))
  try {
    const { role, name, stdin } = values
    await run(auth, command, { email, role, name, stdin, input, say })
  } finally {
    await database.close()
  }
}

/** Command of `npm run user`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
