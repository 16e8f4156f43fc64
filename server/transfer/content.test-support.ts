import type { IncomingContent } from './content.ts'
import type { MarkdownOptions } from './markdown-content.ts'
import { readContent } from './read-content.ts'
import { openSource } from './source.ts'

/** Options of an empty lake, on a fixed date in 2026. */
export const OPTIONS: MarkdownOptions = {
  category: 'General',
  known: { authors: new Map(), categories: new Map(), slugs: new Map(), ends: new Map() },
  now: new Date('2026-11-21T12:00:00Z'),
}

/** Reads the content of a folder or file. @throws TransferError */
export async function read(
  path: string,
  options: Partial<MarkdownOptions> = {},
): Promise<IncomingContent> {
  const source = await openSource(path)
  try {
    return await readContent(source, () => Promise.resolve({ ...OPTIONS, ...options }))
  } finally {
    await source.close()
  }
}
