import { toAnchor } from '../text/anchor.ts'
import {
  headingAnchors,
  type MarkDefinition,
  type RichBlock,
  type TextBlock,
} from '../text/portable-text.ts'

/**
 * Targets of links within a text. Portable Text supports only headings as targets, so every other target is replaced by the heading above
 * it.
 */
export interface Anchors {
  /** Registers a name from the markup (`id`, `name`, `{#name}`) for its section. Empty names are ignored. */
  mark(name: string): void
  /** Called for each heading, before its names are registered. */
  heading(): void
  /** Returns the blocks with their `#name` links pointing to headings. Links to unknown names are removed and reported through `note`. */
  settle(blocks: readonly RichBlock[], note: (text: string) => void): RichBlock[]
}

const isText = (block: RichBlock): block is TextBlock => block._type === 'block'

/** Applies a function to the text blocks, including text blocks in callouts. */
function mapText(blocks: readonly RichBlock[], change: (block: TextBlock) => TextBlock) {
  return blocks.map((block): RichBlock => {
    if (isText(block)) return change(block)
    if (block._type !== 'callout') return block
    const content = Array.isArray(block['content']) ? block['content'] : []
    return { ...block, content: content.map(change) }
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
      // If several elements have the same name, the first one is the target, as in a browser.
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
        // Accepts two spellings of a heading's anchor, because slug algorithms treat punctuation differently: `Cargo.toml` becomes
        // `cargotoml` or `cargo-toml`.
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
