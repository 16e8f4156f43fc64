import type { LegalBlock, LegalPage } from '#shared/pages/company/shapes.ts'
import {
  createPassageMaker,
  headPassages,
  placeOf,
  proseText,
  rowText,
  sentence,
  type Found,
} from './copy-passages.ts'

const blockTexts = (block: LegalBlock): readonly string[] => {
  if (block.kind === 'text') return [proseText(block.text)]
  if (block.kind === 'list') return block.items.map((item) => sentence(proseText(item)))
  return block.rows.map((row) => rowText(block.columns, row))
}

/** Passages of a legal page: one for the text of each section, and one for each row of a table. */
export function legalPassages(path: string, page: LegalPage): readonly Found[] {
  const make = createPassageMaker(placeOf(path, page.heading, page.meta))
  return [
    ...headPassages(make, page),
    ...page.sections.flatMap(({ id, title, blocks }) => {
      const part = { fragment: id, heading: title }
      const running = blocks.filter(({ kind }) => kind !== 'table').flatMap(blockTexts)
      const rows = blocks.filter(({ kind }) => kind === 'table').flatMap(blockTexts)
      return [
        ...(running.length === 0 ? [] : [make({ ...part, text: running.join('\n') })]),
        ...rows.map((text) => make({ ...part, text })),
      ]
    }),
  ]
}
