import type { Element, ElementContent, Root, RootContent } from 'hast'
import { attributeOf, textOf } from '#shared/markdown/hast.ts'
import { isEmptyParagraph, joinCode } from './code-paragraphs.ts'
import type { LeftOut } from './left-out.ts'
import { make, makeText, without } from './make-element.ts'
import { PASTED, type PastedPictures } from './pasted-pictures.ts'
import { tidyMarks } from './tidy-marks.ts'
import { tidyRefused } from './tidy-refused.ts'
import { tidyTable } from './tidy-tables.ts'
import { tidyWord } from './tidy-word.ts'
import { joinWordLists, withoutMarker, wordMarker } from './word-lists.ts'

interface Tidying {
  readonly leftOut: LeftOut
  readonly pictures: PastedPictures
  /** True for content from Notion, which exports callouts as `aside`. From other programs, an `aside` is content next to the text. */
  readonly isNotion: boolean
}

/** Moves lists that are direct children of a list into the preceding item. Google Docs writes such lists. */
function nestLists(nodes: readonly ElementContent[]): ElementContent[] {
  const nested: ElementContent[] = []
  for (const node of nodes) {
    const isList = node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
    const above = nested.findLast((one) => one.type === 'element' && one.tagName === 'li')
    if (isList && above?.type === 'element') above.children.push(node)
    else nested.push(node)
  }
  return nested
}

const EMOJI = /^\p{RGI_Emoji}+$/v

/** True for images that are tracking pixels or spacers. */
const isDot = (image: Element) =>
  ['width', 'height'].some((name) => /^[0-2]$/.test(attributeOf(image, name)))

function tidyImage(image: Element, { pictures }: Tidying): ElementContent[] {
  const alt = attributeOf(image, 'alt')
  if (EMOJI.test(alt)) return [makeText(alt)]
  if (isDot(image)) return []
  const place = pictures.take(image)
  if (place === undefined) return []
  return [{ ...image, properties: { ...image.properties, src: `${PASTED}${place}` } }]
}

/** Converts a list item. A checkbox represented by a picture becomes a character before the text. */
function tidyItem(element: Element, tidying: Tidying): ElementContent[] {
  if (attributeOf(element, 'role') !== 'checkbox') {
    return [{ ...element, children: tidyNodes(element.children, tidying) }]
  }
  const box = makeText(attributeOf(element, 'ariaChecked') === 'true' ? '☑ ' : '☐ ')
  const drawn = element.children.filter((node) => node.type !== 'element' || node.tagName !== 'img')
  const [first, ...others] = tidyNodes(drawn, tidying)
  const isParagraph = first?.type === 'element' && first.tagName === 'p'
  const head = isParagraph
    ? [{ ...first, children: [box, ...first.children] }]
    : [box, ...(first === undefined ? [] : [first])]
  return [{ ...element, children: [...head, ...others] }]
}

/** Converts a heading. The number stays, redundant bold marks are removed. */
function tidyHeading(element: Element, tidying: Tidying): ElementContent[] {
  const marker = wordMarker(element)
  const words = without('strong', tidyNodes(withoutMarker(element.children), tidying))
  return [{ ...element, children: marker === '' ? words : [makeText(`${marker} `), ...words] }]
}

const tidyList = (element: Element, tidying: Tidying): ElementContent[] => [
  { ...element, children: tidyNodes(nestLists(element.children), tidying) },
]

type Tidy = (element: Element, tidying: Tidying) => ElementContent[]

const BY_TAG: ReadonlyMap<string, Tidy> = new Map<string, Tidy>([
  ['img', tidyImage],
  ['pre', (element) => [element]],
  ['li', tidyItem],
  ['ul', tidyList],
  ['ol', tidyList],
  [
    'table',
    (element, tidying) => tidyTable({ ...element, children: tidyNodes(element.children, tidying) }),
  ],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, tidyHeading] as const),
])

function tidyElement(element: Element, tidying: Tidying): ElementContent[] {
  const { tagName } = element
  const inside = (nodes: readonly ElementContent[]) => tidyNodes(nodes, tidying)
  const refused = tidyRefused(element, tidying.leftOut)
  if (refused !== undefined) return refused
  const word = tidyWord(element, tidying.leftOut, inside)
  if (word !== undefined) return word
  const byTag = BY_TAG.get(tagName)
  if (byTag !== undefined) return byTag(element, tidying)
  const children = inside(element.children)
  if (tagName === 'aside' && tidying.isNotion) {
    return [make('blockquote', [make('p', [makeText('[!NOTE] ')]), ...children])]
  }
  return tidyMarks(element, children)
}

function tidyNodes(nodes: readonly RootContent[], tidying: Tidying): ElementContent[] {
  const tidied = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    return node.type === 'element' ? tidyElement(node, tidying) : []
  })
  return joinCode(joinWordLists(tidied)).filter((node) => !isEmptyParagraph(node))
}

const isRead = (node: ElementContent): boolean =>
  textOf(node).trim() !== '' || (node.type === 'element' && node.tagName === 'img')

const AROUND: ReadonlySet<string> = new Set(['div', 'section', 'article', 'main'])

/** Makes the first list of a paste start at one, because the preceding items were not copied. */
function countFromOne(nodes: readonly ElementContent[]): ElementContent[] {
  const at = nodes.findIndex(isRead)
  return nodes.map((node, index) => {
    if (index !== at || node.type !== 'element') return node
    if (AROUND.has(node.tagName)) return { ...node, children: countFromOne(node.children) }
    if (node.tagName !== 'ol') return node
    const { start: _start, ...properties } = node.properties
    return { ...node, properties }
  })
}

/**
 * Converts clipboard HTML to plain markup. Styles and comments of programs become elements, content that an article cannot contain is
 * removed and reported, and the address of each picture becomes `pasted:N`.
 */
export function tidyPasted(root: Root, ports: Pick<Tidying, 'leftOut' | 'pictures'>): Root {
  const isNotion = root.children.some(
    (node) => node.type === 'comment' && node.value.includes('notionvc'),
  )
  return { ...root, children: countFromOne(tidyNodes(root.children, { ...ports, isNotion })) }
}
