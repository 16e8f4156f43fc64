import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoContent } from '#seed/demo-content.ts'
import { ASSET_TYPES } from '#shared/content/document-types.ts'
import { processEnvironment, readConfig } from '#server/config/config.ts'
import { importContent } from '#server/transfer/import-content.ts'
import type { Lake } from '#lake/documents/types.ts'
import type { LakeEndpoint } from '#server/transfer/lake-client.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { connectLake } from './connect-lake.ts'
import { drawPictures } from './draw-pictures.ts'
import { count, runCommand, say, UsageError } from './run-command.ts'

const USAGE = `Fills an empty lake with the demonstration content. A lake that has documents is left alone.

  npm run seed                          the embedded lake, or the one at SANITY_API_HOST
  npm run seed -- --hosted --yes        a dataset at Sanity (SANITY_PROJECT_ID)

  --dataset NAME   instead of SANITY_DATASET`

/** What seeding did. Both counts are 0 when the lake had documents already. */
export interface Seeded {
  readonly documents: number
  readonly pictures: number
}

/** When the demonstration content was last gone over: what a lake of our own says of its changes is the same on every run. */
const REVISED = new Date('2026-11-20T08:00:00.000Z')

/**
 * Writes the demonstration content into a dataset that has no documents; does nothing when it has any. Assets alone do
 * not count: a seeding that was cut off leaves them behind.
 * @param lake holds the dataset where this process does; one elsewhere goes by its own clock
 * @throws TransferError when the lake refuses it
 */
export async function seedLake(
  { client }: Pick<LakeEndpoint, 'client'>,
  lake?: Pick<Lake, 'holdClock'>,
): Promise<Seeded> {
  const present: unknown = await client.fetch('count(*[!(_type in $assets)][0...1])', {
    assets: ASSET_TYPES,
  })
  if (present !== 0) return { documents: 0, pictures: 0 }
  const folder = await mkdtemp(join(tmpdir(), 'content-seed-'))
  const release = lake?.holdClock(REVISED)
  try {
    const { documents, pictures } = await demoContent()
    const assets = await drawPictures(pictures, folder)
    const report = await importContent({
      client,
      content: { format: 'sanity', documents, assets, assetMetadata: {}, notes: [] },
      mode: 'missing',
    })
    return { documents: report.created, pictures: report.uploaded }
  } finally {
    release?.()
    await rm(folder, { recursive: true, force: true })
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      hosted: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      dataset: { type: 'string' },
    },
  })
  const config = readConfig(processEnvironment())
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
  const lake = await connectLake(config, values.dataset ?? config.lake.dataset)
  try {
    const seeded = await seedLake(lake, lake.held)
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

if (import.meta.main) await runCommand(USAGE, main)
