import type { FieldDefinition, SchemaDefinition } from '@portabletext/editor'
import type { PortableBlock } from '#shared/content/article.ts'
import type { BlockDefinition } from '#shared/content/blocks/block.ts'
import { blockDefinitions, bodyBlocks } from '#shared/content/body-blocks.ts'
import { records } from '#shared/content/guards.ts'
import { articleTools, type BodyTools } from './body-tools.ts'

/** All elements that the tools of the editor can create, with all of their fields: the editor drops unlisted fields on insertion. */
const tools = {
  decorators: ['strong', 'em', 'code', 'underline', 'strike-through'],
  lists: ['bullet', 'number'],
  annotations: { link: ['href'], internalLink: ['reference', 'target'] },
} as const

type Loose = Readonly<Record<string, unknown>>

/** Names of types, each with the names of its fields. */
type Fields = Map<string, Set<string>>

/**
 * All types and fields that a body contains. The schema must include them, because the editor drops elements and fields that the schema
 * does not declare.
 */
interface Used {
  readonly blocks: Fields
  readonly children: Fields
  readonly annotations: Fields
  readonly styles: Set<string>
  readonly lists: Set<string>
  readonly decorators: Set<string>
  /** Fields of text blocks. */
  readonly text: Set<string>
}

const toFields = (known: Readonly<Record<string, readonly string[]>>): Fields =>
  new Map(Object.entries(known).map(([name, fields]) => [name, new Set(fields)]))

const toolsUsed = (given: BodyTools): Used => ({
  blocks: new Map(
    given.blocks.map((type) => {
      const { fields, added }: BlockDefinition = bodyBlocks[type]
      return [type, new Set([...fields, ...(added === undefined ? [] : [added])])]
    }),
  ),
  children: new Map(),
  annotations: toFields(tools.annotations),
  styles: new Set(given.styles),
  lists: new Set(tools.lists),
  decorators: new Set(tools.decorators),
  text: new Set(),
})

const SYSTEM = new Set(['_type', '_key'])
const OF_TEXT = new Set(['children', 'markDefs', 'style', 'listItem', 'level'])

const add = (names: Set<string>, value: unknown) => {
  if (typeof value === 'string') names.add(value)
}

function addFields(names: Set<string>, object: Loose, without: ReadonlySet<unknown>): void {
  for (const name of Object.keys(object)) {
    if (!SYSTEM.has(name) && !without.has(name)) names.add(name)
  }
}

function addObject(all: Fields, object: Loose, content?: string): void {
  const { _type: type } = object
  if (typeof type !== 'string') return
  const names = all.get(type) ?? new Set()
  all.set(type, names)
  addFields(names, object, new Set([content]))
}

function addTextBlock(block: Loose, used: Used): void {
  const definitions = records(block['markDefs'])
  const keys = new Set(definitions.map(({ _key }) => _key))
  add(used.styles, block['style'])
  add(used.lists, block['listItem'])
  addFields(used.text, block, OF_TEXT)
  for (const definition of definitions) addObject(used.annotations, definition)
  for (const child of records(block['children'])) {
    const { marks } = child
    if (child['_type'] !== 'span') addObject(used.children, child)
    else if (Array.isArray(marks)) {
      for (const mark of marks) if (!keys.has(mark)) add(used.decorators, mark)
    }
  }
}

function addBody(body: readonly Loose[], used: Used): Used {
  for (const block of body) {
    const { content } = blockDefinitions.get(block['_type']) ?? {}
    if (block['_type'] === 'block') addTextBlock(block, used)
    else addObject(used.blocks, block, content)
    if (content !== undefined) addBody(records(block[content]), used)
  }
  return used
}

const named = (names: ReadonlySet<string>) => [...names].map((name) => ({ name }))

// The type `object` is a placeholder: the editor uses the type of a field only if the field contains editable text.
const fieldsOf = (names: ReadonlySet<string>): FieldDefinition[] =>
  [...names].map((name) => ({ name, type: 'object' }))

const objects = (all: Fields) =>
  [...all].map(([name, names]) => ({ name, fields: fieldsOf(names) }))

/** Editor schema for a body: all elements that the tools create, and all elements that the body contains. */
export function bodySchema(
  body: readonly PortableBlock[],
  given: BodyTools = articleTools,
): SchemaDefinition {
  const used = addBody(body, toolsUsed(given))
  const marks = {
    decorators: named(used.decorators),
    annotations: objects(used.annotations),
    lists: named(used.lists),
    inlineObjects: objects(used.children),
  }
  return {
    ...marks,
    styles: named(used.styles),
    block: { fields: fieldsOf(used.text) },
    blockObjects: [...used.blocks].map(([name, fields]) => {
      const { content } = blockDefinitions.get(name) ?? {}
      const of = [{ type: 'block', ...marks, styles: [{ name: 'normal' }] }] as const
      const inner = content === undefined ? [] : [{ name: content, type: 'array', of } as const]
      return { name, fields: [...fieldsOf(fields), ...inner] }
    }),
  }
}
