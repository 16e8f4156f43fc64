import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { demoContent } from '#seed/demo-content.ts'
import { ASSET_TYPES } from '#shared/content/document-types.ts'
import { processEnvironment, readConfig, type Config } from '#server/config/config.ts'
import { seedWhenEmpty } from '#server/process/seed-when-empty.ts'
import type { IncomingAsset } from '#server/transfer/content.ts'
import { importContent } from '#server/transfer/import-content.ts'
import type { Lake } from '#lake/documents/types.ts'
import type { LakeEndpoint } from '#server/transfer/lake-client.ts'
import type { OnProgress } from '#server/transfer/progress.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { connectLake } from './connect-lake.ts'
import { count, runCommand, say, UsageError } from './run-command.ts'

const USAGE = `Fills an empty lake with the demonstration content. A lake that has documents is left alone.

  npm run seed                          the embedded lake, or the one at SANITY_API_HOST
  npm run seed -- --hosted --yes        a dataset at Sanity (SANITY_PROJECT_ID)
  npm run seed -- --when-empty          the step of npm start: does nothing, and says nothing, if there are documents
                                        in the lake, the lake is not the embedded one, or SEED=none

  --dataset NAME   instead of SANITY_DATASET`

/** What seeding did. Both counts are 0 when the lake had documents already. */
export interface Seeded {
  readonly documents: number
  readonly pictures: number
}

/** When the demonstration content was last gone over: what a lake of our own says of its changes is the same on every run. */
const REVISED = new Date('2026-11-20T08:00:00.000Z')

const assetOf = async ([address, path]: readonly [string, string]) => {
  const { size } = await stat(path)
  return [address, { kind: 'image', path, size, filename: basename(path) }] as const
}

/**
 * Writes the demonstration content into a dataset that has no documents; does nothing when it has any. Assets alone do
 * not count: an interrupted seed leaves them behind. The documents come in one transaction, so that they are all there or none.
 * @param lake holds the dataset where this process does; one elsewhere goes by its own clock
 * @throws TransferError when the lake refuses it
 */
export async function seedLake(
  { client }: Pick<LakeEndpoint, 'client'>,
  lake?: Pick<Lake, 'holdClock'>,
  onProgress?: OnProgress,
): Promise<Seeded> {
  const present: unknown = await client.fetch('count(*[!(_type in $assets)][0...1])', {
    assets: ASSET_TYPES,
  })
  if (present !== 0) return { documents: 0, pictures: 0 }
  const release = lake?.holdClock(REVISED)
  try {
    const { documents, pictures } = await demoContent()
    const assets = new Map<string, IncomingAsset>(await Promise.all([...pictures].map(assetOf)))
    const report = await importContent({
      client,
      content: { format: 'sanity', documents, assets, assetMetadata: {}, notes: [] },
      mode: 'missing',
      oneTransaction: true,
      ...(onProgress && { onProgress }),
    })
    return { documents: report.created, pictures: report.uploaded }
  } finally {
    release?.()
  }
}

/** Lines of progress while images are stored. */
const PROGRESS_LINES = 4

/** Says how many images are stored, some times in all. */
const sayProgress: OnProgress = (step, done, total) => {
  if (step !== 'Uploading assets' || done === 0) return
  const share = Math.ceil(total / PROGRESS_LINES)
  if (done % share === 0 || done === total) say(`Stored ${done} of ${count(total, 'picture')}.`)
}

async function seedConfigured(config: Config, dataset = config.lake.dataset): Promise<void> {
  const lake = await connectLake(config, dataset)
  try {
    const seeded = await seedLake(lake, lake.held, sayProgress)
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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      hosted: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'when-empty': { type: 'boolean', default: false },
      dataset: { type: 'string' },
    },
  })
  const config = readConfig(processEnvironment())
  if (values['when-empty']) {
    if (values.hosted || values.dataset !== undefined) {
      throw new UsageError('--when-empty fills the dataset of the settings in the embedded lake.')
    }
    return seedWhenEmpty(config, () => {
      say('The content lake is empty. Writing the demonstration content (SEED=none leaves it out).')
      return seedConfigured(config)
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
  await seedConfigured(config, values.dataset)
}

if (import.meta.main) await runCommand(USAGE, main)
