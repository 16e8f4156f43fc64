import type { IncomingContent } from './content.ts'
import { findPosts, type MarkdownOptions, readMarkdownContent } from './markdown-content.ts'
import { findDataFile, readSanityContent } from './sanity-content.ts'
import type { Source } from './source.ts'
import { TransferError } from './transfer-error.ts'

/** Reads a Sanity dataset export or Markdown posts. @throws TransferError if the source is neither */
export async function readContent(
  source: Source,
  markdownOptions: () => Promise<MarkdownOptions>,
): Promise<IncomingContent> {
  const dataFile = findDataFile(source)
  if (dataFile !== undefined) return readSanityContent(source, dataFile)
  if (findPosts(source).length > 0) return readMarkdownContent(source, await markdownOptions())
  throw new TransferError(
    'There is nothing to import: neither a data.ndjson of a Sanity export nor Markdown files were found.',
  )
}
