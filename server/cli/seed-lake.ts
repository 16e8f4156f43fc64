import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { demoContent } from '#seed/demo-content.ts'
import { ASSET_TYPES } from '#shared/content/document-types.ts'
import type { IncomingAsset } from '#server/transfer/content.ts'
import { importContent } from '#server/transfer/import-content.ts'
import type { Lake } from '#lake/documents/types.ts'
import type { LakeEndpoint } from '#server/transfer/lake-client.ts'
import type { OnProgress } from '#server/transfer/progress.ts'

/** Result of seeding. Both counts are 0 if the lake already had documents. */
export interface Seeded {
  readonly documents: number
  readonly pictures: number
}

/**
 * Date of the last revision of the demonstration content. It is fixed, so that the history of an embedded lake has the same times on every
 * run.
 */
const REVISED = new Date('2026-11-20T08:00:00.000Z')

const assetOf = async ([address, path]: readonly [string, string]) => {
  const { size } = await stat(path)
  return [address, { kind: 'image', path, size, filename: basename(path) }] as const
}

/**
 * Writes the demonstration content into a dataset, unless the dataset has documents. Assets do not count as documents here, because an
 * interrupted seed leaves assets in the lake. All documents are written in one transaction.
 * @param lake lake of the dataset, if this process has opened it; its revisions then have the date {@link REVISED}
 * @throws TransferError if the lake rejects the content
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
