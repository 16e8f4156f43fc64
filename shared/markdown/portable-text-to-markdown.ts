import type { BlockContent, DefinitionContent, List, ListItem, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { MarkdownWriter } from '../content/blocks/block.ts'
import { blockDefinitions } from '../content/body-blocks.ts'
import { isTextBlock, TEXT_LIMITS, type RichBlock, type TextBlock } from '../text/rich-text.ts'
import { blockText } from '../text/portable-text.ts'
import { parseInlineMarkdown } from '../text/inline-markdown.ts'
import { phrasing, phrasingOfSpans } from './phrasing.ts'

/** Functions that return the addresses for a Markdown text. */
export interface MarkdownAddresses {
  /** Returns the address of a link. Undefined if the link is left out. */
  readonly link: (mark: Readonly<Record<string, unknown>>) => string | undefined
  /** Returns the address of a picture's file. Undefined if the picture is left out. */
  readonly picture: (block: Readonly<Record<string, unknown>>) => string | undefined
}

type Flow = BlockContent | DefinitionContent

/** Depth of a heading by its style. Text with an unknown style is a paragraph. */
const DEPTHS: Readonly<Record<string, 2 | 3 | 4>> = { h2: 2, h3: 3, h4: 4 }

const levelOf = ({ level }: TextBlock) =>
  typeof level === 'number' ? Math.min(TEXT_LIMITS.level, level) : 1

/** True for text that is an item of a list. A heading is never an item, even if its block has `listItem`. */
const isItem = ({ style, listItem }: TextBlock) => listItem !== undefined && !/^h\d/.test(style)

/** True if a block has text. A block may have no spans, because the lake accepts any JSON. */
const hasText = (block: TextBlock) => blockText(block).trim() !== ''

function createWriter(addresses: MarkdownAddresses): MarkdownWriter {
  const addressOf = (href: string) => addresses.link({ _type: 'link', href })

  const contentOf = (block: TextBlock, options: { readonly isHeading?: boolean } = {}) =>
    phrasingOfSpans(block, addresses.link, options)

  const paragraph = (block: TextBlock): Flow => ({ type: 'paragraph', children: contentOf(block) })

  /** Nested lists of adjacent items. The lists begin at `level` or deeper. */
  const lists = (items: readonly TextBlock[], level: number): List[] => {
    const made: List[] = []
    for (let index = 0; index < items.length;) {
      const first = items[index]
      const own: ListItem[] = []
      for (let item = first; item && item.listItem === first?.listItem; item = items[index]) {
        const end = items.findIndex((other, at) => at > index && levelOf(other) <= level)
        const below = items.slice(index + 1, end === -1 ? undefined : end)
        const children = [paragraph(item), ...lists(below, level + 1)]
        own.push({ type: 'listItem', spread: false, children })
        index += 1 + below.length
      }
      made.push({
        type: 'list',
        ordered: first?.listItem === 'number',
        spread: false,
        children: own,
      })
    }
    return made
  }

  const texts = (blocks: readonly TextBlock[]): Flow[] => {
    const flow: Flow[] = []
    for (let index = 0; index < blocks.length;) {
      const block = blocks[index]
      if (block === undefined) break
      const rest = blocks.slice(index)
      const runOf = (accepts: (other: TextBlock) => boolean) => {
        const end = rest.findIndex((other) => !accepts(other))
        const run = end === -1 ? rest : rest.slice(0, end)
        index += run.length
        return run
      }
      if (block.style === 'blockquote') {
        const quoted = runOf(({ style }) => style === 'blockquote')
        const children = texts(quoted.map((each) => ({ ...each, style: 'normal' })))
        flow.push({ type: 'blockquote', children })
      } else if (isItem(block)) {
        flow.push(
          ...lists(
            runOf((other) => isItem(other) && other.style !== 'blockquote'),
            1,
          ),
        )
      } else {
        index += 1
        const depth = DEPTHS[block.style]
        flow.push(
          depth === undefined
            ? paragraph(block)
            : { type: 'heading', depth, children: contentOf(block, { isHeading: true }) },
        )
      }
    }
    return flow
  }

  const writer: MarkdownWriter = {
    blocks(blocks) {
      const flow: Flow[] = []
      let run: TextBlock[] = []
      const end = () => {
        flow.push(...texts(run))
        run = []
      }
      for (const block of blocks) {
        if (isTextBlock(block)) {
          if (hasText(block)) run.push(block)
          continue
        }
        const written = blockDefinitions.get(block._type)?.markdown(block, writer) ?? []
        if (written.length === 0) continue
        end()
        flow.push(...written)
      }
      end()
      return flow
    },
    inline: (markdown) => phrasing(parseInlineMarkdown(markdown), addressOf),
    picture: addresses.picture,
  }
  return writer
}

/** Converts nodes to Markdown with GitHub's extensions. */
const textOf = (children: RootContent[]) =>
  toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      emphasis: '*',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  )

/**
 * Converts a body to Markdown (CommonMark with GitHub's tables, alerts and strike-through). `markdownToPortableText` converts it back to
 * the same body. Empty and unknown blocks are left out. White space is collapsed, as browsers show it.
 */
export function portableTextToMarkdown(
  body: readonly RichBlock[],
  addresses: MarkdownAddresses,
): string {
  return textOf(createWriter(addresses).blocks(body))
}

/** Markdown of a heading of the first level. */
export const titleMarkdown = (title: string): string =>
  textOf([{ type: 'heading', depth: 1, children: phrasing([{ text: title, marks: [] }]) }])
