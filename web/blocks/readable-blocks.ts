import type { PortableBlock } from '#shared/content/article.ts'
import { BODY_LIMITS } from '#shared/text/portable-text.ts'
import { record, textOf } from './block-types.ts'

type Loose = Readonly<Record<string, unknown>>

/** A whole number from 1 to the deepest list there is; 1 for what is none. */
const levelOf = (value: unknown) =>
  typeof value === 'number' && value >= 1 ? Math.min(Math.floor(value), BODY_LIMITS.level) : 1

const records = (value: unknown): readonly Loose[] =>
  Array.isArray(value) ? value.map(record).filter((item) => item !== undefined) : []

/** What lies in a text, without a key that is no text: the renderer makes a string of it, which some values cannot become. */
function childOf(child: Loose): Loose {
  const { _key: key, ...rest } = child
  const keyed = typeof key === 'string' ? child : rest
  return child['_type'] === 'span' ? spanOf(keyed) : keyed
}

/** A span as the renderer wants it. Each mark is an element round the next: there must be few, and each but once. */
function spanOf(child: Loose): Loose {
  const marks = Array.isArray(child['marks']) ? child['marks'] : []
  const names = new Set(marks.filter((mark) => typeof mark === 'string'))
  return { ...child, text: textOf(child['text']), marks: [...names].slice(0, BODY_LIMITS.marks) }
}

function textBlock(block: PortableBlock): PortableBlock {
  const { listItem, level, ...rest } = block
  return {
    ...rest,
    children: records(block['children']).map(childOf),
    markDefs: records(block['markDefs']).filter(({ _key: key }) => typeof key === 'string'),
    // The renderer makes a list in a list for each level down to the block's.
    ...(typeof listItem === 'string' ? { listItem, level: levelOf(level) } : {}),
  }
}

/** The renderer reads the first of any block and fails where an item is null; by the second a block is grouped with a list. */
const TEXT_ONLY = new Set(['markDefs', 'listItem'])

function otherBlock(block: PortableBlock): PortableBlock {
  const { _type, _key, ...rest } = block
  const kept = Object.entries(rest).filter(([name]) => !TEXT_ONLY.has(name))
  return { ...Object.fromEntries(kept), _type, _key }
}

/**
 * The blocks of a body in the shapes that the renderer needs, within the limits of a body. Bodies come out of the lake, which
 * takes anything.
 * @param depth how many callouts lie round these blocks
 */
export function readableBlocks(body: readonly PortableBlock[], depth = 0): PortableBlock[] {
  return body.flatMap((block) => {
    // These are the renderer's own, and never in a document.
    if (block._type.startsWith('@')) return []
    if (block._type === 'callout' && depth >= BODY_LIMITS.callouts) return []
    return 'children' in block || block._type === 'block' ? [textBlock(block)] : [otherBlock(block)]
  })
}

/** The same blocks in groups that can be drawn each by itself: a list is one group, any other block too. */
export function groupsOf(body: readonly PortableBlock[]): readonly (readonly PortableBlock[])[] {
  const groups: PortableBlock[][] = []
  let isList = false
  for (const block of body) {
    const isItem = 'listItem' in block
    const last = groups.at(-1)
    if (isItem && isList && last !== undefined) last.push(block)
    else groups.push([block])
    isList = isItem
  }
  return groups
}
