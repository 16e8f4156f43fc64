import { parseArgs } from 'node:util'
import { processEnvironment, readConfig } from '#server/config/config.ts'
import { reasonOf } from '#server/transfer/assets.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { reachLake, type LakeConnection } from './connect-lake.ts'
import { runCommand, say, UsageError } from './run-command.ts'

const USAGE = `Datasets of the Content Lake. It may run meanwhile.

  npm run dataset -- list
  npm run dataset -- create NAME [--public]   make one; private unless told
  npm run dataset -- public NAME              let everybody read what is published in it
  npm run dataset -- private NAME             let only accounts and tokens read it

  --alone   the lake that \`npm run lake\` runs, not the site's own`

const COMMANDS = ['list', 'create', 'public', 'private'] as const
type Command = (typeof COMMANDS)[number]

const isCommand = (word: string | undefined): word is Command =>
  COMMANDS.some((command) => command === word)

async function list({ client, description }: LakeConnection): Promise<void> {
  const datasets = await client.datasets.list()
  if (datasets.length === 0) say(`There are no datasets in ${description}.`)
  for (const { name, aclMode } of datasets) say(`${name}\t${aclMode}`)
}

async function change(
  { client }: LakeConnection,
  command: Exclude<Command, 'list'>,
  name: string,
  aclMode: 'public' | 'private',
): Promise<void> {
  if (command === 'create') {
    await client.datasets.create(name, { aclMode })
    say(`The dataset "${name}" is made, ${aclMode}.`)
  } else {
    await client.datasets.edit(name, { aclMode })
    say(`The dataset "${name}" is ${aclMode}.`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      public: { type: 'boolean', default: false },
      alone: { type: 'boolean', default: false },
    },
  })
  const [command, name, ...more] = positionals
  if (!isCommand(command)) throw new UsageError(`Say one of: ${COMMANDS.join(', ')}.`)
  if ((command === 'list') !== (name === undefined) || more.length > 0) {
    throw new UsageError(command === 'list' ? 'list takes nothing else.' : 'Give one name.')
  }
  if (values.public && command !== 'create') throw new UsageError('--public is for create.')
  const lake = await reachLake(readConfig(processEnvironment()), values.alone)
  try {
    if (command === 'list') await list(lake)
    else if (name !== undefined) {
      const isPublic = command === 'public' || values.public
      await change(lake, command, name, isPublic ? 'public' : 'private')
    }
  } catch (error) {
    throw new TransferError(`The lake refused: ${reasonOf(error)}`, { cause: error })
  } finally {
    await lake.close()
  }
}

await runCommand(USAGE, main)
