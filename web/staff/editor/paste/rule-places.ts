import type { Nodes, Root } from 'hast'
import type { RichBlock } from '#shared/text/rich-text.ts'

/** Number of characters by which the text after a dividing line is compared. */
const ENOUGH = 40

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** First text after each dividing line of a document, in order. The entry is empty if no text follows the line. */
function textsAfterRules(root: Root): readonly string[] {
  const texts: string[] = []
  let open = 0
  const walk = (node: Nodes) => {
    if (node.type === 'element' && node.tagName === 'hr') open += 1
    const text = node.type === 'text' ? folded(node.value) : ''
    if (text !== '') {
      texts.push(...Array.from({ length: open }, () => text.slice(0, ENOUGH)))
      open = 0
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(root)
  return [...texts, ...Array.from({ length: open }, () => '')]
}

const textOfBlock = (block: RichBlock): string =>
  'children' in block && Array.isArray(block.children)
    ? folded(block.children.map(({ text }: { readonly text?: string }) => text ?? '').join(''))
    : ''

/**
 * Keys of the blocks that follow the dividing lines of a pasted document, without duplicates. For a line at the end, the result contains
 * the key of the last block.
 */
export function rulePlaces(root: Root, blocks: readonly RichBlock[]): readonly string[] {
  let from = 0
  const keys = textsAfterRules(root).map((text) => {
    const at = blocks.findIndex(
      (block, index) => index >= from && text !== '' && textOfBlock(block).includes(text),
    )
    if (at >= 0) from = at
    return at < 0 && text === '' ? blocks.at(-1)?._key : blocks[Math.max(at, from)]?._key
  })
  return [...new Set(keys)].filter((key) => key !== undefined)
}
