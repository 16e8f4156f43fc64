import { createReadStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import Sqlite from 'better-sqlite3'
import { z } from 'zod'
import { storedFileName } from '#lake/assets/asset-names.ts'
import { createLake } from '#lake/datasets/lake.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { TABLE_FOLDER, type Manifest } from '#server/backup/manifest.ts'

export interface CheckedStores {
  readonly documents: number
  /** Names of the originals that asset documents describe, by folder of originals in the backup. Each lake has its own folder. */
  readonly originals: Map<string, ReadonlySet<string>>
}

/** Name of the original that an asset document describes, derived from the document's id; undefined for other documents. */
function originalOf(id: string): string | undefined {
  const kind = /^(image|file)-/.exec(id)?.[1]
  if (kind !== 'image' && kind !== 'file') return undefined
  const fileName = id.slice(kind.length + 1).replace(/-([a-z0-9]+)$/, '.$1')
  return storedFileName(kind, fileName)?.path
}

/**
 * Checks the unpacked stores by opening them as the site does. Returns the number of documents, and the names of the originals that the
 * documents describe, by folder.
 * @throws BackupError if a store cannot be opened
 */
export async function checkStores(
  folder: string,
  file: string,
  names: readonly string[],
): Promise<CheckedStores> {
  let documents = 0
  const originals = new Map<string, ReadonlySet<string>>()
  const stores = names.filter((name) => /^lake(?:-alone)?\/[^/]+\.(?:sqlite|db)$/.test(name))
  for (const name of stores) {
    const path = join(folder, name)
    try {
      const store = new Sqlite(path)
      const found = store.pragma('quick_check', { simple: true })
      store.close()
      if (found !== 'ok') throw new Error(String(found))
      if (!name.endsWith('/lake.sqlite')) continue
      const lake = createLake({ directory: join(path, '..') })
      const described = new Set<string>()
      for (const dataset of lake.datasets()) {
        for (const { _id: id } of dataset.all()) {
          documents += 1
          const original = originalOf(id)
          if (original !== undefined) described.add(original)
        }
      }
      originals.set(`${dirname(name)}/assets`, described)
      await lake.close()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new BackupError(
        `Take another backup: ${name} in ${file} cannot be opened (${reason}). Nothing was changed.`,
        { cause: error },
      )
    }
  }
  return { documents, originals }
}

const PICTURES = 'media_images'
const picture = z.object({ sha1: z.string(), format: z.string() })

/** Names of the originals of the image library that the rows of an unpacked backup refer to. */
export async function recordedPictures(
  folder: string,
  { tables }: Manifest,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  if (!tables.some(({ name }) => name === PICTURES)) return names
  const source = createReadStream(join(folder, TABLE_FOLDER, `${PICTURES}.ndjson`))
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    const { sha1, format } = picture.parse(JSON.parse(line))
    names.add(`${sha1.slice(0, 2)}/${sha1}.${format}`)
  }
  return names
}
