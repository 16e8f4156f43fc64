import type { Picture, PortableBlock } from '#shared/content/article.ts'
import { TABLE_LIMITS } from '#shared/content/blocks/table-limits.ts'

// Bodies come from GROQ, REST and old imports, whose parsers guarantee only a type and a key for each block. The functions in this file
// convert each type of block to the form that its renderer needs. Missing fields get defaults.

type Loose = Readonly<Record<string, unknown>>

/** `value` as a record. Undefined if it is anything else. */
export function record(value: unknown): Loose | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  // The cast is safe, because any object that is not an array can be read by string keys.
  return value as Loose // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** `value` if it is a string, otherwise an empty string. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

function fractions<Key extends string>(value: unknown, keys: readonly Key[]) {
  const source = record(value)
  const entries = keys.map((key) => [key, numberOrNull(source?.[key])] as const)
  if (entries.some(([, number]) => number === null)) return null
  // The cast is safe, because every value was checked to be a number.
  return Object.fromEntries(entries) as Record<Key, number> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

function plateOf(value: unknown): Picture['dark'] {
  const { asset, url } = record(value) ?? {}
  return typeof asset === 'string' && typeof url === 'string' ? { asset, url } : null
}

/** Picture in a `picture` block of a body. */
export function pictureOf(block: Loose): Picture | undefined {
  const source = record(block['picture'])
  if (source === undefined) return undefined
  const asset = textOrNull(source['asset'])
  const url = textOrNull(source['url'])
  if (asset === null && url === null) return undefined
  return {
    asset,
    library: textOrNull(source['library']),
    url,
    alt_text: textOf(source['alt_text']),
    caption: textOrNull(source['caption']),
    width: numberOrNull(source['width']),
    height: numberOrNull(source['height']),
    lqip: textOrNull(source['lqip']),
    crop: fractions(source['crop'], ['top', 'bottom', 'left', 'right']),
    hotspot: fractions(source['hotspot'], ['x', 'y', 'width', 'height']),
    dark: plateOf(source['dark']),
  }
}

/** Blocks that another block contains, such as the content of a callout. */
export function blocksOf(value: unknown): PortableBlock[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const block = record(item)
    const _type = block?.['_type']
    const _key = block?.['_key']
    return typeof _type === 'string' && typeof _key === 'string' ? [{ ...block, _type, _key }] : []
  })
}

/** Cells of a table by row. All rows have the same number of cells, and the sizes are limited to {@link TABLE_LIMITS}. */
export function rowsOf(value: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(value)) return []
  const rows = value.slice(0, TABLE_LIMITS.rows).map((row: unknown) => {
    const cells = record(row)?.['cells']
    return Array.isArray(cells) ? cells.slice(0, TABLE_LIMITS.columns).map(textOf) : []
  })
  const width = Math.max(0, ...rows.map((row) => row.length))
  return rows
    .filter((row) => row.length > 0)
    .map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

/** Plain text of a `block`. */
export function plainText(block: Loose): string {
  const children = block['children']
  if (!Array.isArray(children)) return ''
  return children.map((child: unknown) => textOf(record(child)?.['text'])).join('')
}
