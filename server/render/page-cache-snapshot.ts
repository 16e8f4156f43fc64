import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import * as z from 'zod'
import type { CachedPage } from './page-cache.ts'

/** What lies in a file is a view of the whole file, which would stay in memory with it. */
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
 * Writes prepared pages into `file`, in place of those that are there.
 * @param version of all that the pages were made of; another one makes them worthless
 * @throws Error when it cannot be written; the file is then as it was
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

/** The pages of `file` by their keys; none when it is missing or damaged, or when they were made of another `version`. */
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
