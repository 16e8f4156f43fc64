import { headingStyleOf } from '#shared/markdown/block-elements.ts'
import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { attributeOf, findElement, wordsOf } from '#shared/markdown/hast.ts'
import { hastToPortableText } from '#shared/markdown/html-to-portable-text.ts'
import {
  portableTextToMarkdown,
  titleMarkdown,
} from '#shared/markdown/portable-text-to-markdown.ts'

/** Elements that contain no text of the page: controls, drawings and navigation. */
const LEFT_OUT = new Set(
  'audio button canvas datalist dialog form iframe input label link meta nav noscript object script select style svg template textarea video'.split(
    ' ',
  ),
)

/**
 * Classes of elements that have text but are decoration or controls: section numbers, pictures for the dark theme, links to headings, share
 * buttons.
 */
const DECORATION = ['section-number', 'on-dark', 'heading-link', 'share-row']

const classesOf = (element: Element) => attributeOf(element, 'className').split(' ')

const isLeftOut = (element: Element): boolean =>
  LEFT_OUT.has(element.tagName) ||
  element.properties['ariaHidden'] === 'true' ||
  element.properties['hidden'] === true ||
  ['dialog', 'navigation', 'search'].includes(attributeOf(element, 'role')) ||
  classesOf(element).some((name) => DECORATION.includes(name)) ||
  // Pictures without a description are decoration.
  (element.tagName === 'img' && attributeOf(element, 'alt').trim() === '')

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)

/** Parts of an omitted element that are converted nevertheless: headings, for example of a form, and links to the next page of a list. */
const remainsOf = (element: Element): Element[] =>
  element.properties['ariaHidden'] === 'true'
    ? []
    : element.children.flatMap((child): Element[] => {
        if (child.type !== 'element') return []
        const isNext = child.tagName === 'a' && attributeOf(child, 'rel') === 'next'
        return isHeading(child) || isNext ? [child] : remainsOf(child)
      })

/** Elements that belong to the word before them. */
const ATTACHED = new Set(['sub', 'sup', 'wbr'])

/** Elements that style sheets separate from the text before them. */
const PLACED = new Set(['abbr', 'small', 'span'])

/** True if a page shows two adjacent elements as separate words. */
function isApart(before: ElementContent | undefined, part: Element): boolean {
  if (before?.type === 'element') return !ATTACHED.has(part.tagName)
  const isWord = before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value)
  return isWord && PLACED.has(part.tagName) && /^[\p{L}\p{N}]/u.test(wordsOf(part))
}

/**
 * Element name with which an element is converted: `div` for collapsed answers and for lists that contain headings, so that each heading
 * begins a section; otherwise its own name.
 */
function nameOf(element: Element): string {
  const { tagName } = element
  if (tagName === 'details' || tagName === 'summary') return 'div'
  const isList = tagName === 'ul' || tagName === 'ol' || tagName === 'li'
  return isList && findElement(element, isHeading) !== undefined ? 'div' : tagName
}

/** Removes elements that contain no text of the page, and inserts spaces between elements that the page shows separately. */
function cleaned(children: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = []
  for (const child of children) {
    if (child.type === 'text') kept.push(child)
    if (child.type !== 'element' || child.tagName === 'h1') continue
    const parts = isLeftOut(child) ? remainsOf(child) : [child]
    for (const part of parts) {
      if (isApart(kept.at(-1), part)) kept.push({ type: 'text', value: ' ' })
      kept.push({ ...part, tagName: nameOf(part), children: cleaned(part.children) })
    }
  }
  return kept
}

const cellsOf = (row: Element) =>
  row.children.filter(
    (child): child is Element =>
      child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  )

const rowsOf = (element: Element): Element[] =>
  element.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'tr' ? [child] : rowsOf(child)
  })

/** Removes the column name from table cells. Cells show it on narrow screens, where the table header is not visible. */
function removeLabels(element: Element | Root): void {
  for (const child of element.children) {
    if (child.type !== 'element') continue
    removeLabels(child)
    if (child.tagName !== 'table') continue
    const [header, ...rows] = rowsOf(child)
    const names = header === undefined ? [] : cellsOf(header).map((cell) => wordsOf(cell))
    for (const row of rows) {
      for (const [column, cell] of cellsOf(row).entries()) {
        const [label] = cell.children
        const isLabel = label?.type === 'element' && wordsOf(label) === names[column]
        if (isLabel && wordsOf(cell) !== names[column]) cell.children.shift()
      }
    }
  }
}

/** Absolute address of a link or picture; undefined for addresses that are useless outside of the page. */
function absolute(address: string, page: string): string | undefined {
  const url = URL.parse(address, page)
  return url !== null && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined
}

/** Canonical address in the head of a page; undefined if the page has none. */
export function canonicalOf(html: string): string | undefined {
  const head = fromHtml(html.slice(0, Math.max(0, html.indexOf('</head>'))))
  const link = findElement(
    head,
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  )
  return link && attributeOf(link, 'href')
}

/**
 * Converts the main part of a rendered page to Markdown: headings, texts, lists, tables, links and pictures with absolute addresses,
 * without navigation and forms.
 * @param address absolute address of the page
 */
export function pageMarkdown(html: string, address: string): string {
  const root = fromHtml(html)
  const main = findElement(root, ({ tagName }) => tagName === 'main')
  const children = cleaned(main?.children ?? [])
  const content: Root = { type: 'root', children }
  const title = main && findElement(main, ({ tagName }) => tagName === 'h1')
  removeLabels(content)
  const { body } = hastToPortableText(content, {
    headingStyle: headingStyleOf,
    link: (href) => {
      const target = absolute(href, address)
      return target === undefined ? { refused: 'an address of the page only' } : { href: target }
    },
    picture: (source) => ({ url: absolute(source, address) }),
  })
  const text = portableTextToMarkdown(body, {
    link: ({ href }) => (typeof href === 'string' ? href : undefined),
    picture: ({ url }) => (typeof url === 'string' ? url : undefined),
  })
  const heading = title === undefined ? '' : `${titleMarkdown(wordsOf(title))}\n`
  return heading + text
}
