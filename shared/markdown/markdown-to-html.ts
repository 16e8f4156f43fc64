import type { Nodes, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { nestingProblem } from './nesting.ts'
import { escapeHtml, safeRawHtml } from './raw-html.ts'

/** Id of the heading above the footnotes, to which their marks link. */
const NOTES_ID = 'notes-of-this-post'

/**
 * Parses CommonMark with GitHub's tables, task lists, strike-through, footnotes and bare links. @throws RangeError for excessive nesting
 */
export function parseMarkdown(markdown: string) {
  const problem = nestingProblem(markdown)
  if (problem !== undefined) throw new RangeError(problem)
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

interface Definitions {
  readonly links: ReadonlyMap<string, { readonly url: string; readonly title: string }>
  /** Content of footnotes by identifier. */
  readonly notes: ReadonlyMap<string, readonly RootContent[]>
  /** Identifiers of footnotes in the order of their first reference. The code that writes the HTML fills the list. */
  readonly order: string[]
}

function collect(root: Nodes): Definitions {
  const links = new Map<string, { url: string; title: string }>()
  const notes = new Map<string, readonly RootContent[]>()
  const visit = (node: Nodes) => {
    // If several definitions have the same name, the first one applies, as in CommonMark.
    if (node.type === 'definition' && !links.has(node.identifier)) {
      links.set(node.identifier, { url: node.url, title: node.title ?? '' })
    }
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier)) {
      notes.set(node.identifier, node.children)
    }
    if ('children' in node) node.children.forEach(visit)
  }
  visit(root)
  return { links, notes, order: [] }
}

const attribute = (name: string, value: string | null | undefined) =>
  value === null || value === undefined || value === '' ? '' : ` ${name}="${escapeHtml(value)}"`

const element = (name: string, content: string, attributes = '') =>
  `<${name}${attributes}>${content}</${name}>`

function writeTable(table: Table, definitions: Definitions): string {
  const rows = table.children.map((row, index) =>
    element(
      'tr',
      row.children
        .map((cell) => element(index === 0 ? 'th' : 'td', writeAll(cell.children, definitions)))
        .join(''),
    ),
  )
  return element('table', rows.join(''))
}

function footnoteMark(identifier: string, { order }: Definitions): string {
  if (!order.includes(identifier)) order.push(identifier)
  return element('a', `[${order.indexOf(identifier) + 1}]`, ` href="#${NOTES_ID}"`)
}

type NodeOf = { [Node in Nodes as Node['type']]: Node }
type Writers = {
  readonly [Type in keyof NodeOf]: (node: NodeOf[Type], definitions: Definitions) => string
}

const holder =
  (name: string) =>
  (node: { readonly children: readonly Nodes[] }, definitions: Definitions): string =>
    element(name, writeAll(node.children, definitions))

const bare = (node: { readonly children: readonly Nodes[] }, definitions: Definitions): string =>
  writeAll(node.children, definitions)

const nothing = () => ''

const writeImage = (url: string | undefined, alt: string, title: string) =>
  `<img${attribute('src', url)}${attribute('alt', alt)}${attribute('title', title)}>`

function writeItem(node: NodeOf['listItem'], definitions: Definitions): string {
  const content = writeAll(node.children, definitions)
  if (typeof node.checked !== 'boolean') return element('li', content)
  const box = `<input type="checkbox"${node.checked ? ' checked' : ''}> `
  return element('li', content.startsWith('<p>') ? `<p>${box}${content.slice(3)}` : box + content)
}

const WRITERS: Writers = {
  root: bare,
  text: (node) => escapeHtml(node.value),
  inlineCode: (node) => element('code', escapeHtml(node.value)),
  strong: holder('strong'),
  emphasis: holder('em'),
  delete: holder('del'),
  break: () => '<br>',
  link: (node, definitions) =>
    element('a', writeAll(node.children, definitions), attribute('href', node.url)),
  linkReference(node, definitions) {
    const url = definitions.links.get(node.identifier)?.url
    return element('a', writeAll(node.children, definitions), attribute('href', url))
  },
  image: (node) => writeImage(node.url, node.alt ?? '', node.title ?? ''),
  imageReference(node, definitions) {
    const target = definitions.links.get(node.identifier)
    return writeImage(target?.url, node.alt ?? '', target?.title ?? '')
  },
  footnoteReference: (node, definitions) => footnoteMark(node.identifier, definitions),
  html: (node) => safeRawHtml(node.value),
  paragraph: holder('p'),
  heading: (node, definitions) => holder(`h${node.depth}`)(node, definitions),
  code: (node) =>
    element(
      'pre',
      element('code', escapeHtml(node.value)),
      `${attribute('data-info', node.lang)}${attribute('data-meta', node.meta)}`,
    ),
  blockquote: holder('blockquote'),
  list: (node, definitions) =>
    node.ordered === true
      ? element('ol', writeAll(node.children, definitions), ` start="${node.start ?? 1}"`)
      : holder('ul')(node, definitions),
  listItem: writeItem,
  table: writeTable,
  tableRow: bare,
  tableCell: bare,
  thematicBreak: () => '<hr>',
  // Definitions are not shown where they are written. Footnotes are written at the end.
  definition: nothing,
  footnoteDefinition: nothing,
  yaml: nothing,
}

function write<Type extends keyof NodeOf>(
  type: Type,
  node: NodeOf[Type],
  definitions: Definitions,
): string {
  return WRITERS[type](node, definitions)
}

function writeAll(nodes: readonly Nodes[], definitions: Definitions): string {
  return nodes.map((node) => write(node.type, node, definitions)).join('')
}

function writeNotes(definitions: Definitions): string {
  const items: string[] = []
  // Writing a footnote can add the identifiers of further footnotes to `order`, so the loop checks its length each time. Footnotes without
  // a reference follow at the end.
  for (let index = 0; ; index += 1) {
    const identifier =
      definitions.order[index] ??
      [...definitions.notes.keys()].find((name) => !definitions.order.includes(name))
    if (identifier === undefined) break
    if (definitions.order[index] === undefined) definitions.order.push(identifier)
    items.push(element('li', writeAll(definitions.notes.get(identifier) ?? [], definitions)))
  }
  if (items.length === 0) return ''
  return `<h1 id="${NOTES_ID}">Notes</h1>${element('ol', items.join(''))}`
}

/**
 * Converts Markdown to a single HTML text, so that HTML elements in the Markdown are parsed as in a browser, even if they span several
 * blocks. Footnotes become marks such as `[1]` and a list under the heading "Notes". The HTML is only an intermediate result and is never
 * served.
 */
export function markdownToHtml(markdown: string): string {
  const root = parseMarkdown(markdown)
  const definitions = collect(root)
  const text = writeAll(root.children, definitions)
  return text + writeNotes(definitions)
}
