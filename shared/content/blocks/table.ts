import type { Element } from 'hast'
import { attributeOf } from '../../markdown/hast.ts'
import { writePicture } from '../../markdown/pictures.ts'
import { toTable } from '../../markdown/table-cells.ts'
import type { ElementReader } from '../../markdown/walk.ts'
import { inlineText } from '../../text/inline-markdown.ts'
import { records } from '../guards.ts'
import type { BlockDefinition, LooseBlock } from './block.ts'

/** Maximum numbers of rows, and of cells per row. */
export const TABLE_LIMITS = { rows: 1000, columns: 50 } as const

/** Cells of each row. Empty for a row without a list of cells. */
const cellsOf = ({ rows }: LooseBlock): readonly (readonly string[])[] =>
  records(rows).map(({ cells }) =>
    Array.isArray(cells) ? cells.map((cell) => (typeof cell === 'string' ? cell : '')) : [],
  )

const readTable: ElementReader = (element, setting, walk) => {
  const pictures: Element[] = []
  const block = toTable(element, walk.nextKey, {
    link: walk.link,
    picture(image) {
      pictures.push(image)
      return attributeOf(image, 'alt')
    },
  })
  walk.writer.close()
  if (block) walk.writer.push(block)
  for (const image of pictures) writePicture(image, { ...setting, item: undefined }, walk, '')
  walk.writer.close()
  return true
}

/** Table with cells in inline Markdown, see `parseInlineMarkdown`. Every row has the same number of cells. */
export const table = {
  label: 'Table',
  hint: 'Rows and columns',
  words: 'grid rows columns',
  fields: ['caption', 'headerRow', 'rows'],
  items: 'rows',
  texts: (block) => [
    block['caption'],
    ...cellsOf(block).map((cells) => cells.map(inlineText).join('\t')),
  ],
  inline: (block) => cellsOf(block).flat(),
  quoted: 'rows',
  problem({ rows }) {
    if (!Array.isArray(rows)) return undefined
    const { rows: most, columns } = TABLE_LIMITS
    if (rows.length > most) return `A table has at most ${most} rows`
    return records(rows).some(({ cells }) => Array.isArray(cells) && cells.length > columns)
      ? `A table has at most ${columns} columns`
      : undefined
  },
  elements: { table: readTable },
} as const satisfies BlockDefinition
