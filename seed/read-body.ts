import { readFile } from 'node:fs/promises'
import type { ResolvedLink } from '#shared/markdown/links.ts'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import type { RichBlock } from '#shared/text/rich-text.ts'

/** Functions that resolve references in the texts of this folder. */
export interface TextReferences {
  readonly link: (href: string) => ResolvedLink
  /** Returns the address of a figure by its name, or undefined. */
  readonly figure: (name: string) => string | undefined
}

const FIGURE = 'picture:'
const CAPTION = /^Table: (?<caption>\S.*)$/

const captionOf = (block: RichBlock) =>
  block._type === 'block' ? CAPTION.exec(toPlainText([block]))?.groups?.['caption'] : undefined

/** Converts a paragraph that begins with `Table:` and precedes a table to the caption of that table. */
function withCaptions(blocks: readonly RichBlock[]): RichBlock[] {
  const result: RichBlock[] = []
  for (const block of blocks) {
    const before = result.at(-1)
    const caption = before && captionOf(before)
    if (block._type !== 'table' || caption === undefined) result.push(block)
    else result.splice(-1, 1, { ...block, caption })
  }
  return result
}

/**
 * Reads the text of an article as Portable Text.
 * @throws Error for Markdown that cannot be converted, which must be corrected in this folder
 */
export async function readBody(
  folder: 'posts' | 'case-studies',
  slug: string,
  { link, figure }: TextReferences,
): Promise<readonly RichBlock[]> {
  const markdown = await readFile(new URL(`./${folder}/${slug}.md`, import.meta.url), 'utf8')
  const { body, notes } = markdownToPortableText(markdown, {
    link,
    picture(source) {
      const address = source.startsWith(FIGURE) ? figure(source.slice(FIGURE.length)) : undefined
      return address === undefined ? undefined : { _sanityAsset: address }
    },
  })
  if (notes.length > 0) throw new Error(`${folder}/${slug}.md: ${notes.join('; ')}`)
  return withCaptions(body)
}
