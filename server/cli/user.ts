import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

import { z } from 'zod'

import { createAuth, type Auth } from '#server/auth/auth.ts'
import { authMigrations, type AuthTables } from '#server/auth/auth.tables.ts'
import { generatePassword } from '#server/auth/passwords.ts'
import { processEnvironment, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database.ts'
import { createLogger } from '#server/http/logging.ts'

const USAGE = `Staff accounts. The site may run meanwhile; who loses an account is signed out within seconds.

  npm run user -- list
  npm run user -- add EMAIL [--role admin|editor] [--name NAME]   make one (editor unless told)
  npm run user -- password EMAIL                                  give it a new password
  npm run user -- role EMAIL --role admin|editor                  change what it may do
  npm run user -- disable EMAIL                                   refuse it
  npm run user -- enable EMAIL                                    let it in again

  --stdin   take the password from standard input; else one is made up and shown once`

const roles = z.enum(['admin', 'editor'])

/** A wrong call; the message is for the person who made it. */
class UsageError extends Error {}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

interface Call {
  readonly command: string
  readonly email: string
  readonly role: string | undefined
  readonly name: string | undefined
  readonly stdin: boolean
}

async function choosePassword(call: Call): Promise<{ password: string; tell: () => void }> {
  if (call.stdin) {
    const password = (await text(process.stdin)).replace(/\r?\n$/, '')
    return { password, tell: () => undefined }
  }
  const password = generatePassword()
  return { password, tell: () => say(`Password, shown this once: ${password}`) }
}

function parseRole(role: string | undefined) {
  const parsed = roles.safeParse(role)
  if (!parsed.success) throw new UsageError('A role is admin or editor.')
  return parsed.data
}

async function list(auth: Auth): Promise<void> {
  const accounts = await auth.users.list()
  if (accounts.length === 0) say('There are no accounts.')
  for (const { email, role, name, disabled } of accounts) {
    say([email, role, name, ...(disabled ? ['disabled'] : [])].join('\t'))
  }
}

async function add(auth: Auth, call: Call): Promise<void> {
  const role = parseRole(call.role ?? 'editor')
  const { password, tell } = await choosePassword(call)
  const user = await auth.users.create({ email: call.email, name: call.name, role, password })
  say(`${user.email} may sign in as ${user.role}.`)
  tell()
}

async function change(auth: Auth, call: Call): Promise<void> {
  const user = await auth.users.findByEmail(call.email)
  if (user === undefined) throw new UsageError(`There is no account ${call.email}.`)
  switch (call.command) {
    case 'password': {
      const { password, tell } = await choosePassword(call)
      await auth.users.setPassword(user.id, password)
      say(`${user.email} has a new password and is signed out everywhere.`)
      tell()
      return
    }
    case 'role': {
      const role = parseRole(call.role)
      await auth.users.setRole(user.id, role)
      say(`${user.email} is ${role} now.`)
      return
    }
    case 'disable':
      await auth.users.setDisabled(user.id, true)
      say(`${user.email} is refused and signed out everywhere.`)
      return
    case 'enable':
      await auth.users.setDisabled(user.id, false)
      say(`${user.email} may sign in again.`)
      return
    default:
      throw new UsageError(USAGE)
  }
}

async function run(auth: Auth, call: Call): Promise<void> {
  if (call.command === 'list') return list(auth)
  if (call.email === '') throw new UsageError(USAGE)
  return call.command === 'add' ? add(auth, call) : change(auth, call)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      name: { type: 'string' },
      stdin: { type: 'boolean', default: false },
    },
  })
  const [command = '', email = ''] = positionals
  if (command === '') throw new UsageError(USAGE)
  const config = readConfig(processEnvironment())
  const database = await openDatabase(config)
  try {
    await database.migrate(authMigrations)
    const auth = await createAuth({
      db: database.kysely.withTables<AuthTables>(),
      log: createLogger({ level: 'silent' }),
      origin: () => config.origin,
      sweepEvery: 0,
    })
    await run(auth, { command, email, role: values.role, name: values.name, stdin: values.stdin })
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
