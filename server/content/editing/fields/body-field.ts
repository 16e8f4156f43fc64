import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import { blockDefinitions } from '#shared/content/body-blocks.ts'
import { blockProblem } from '#shared/content/body-limits.ts'
import { pictureInput, type BlogInput } from '#shared/contracts/editing.ts'
import { toPictureField } from './picture-field.ts'

const looseBlock = z.looseObject({ _type: z.string(), _key: z.string().optional() })
type LooseBlock = z.infer<typeof looseBlock>
const looseBlocks = z.array(looseBlock)

const newKey = () => randomUUID().replaceAll('-', '').slice(0, 12)

/** Gives every block a unique key. Editors would treat two blocks with the same key as one block. */
function withKeys<Block extends { readonly _key?: string | undefined }>(blocks: readonly Block[]) {
  const taken = new Set<string>()
  return blocks.map((block) => {
    const isFree = block._key !== undefined && block._key !== '' && !taken.has(block._key)
    const key = isFree && block._key !== undefined ? block._key : newKey()
    taken.add(key)
    return { ...block, _key: key }
  })
}

/** Removes the resolved targets of internal links. A read adds them to the body, but they must not be stored. */
function markDefinitions(value: unknown): unknown {
  const definitions = looseBlocks.safeParse(value).data
  return definitions?.map(({ target: _target, ...definition }) => definition) ?? []
}

function textBlock(block: LooseBlock): Record<string, unknown> {
  const children = looseBlocks.safeParse(block['children']).data ?? []
  return {
    style: 'normal',
    ...block,
    markDefs: markDefinitions(block['markDefs']),
    children: withKeys(children),
  }
}

/**
 * Converts a picture block to its stored form. The input is a picture block from a read (the stored attributes plus `picture`) or one in
 * the format of the REST API.
 */
function pictureBlock(block: LooseBlock, path: string): Record<string, unknown> {
  const { picture, ...stored } = block
  if ('asset' in stored || 'library' in stored) return stored
  const parsed = pictureInput.safeParse(picture)
  if (!parsed.success) return stored
  return { ...toPictureField(parsed.data, path), _type: 'picture', _key: block._key }
}

function toStored(block: LooseBlock, path: string): Record<string, unknown> {
  if (block._type === 'block') return textBlock(block)
  if (block._type === 'picture') return pictureBlock(block, path)
  const { content, items } = blockDefinitions.get(block._type) ?? {}
  if (content !== undefined) {
    const inner = looseBlocks.safeParse(block[content]).data ?? []
    return { ...block, [content]: withKeys(inner).map((one) => toStored(one, path)) }
  }
  const list = items === undefined ? undefined : looseBlocks.safeParse(block[items]).data
  return items === undefined || list === undefined ? block : { ...block, [items]: withKeys(list) }
}

/**
 * Converts a body of the REST API to its stored form: adds keys, and removes the attributes that a read adds to a body.
 * @throws HttpError `validation_failed` for a picture without a source, and for a block that exceeds the limits
 */
export function toBodyField(
  input: NonNullable<BlogInput['body']>,
): readonly Record<string, unknown>[] {
  if (typeof input === 'string') throw new Error('Markdown has to be converted before')
  for (const [index, block] of input.entries()) {
    const problem = blockProblem(block)
    if (problem === undefined) continue
    throw new HttpError('validation_failed', `Check the text. Validation failed: ${problem}`, {
      fields: { [`body.${index}`]: problem },
    })
  }
  return withKeys(input).map((block, index) => toStored(block, `body.${index}`))
}
