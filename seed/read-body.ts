import { readFile } from 'node:fs/promises'
import type { ResolvedLink } from '#shared/markdown/links.ts'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'
import { type RichBlock, type TableBlock, toPlainText } from '#shared/text/portable-text.ts'

/** What the texts of this folder refer to. */
export interface TextReferences {
  readonly link: (href: string) => ResolvedLink
  /** The address of a figure by its name; undefined when there is none. */
  readonly figure: (name: string) => string | undefined
}

const FIGURE = 'picture:'
const CAPTION = /^Table: (?<caption>\S.*)$/

const isTable = (block: RichBlock): block is TableBlock => block._type === 'table'

const captionOf = (block: RichBlock) =>
  block._type === 'block' ? CAPTION.exec(toPlainText([block]))?.groups?.['caption'] : undefined

/** A paragraph `Table: …` above a table becomes that table's caption. */
function withCaptions(blocks: readonly RichBlock[]): RichBlock[] {
  const result: RichBlock[] = []
  for (const block of blocks) {
    const before = result.at(-1)
    const caption = before && captionOf(before)
    if (!isTable(block) || caption === undefined) result.push(block)
    else result.splice(-1, 1, { ...block, caption })
  }
  return result
}

/**
 * The text of an article as Portable Text.
 * @throws Error when it holds anything that cannot be carried over: the texts are ours to mend
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
