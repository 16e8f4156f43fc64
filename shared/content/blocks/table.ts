import type { Element } from 'hast'
import type { TableRow } from 'mdast'
import { attributeOf, elementChildren, wordsOf } from '../../markdown/hast.ts'
import { writePicture } from '../../markdown/pictures.ts'
import { escapeHtml } from '../../markdown/raw-html.ts'
import { toTable } from '../../markdown/table-cells.ts'
import type { Setting } from '../../markdown/block-writer.ts'
import type { ElementReader, Walk } from '../../markdown/walk.ts'
import { inlineText } from '../../text/inline-markdown.ts'
import { records } from '../guards.ts'
import type { BlockDefinition, LooseBlock } from './block.ts'
import { type Graphic, graphicOf } from './comparison.ts'
import { TABLE_LIMITS } from './table-limits.ts'

/** Cells of each row. Empty for a row without a list of cells. */
const cellsOf = ({ rows }: LooseBlock): readonly (readonly string[])[] =>
  records(rows).map(({ cells }) =>
    Array.isArray(cells) ? cells.map((cell) => (typeof cell === 'string' ? cell : '')) : [],
  )

function readTable(
  element: Element,
  setting: Setting,
  walk: Walk,
  graphic: Graphic | undefined,
): boolean {
  const pictures: Element[] = []
  const block = toTable(element, walk.nextKey, {
    link: walk.link,
    picture(image) {
      pictures.push(image)
      return attributeOf(image, 'alt')
    },
  })
  walk.writer.close()
  if (block) walk.writer.push(graphic === undefined ? block : { ...block, graphic })
  for (const image of pictures) writePicture(image, { ...setting, item: undefined }, walk, '')
  walk.writer.close()
  return true
}

/**
 * Reads a figure that contains only a table and its caption. Markdown has no captions of tables, so a table is written as such a figure.
 */
const readFigure: ElementReader = (element, setting, walk) => {
  const { elements, hasText } = elementChildren(element)
  const [caption, content] = elements
  if (hasText || elements.length !== 2) return false
  if (caption?.tagName !== 'figcaption' || content?.tagName !== 'table') return false
  const title = { type: 'text', value: wordsOf(caption) } as const
  content.children.unshift({ ...caption, tagName: 'caption', children: [title] })
  return readTable(content, setting, walk, graphicOf(attributeOf(element, 'dataGraphic')))
}

/** Table. Its cells contain inline Markdown, see `parseInlineMarkdown`. Every row has the same number of cells. */
export const table = {
  label: 'Table',
  hint: 'Rows and columns',
  words: 'grid rows columns',
  fields: ['caption', 'headerRow', 'graphic', 'rows'],
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
  markdown(block, writer) {
    const rows = cellsOf(block)
    const width = Math.max(0, ...rows.map((cells) => cells.length))
    if (width === 0) return []
    const empty = Array.from({ length: width }, () => '')
    const written = block['headerRow'] === true ? rows : [empty, ...rows]
    const table = {
      type: 'table',
      children: written.map((cells): TableRow => ({
        type: 'tableRow',
        children: empty.map((_, column) => ({
          type: 'tableCell',
          children: writer.inline((cells[column] ?? '').replaceAll(/\s+/g, ' ').trim()),
        })),
      })),
    } as const
    const caption = typeof block['caption'] === 'string' ? block['caption'].trim() : ''
    const graphic = graphicOf(block['graphic'])
    if (caption === '' && graphic === undefined) return [table]
    const text = escapeHtml(caption.replaceAll(/\s+/g, ' '))
    return [
      {
        type: 'html',
        value: `<figure${graphic === undefined ? '' : ` data-graphic="${graphic}"`}>\n<figcaption>${text}</figcaption>`,
      },
      table,
      { type: 'html', value: '</figure>' },
    ]
  },
  elements: {
    table: (element, setting, walk) => readTable(element, setting, walk, undefined),
    figure: readFigure,
  },
} as const satisfies BlockDefinition
