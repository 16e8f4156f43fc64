import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { seedWhenEmpty } from '#server/process/seed-when-empty.ts'
import type { OnProgress } from '#server/transfer/progress.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { count, runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Fills an empty lake with the demonstration content. A lake that has documents is left alone.

  npm run seed                          the embedded lake, or the one at SANITY_API_HOST
  npm run seed -- --hosted --yes        a dataset at Sanity (SANITY_PROJECT_ID)
  npm run seed -- --when-empty          the step of npm start: does nothing, and says nothing, if there are documents
                                        in the lake, the lake is not the embedded one, or SEED=none

  --dataset NAME   instead of SANITY_DATASET`

/** Number of progress lines that are printed while images are stored. */
const PROGRESS_LINES = 4

/** Prints the number of stored images, {@link PROGRESS_LINES} times in all. */
const sayProgress =
  (say: Invocation['say']): OnProgress =>
  (step, done, total) => {
    if (step !== 'Uploading assets' || done === 0) return
    const share = Math.ceil(total / PROGRESS_LINES)
    if (done % share === 0 || done === total) say(`Stored ${done} of ${count(total, 'picture')}.`)
  }

async function seedConfigured(
  config: Config,
  say: Invocation['say'],
  dataset = config.lake.dataset,
): Promise<void> {
  // Loaded lazily, because most starts find a lake with documents and need no seeding.
  const [{ connectLake }, { seedLake }] = await Promise.all([
    import('./connect-lake.ts'),
    import('./seed-lake.ts'),
  ])
  const lake = await connectLake(config, dataset)
  try {
    const seeded = await seedLake(lake, lake.held, sayProgress(say))
    if (seeded.documents === 0) {
      throw new TransferError(`There are documents in ${lake.description}; nothing was written.`)
    }
    say(
      `Wrote ${count(seeded.documents, 'document')} and ${count(seeded.pictures, 'picture')} to ${lake.description}.`,
    )
  } finally {
    await lake.close()
  }
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      hosted: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'when-empty': { type: 'boolean', default: false },
      dataset: { type: 'string' },
    },
  })
  const config = settings()
  if (values['when-empty']) {
    if (values.hosted || values.dataset !== undefined) {
      throw new UsageError('--when-empty fills the dataset of the settings in the embedded lake.')
    }
    return seedWhenEmpty(config, () => {
      say('The content lake is empty. Writing the demonstration content (SEED=none leaves it out).')
      return seedConfigured(config, say)
    })
  }
  if (values.hosted !== (config.mode === 'hosted')) {
    throw new UsageError(
      values.hosted
        ? 'No hosted dataset is set up: SANITY_PROJECT_ID is not set.'
        : 'The settings name a dataset at Sanity, which others may be using. Say --hosted --yes if you mean it.',
    )
  }
  if (values.hosted && !values.yes) {
    throw new UsageError('Say --yes as well to write into a dataset at Sanity.')
  }
  await seedConfigured(config, say, values.dataset)
}

/** Command of `npm run seed`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
