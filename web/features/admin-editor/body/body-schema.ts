import type { SchemaDefinition } from '@portabletext/editor'
import type { PortableBlock } from '#shared/content/article.ts'

const decorators = ['strong', 'em', 'code', 'underline', 'strike-through']
const annotations = ['link', 'internalLink']
const styles = ['normal', 'h2', 'h3', 'h4', 'blockquote']
const lists = ['bullet', 'number']

/** The blocks of a body that are no text, besides callouts. */
export const OBJECT_BLOCKS = ['picture', 'codeBlock', 'table'] as const

type Loose = Readonly<Record<string, unknown>>

const records = (value: unknown): readonly Loose[] =>
  Array.isArray(value)
    ? value.filter((item: unknown): item is Loose => typeof item === 'object' && item !== null)
    : []

/** Names that a body uses and the editor has no tools for. It must know them, or it would drop what carries them. */
interface Strange {
  readonly blocks: Set<string>
  readonly children: Set<string>
  readonly styles: Set<string>
  readonly lists: Set<string>
  readonly decorators: Set<string>
  readonly annotations: Set<string>
}

const note = (names: Set<string>, value: unknown) => {
  if (typeof value === 'string') names.add(value)
}

function noteTextBlock(block: Loose, names: Strange): void {
  const definitions = records(block['markDefs'])
  const keys = new Set(definitions.map(({ _key }) => _key))
  note(names.styles, block['style'])
  note(names.lists, block['listItem'])
  for (const { _type } of definitions) note(names.annotations, _type)
  for (const child of records(block['children'])) {
    if (child['_type'] !== 'span') note(names.children, child['_type'])
    else if (Array.isArray(child['marks'])) {
      for (const mark of child['marks']) if (!keys.has(mark)) note(names.decorators, mark)
    }
  }
}

function namesOf(body: readonly Loose[], names: Strange): Strange {
  for (const block of body) {
    if (block['_type'] === 'block') noteTextBlock(block, names)
    else if (block['_type'] === 'callout') namesOf(records(block['content']), names)
    else note(names.blocks, block['_type'])
  }
  return names
}

const definitions = (known: readonly string[], used: ReadonlySet<string>) =>
  [...new Set([...known, ...used])].map((name) => ({ name }))

/** What the editor lets a body be made of: what its tools make, and whatever else the body at hand has already. */
export function bodySchema(body: readonly PortableBlock[]): SchemaDefinition {
  const used = namesOf(body, {
    blocks: new Set(),
    children: new Set(),
    styles: new Set(),
    lists: new Set(),
    decorators: new Set(),
    annotations: new Set(),
  })
  const marks = {
    decorators: definitions(decorators, used.decorators),
    annotations: definitions(annotations, used.annotations),
    lists: definitions(lists, used.lists),
  }
  return {
    ...marks,
    styles: definitions(styles, used.styles),
    inlineObjects: definitions([], used.children),
    blockObjects: [
      ...definitions(OBJECT_BLOCKS, used.blocks),
      {
        name: 'callout',
        fields: [
          { name: 'tone', type: 'string' },
          { name: 'title', type: 'string' },
          {
            name: 'content',
            type: 'array',
            of: [{ type: 'block', ...marks, styles: definitions(['normal'], used.styles) }],
          },
        ],
      },
    ],
  }
}
