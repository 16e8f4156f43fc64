import { parseArgs } from 'node:util'
import { reasonOf } from '#server/transfer/assets.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { reachLake, type LakeConnection } from './connect-lake.ts'
import { runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Datasets of the Content Lake. It may run meanwhile.

  npm run dataset -- list
  npm run dataset -- create NAME [--public]   create a dataset (default: private)
  npm run dataset -- public NAME              allow everyone to read its published documents
  npm run dataset -- private NAME             allow only accounts and tokens to read it

  --alone   the standalone lake (\`npm run lake\`) instead of the site's own`

const ACTIONS = ['list', 'create', 'public', 'private'] as const
type Action = (typeof ACTIONS)[number]

const isAction = (word: string | undefined): word is Action =>
  ACTIONS.some((action) => action === word)

async function list(
  { client, description }: LakeConnection,
  say: Invocation['say'],
): Promise<void> {
  const datasets = await client.datasets.list()
  if (datasets.length === 0) say(`There are no datasets in ${description}.`)
  for (const { name, aclMode } of datasets) say(`${name}\t${aclMode}`)
}

async function change(
  { client }: LakeConnection,
  action: Exclude<Action, 'list'>,
  name: string,
  aclMode: 'public' | 'private',
  say: Invocation['say'],
): Promise<void> {
  if (action === 'create') {
    await client.datasets.create(name, { aclMode })
    say(`The dataset "${name}" is made, ${aclMode}.`)
  } else {
    await client.datasets.edit(name, { aclMode })
    say(`The dataset "${name}" is ${aclMode}.`)
  }
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      public: { type: 'boolean', default: false },
      alone: { type: 'boolean', default: false },
    },
  })
  const [action, name, ...more] = positionals
  if (!isAction(action)) throw new UsageError(`Say one of: ${ACTIONS.join(', ')}.`)
  if ((action === 'list') !== (name === undefined) || more.length > 0) {
    throw new UsageError(action === 'list' ? 'list has no arguments.' : 'Give one name.')
  }
  if (values.public && action !== 'create') throw new UsageError('--public is for create.')
  const lake = await reachLake(settings(), values.alone)
  try {
    if (action === 'list') await list(lake, say)
    else if (name !== undefined) {
      const isPublic = action === 'public' || values.public
      await change(lake, action, name, isPublic ? 'public' : 'private', say)
    }
  } catch (error) {
    throw new TransferError(`The lake refused: ${reasonOf(error)}`, { cause: error })
  } finally {
    await lake.close()
  }
}

/** Command of `npm run dataset`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
