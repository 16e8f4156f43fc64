import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import * as z from 'zod'
import type { CachedPage } from './page-cache.ts'

/** Bytes of a page. They are copied, because a view would keep the buffer of the complete file in memory. */
const bytes = z.instanceof(Uint8Array).transform((view) => Buffer.from(view))

const keptPages = z.object({
  version: z.string(),
  pages: z.array(
    z.object({
      key: z.string(),
      status: z.number(),
      headers: z.record(z.string(), z.string()),
      tags: z.array(z.string()),
      body: bytes,
      brotli: bytes,
      gzip: bytes,
      zstd: bytes,
      unmade: z.array(z.enum(['brotli', 'zstd', 'gzip'])).exactOptional(),
    }),
  ),
})

/**
 * Writes the pages of the cache to `file` and replaces its content.
 * @param version identifies everything from which the pages were made; when loading, pages of another version are discarded
 * @throws Error if the file cannot be written; the previous content then remains
 */
export async function saveKeptPages(
  file: string,
  version: string,
  pages: Iterable<readonly [string, CachedPage]>,
): Promise<void> {
  const records = Array.from(pages, ([key, page]) => ({ key, ...page, tags: [...page.tags] }))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.tmp`, serialize({ version, pages: records }))
  await rename(`${file}.tmp`, file)
}

/** Reads the pages of `file`, by key. Returns an empty map if the file is missing, damaged or of another `version`. */
export async function loadKeptPages(
  file: string,
  version: string,
): Promise<ReadonlyMap<string, CachedPage>> {
  try {
    const kept = keptPages.parse(deserialize(await readFile(file)))
    if (kept.version !== version) return new Map()
    return new Map(
      kept.pages.map(({ key, tags, ...page }) => [key, { ...page, tags: new Set(tags) }]),
    )
  } catch {
    return new Map()
  }
}
