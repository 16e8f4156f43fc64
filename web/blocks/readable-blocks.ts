import type { PortableBlock } from '#shared/content/article.ts'
import { CALLOUT_DEPTH } from '#shared/content/blocks/callout-tones.ts'
import { records } from '#shared/content/guards.ts'
import { TEXT_LIMITS } from '#shared/text/rich-text.ts'
import { textOf } from './block-types.ts'

type Loose = Readonly<Record<string, unknown>>

/** Level of a list item: an integer from 1 to the maximum. An invalid value counts as 1. */
const levelOf = (value: unknown) =>
  typeof value === 'number' && value >= 1 ? Math.min(Math.floor(value), TEXT_LIMITS.level) : 1

/**
 * Child of a text block in the form that the renderer needs. A key that is not a string is removed, because the renderer converts keys to
 * strings, which throws for some values.
 */
function childOf(child: Loose): Loose {
  const { _key: key, ...rest } = child
  const keyed = typeof key === 'string' ? child : rest
  return child['_type'] === 'span' ? spanOf(keyed) : keyed
}

/**
 * Span in the form that the renderer needs. Each mark becomes a nested element, so repeated marks are removed and the number of marks is
 * limited.
 */
function spanOf(child: Loose): Loose {
  const marks = Array.isArray(child['marks']) ? child['marks'] : []
  const names = new Set(marks.filter((mark) => typeof mark === 'string'))
  return { ...child, text: textOf(child['text']), marks: [...names].slice(0, TEXT_LIMITS.marks) }
}

function textBlock(block: PortableBlock): PortableBlock {
  const { listItem, level, ...rest } = block
  return {
    ...rest,
    children: records(block['children']).map(childOf),
    markDefs: records(block['markDefs']).filter(({ _key: key }) => typeof key === 'string'),
    // The level is limited, because the renderer creates a nested list for each level.
    ...(typeof listItem === 'string' ? { listItem, level: levelOf(level) } : {}),
  }
}

/**
 * Names of fields that only text blocks may have. The renderer reads `markDefs` of every block and throws if an item is null. `listItem`
 * would put any block into a list.
 */
const TEXT_ONLY = new Set(['markDefs', 'listItem'])

function otherBlock(block: PortableBlock): PortableBlock {
  const { _type, _key, ...rest } = block
  const kept = Object.entries(rest).filter(([name]) => !TEXT_ONLY.has(name))
  return { ...Object.fromEntries(kept), _type, _key }
}

/**
 * Blocks of a body in the form that the renderer needs, within the limits of a body. The lake accepts any JSON, so a body may contain
 * anything.
 * @param depth number of callouts around these blocks
 */
export function readableBlocks(body: readonly PortableBlock[], depth = 0): PortableBlock[] {
  return body.flatMap((block) => {
    // Types that begin with `@` are internal to the renderer, so documents must not use them.
    if (block._type.startsWith('@')) return []
    if (block._type === 'callout' && depth >= CALLOUT_DEPTH) return []
    return 'children' in block || block._type === 'block' ? [textBlock(block)] : [otherBlock(block)]
  })
}

/** Groups blocks that can be rendered separately. Each list is a group, and so is each other block. */
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
