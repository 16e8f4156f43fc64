import type { BlockDefinition, Quoted } from '#shared/content/blocks/block.ts'
import { blockDefinitions } from '#shared/content/body-blocks.ts'
import { EMPLOYMENT, isEmployment } from '#shared/content/employment.ts'
import { isRecord } from '#shared/content/guards.ts'
import { searchedTexts } from '#shared/content/article-fields.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { publishedTypes } from '#shared/content/published-types/published-types.ts'
import { isArticleType, LANDING_TYPE, type ArticleType } from '#shared/content/status.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import { inlineText } from '#shared/text/inline-markdown.ts'
import { paths } from '#shared/paths/paths.ts'
import { contentText, headingAnchors, toPlainText } from '#shared/text/portable-text.ts'
import { landingPassages } from './landing-passages.ts'
import { createPassageMaker, rowText, sentence, type Found } from './copy-passages.ts'

/** Published document as the CMS returns it. */
export interface PublishedDocument {
  readonly _id: string
  readonly _rev: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Maximum number of indexed characters: of an article, and of each passage. */
const MOST = { article: 50_000, passage: 4_000 } as const

const tableTexts = (block: Fields): readonly string[] => {
  const rows = list(block['rows']).map((row) =>
    list(fieldsOf(row)['cells']).map((cell) => inlineText(text(cell))),
  )
  const [columns = [], ...below] = block['headerRow'] === true ? rows : [[], ...rows]
  return below.map((row) =>
    columns.length === 0 ? sentence(row.filter(Boolean).join(', ')) : rowText(columns, row),
  )
}

/** Functions that return the sentences of a block. The block's definition names the function by its attribute `quoted`. */
const QUOTES: Readonly<
  Record<Quoted, (block: Fields, definition: BlockDefinition) => readonly string[]>
> = {
  texts: (block, { texts }) =>
    [...texts(block).map(text), contentText(block)].filter((words) => words !== '').map(sentence),
  rows: tableTexts,
  never: () => [],
}

/** Sentences of a block. */
function blockTexts(block: Fields): readonly string[] {
  if (block['_type'] === 'block') {
    const words = toPlainText([block]).replaceAll(/\s+/g, ' ').trim()
    return [block['listItem'] === undefined ? words : sentence(words)]
  }
  const definition = blockDefinitions.get(block['_type'])
  return definition === undefined ? [] : QUOTES[definition.quoted](block, definition)
}

interface Part {
  readonly heading: string
  readonly fragment?: string
  readonly texts: string[]
}

/** Splits a body at its headings into parts. */
function partsOf(body: readonly unknown[], title: string, fragment?: string): readonly Part[] {
  const anchors = headingAnchors(body)
  let part: Part = { heading: title, texts: [], ...(fragment !== undefined && { fragment }) }
  const parts = [part]
  for (const block of body.filter(isRecord)) {
    const anchor = anchors.get(text(block['_key']))
    if (anchor === undefined) {
      part.texts.push(...blockTexts(block).filter((words) => words !== ''))
    } else {
      part = { heading: toPlainText([block]).trim(), fragment: anchor, texts: [] }
      parts.push(part)
    }
  }
  return parts.filter(({ texts }) => texts.length > 0)
}

const slugOf = (document: PublishedDocument) => text(fieldsOf(document['slug'])['current'])

function articlePassages(type: ArticleType, document: PublishedDocument): readonly Found[] {
  const title = text(document['title'])
  const slug = slugOf(document)
  const { terms, search } = publishedTypes[type]
  if (title === '' || slug === '') return []
  const path = contentTypes[type].paths.page(slug)
  const tags = list(document[terms]).map(text)
  const seo = fieldsOf(document['seo'])
  const keywords = [
    text(seo['title']),
    ...tags,
    text(document['industry']),
    search.keywords,
  ].filter(Boolean)
  const make = createPassageMaker({ path, title, keywords })
  const head: string[] = []
  const sections: Part[] = []
  for (const { name, text: words, searched } of searchedTexts(type, document)) {
    const texts = [words.trim()].filter((each) => each !== '')
    if (searched !== 'lead') {
      sections.push({ ...searched, fragment: toAnchor(searched.heading), texts })
    } else if (name !== 'title') head.push(...texts)
  }
  const { bodyHeading } = search
  const body = partsOf(list(document['body']), title, bodyHeading && toAnchor(bodyHeading))
  let left: number = MOST.article
  return [{ heading: title, texts: head }, ...sections, ...body].flatMap((part): Found[] => {
    const words = part.texts.join('\n').slice(0, Math.min(left, MOST.passage))
    left -= words.length
    return words === '' ? [] : [make({ ...part, text: words, kind: type })]
  })
}

function openingPassages(document: PublishedDocument): readonly Found[] {
  const title = text(document['title'])
  const slug = slugOf(document)
  if (title === '' || slug === '') return []
  const make = createPassageMaker({
    path: paths.careers,
    title: 'Careers',
    keywords: ['job, vacancy, position, opening, hiring', text(document['team'])],
  })
  const place = text(document['place'])
  const kind = document['employment']
  const name = isEmployment(kind) ? `${title} (${EMPLOYMENT[kind].toLowerCase()})` : title
  const words = [
    sentence(`${name}${place === '' ? '' : `: ${place}`}`),
    text(document['summary']),
    ...partsOf(list(document['body']), title).flatMap(({ texts }) => texts),
  ].filter((part) => part !== '')
  return [
    make({
      fragment: slug,
      heading: title,
      text: words.join('\n').slice(0, MOST.passage),
      kind: 'opening',
    }),
  ]
}

/** Passages of a published document. Empty if the document has no page. */
export const documentPassages = (document: PublishedDocument): readonly Found[] => {
  if (document._type === 'opening') return openingPassages(document)
  if (document._type === LANDING_TYPE) return landingPassages(document)
  return isArticleType(document._type) ? articlePassages(document._type, document) : []
}
