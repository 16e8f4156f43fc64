import { toAnchor } from '../text/anchor.ts'
import { blockDefinitions } from '../content/body-blocks.ts'
import { headingAnchors } from '../text/portable-text.ts'
import {
  isTextBlock,
  type MarkDefinition,
  type RichBlock,
  type TextBlock,
} from '../text/rich-text.ts'
import type { Anchors } from './walk.ts'

/** Applies a function to all text blocks, including those inside other blocks. */
function mapText(blocks: readonly RichBlock[], change: (block: TextBlock) => TextBlock) {
  return blocks.map((block): RichBlock => {
    if (isTextBlock(block)) return change(block)
    const { content: name } = blockDefinitions.get(block._type) ?? {}
    const content = name === undefined ? undefined : block[name]
    if (name === undefined || !Array.isArray(content)) return block
    return { ...block, [name]: content.map(change) }
  })
}

/** Collects the anchors of one document and the links to them. */
export function createAnchors(): Anchors {
  const sections = new Map<string, number>()
  let headings = 0

  const settleBlock = (
    block: TextBlock,
    find: (name: string) => string | undefined,
    note: (text: string) => void,
  ): TextBlock => {
    const gone = new Set<string>()
    const markDefs = block.markDefs.flatMap((mark): MarkDefinition[] => {
      if (mark._type !== 'link' || !mark.href.startsWith('#')) return [mark]
      const anchor = find(mark.href.slice(1))
      if (anchor !== undefined) return [{ ...mark, href: `#${anchor}` }]
      note(`a link to ${mark.href}, a place that is not in the text: the link is gone`)
      gone.add(mark._key)
      return []
    })
    if (gone.size === 0) return { ...block, markDefs }
    const children = block.children.map((span) => ({
      ...span,
      marks: span.marks.filter((mark) => !gone.has(mark)),
    }))
    return { ...block, markDefs, children }
  }

  return {
    mark(name) {
      // If several elements have the same name, a link leads to the first one, as in a browser.
      if (name !== '' && headings > 0 && !sections.has(name)) sections.set(name, headings - 1)
    },
    heading() {
      headings += 1
    },
    settle(blocks, note) {
      const anchors = [...headingAnchors(blocks).values()]
      const find = (written: string) => {
        const name = decode(written)
        const index = sections.get(name)
        if (index !== undefined) return anchors[index]
        // Accepts both anchors that slug algorithms create for punctuation in a heading: `Cargo.toml` becomes `cargotoml` or `cargo-toml`.
        return (
          anchors.find((anchor) => anchor === name) ??
          anchors.find((anchor) => bare(anchor) === bare(name))
        )
      }
      return mapText(blocks, (block) => settleBlock(block, find, note))
    },
  }
}

const bare = (name: string) => toAnchor(name).replaceAll('-', '')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
