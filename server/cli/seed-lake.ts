import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { demoContent } from '#seed/demo-content.ts'
import { ASSET_TYPES } from '#shared/content/document-types.ts'
import type { IncomingAsset } from '#server/transfer/content.ts'
import { importContent } from '#server/transfer/import-content.ts'
import type { Lake } from '#lake/documents/types.ts'
import type { LakeEndpoint } from '#server/transfer/lake-client.ts'
import type { OnProgress } from '#server/transfer/progress.ts'

/** Result of seeding. Both counts are 0 when the lake had documents already. */
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
