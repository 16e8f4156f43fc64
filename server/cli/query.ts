import { parseArgs } from 'node:util'
import { z } from 'zod'
import { reasonOf } from '#server/transfer/assets.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { connectLake } from './connect-lake.ts'
import { runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Runs a GROQ query in the site's dataset, drafts included, and prints the result as JSON. The site may run meanwhile.

  npm run query -- '*[_type == "blog"]{title}'
  npm run query -- '*[_id == $id][0]' --params '{"id": "about"}'

  --params JSON        values of the parameters, an object
  --perspective NAME   raw (default), drafts or published
  --dataset NAME       another dataset than SANITY_DATASET`

const PERSPECTIVES = ['raw', 'drafts', 'published'] as const
const parameters = z.record(z.string(), z.unknown())

function readParameters(text: string): Record<string, unknown> {
  try {
    return parameters.parse(JSON.parse(text))
  } catch {
    throw new UsageError('--params takes a JSON object, such as {"id": "about"}.')
  }
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      params: { type: 'string', default: '{}' },
      perspective: { type: 'string', default: 'raw' },
      dataset: { type: 'string' },
    },
  })
  const [query, ...more] = positionals
  if (query === undefined || more.length > 0) throw new UsageError('Give one query, in quotes.')
  const perspective = PERSPECTIVES.find((name) => name === values.perspective)
  if (perspective === undefined) {
    throw new UsageError(`--perspective takes one of: ${PERSPECTIVES.join(', ')}.`)
  }
  const params = readParameters(values.params)
  const config = settings()
  const lake = await connectLake(config, values.dataset ?? config.lake.dataset, 'read')
  try {
    const result: unknown = await lake.client.withConfig({ perspective }).fetch(query, params)
    say(JSON.stringify(result, undefined, 2))
  } catch (error) {
    throw new TransferError(`The lake refused the query: ${reasonOf(error)}`, { cause: error })
  } finally {
    await lake.close()
  }
}

/** Command of `npm run query`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
