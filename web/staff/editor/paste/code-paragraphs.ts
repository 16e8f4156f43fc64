import type { Element, ElementContent } from 'hast'
import { attributeOf, textOf } from '#shared/markdown/hast.ts'

/** Property of a code element that was recognized only by its monospaced font. */
export const BY_FACE = 'dataByFace'

/** Text of a code element. Line breaks in the markup are ignored, and all spaces become plain spaces. */
const codeText = (node: ElementContent): string => {
  if (node.type === 'text') return node.value.replaceAll(/[\r\n]+/g, ' ').replaceAll('\u00A0', ' ')
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  return node.children.map(codeText).join('')
}

const isParagraph = (node: ElementContent): node is Element =>
  node.type === 'element' && (node.tagName === 'p' || node.tagName === 'div')

/** True if a paragraph has no visible text. */
export const isEmptyParagraph = (node: ElementContent): boolean =>
  isParagraph(node) && isEmptyContent(node.children)

const isEmptyContent = (nodes: readonly ElementContent[]): boolean =>
  nodes.every((node) =>
    node.type === 'element'
      ? node.tagName === 'br' ||
        (['p', 'span', 'strong', 'em', 'u', 's', 'code', 'a', 'div'].includes(node.tagName) &&
          isEmptyContent(node.children))
      : node.type !== 'text' || node.value.replaceAll('\u00A0', ' ').trim() === '',
  )

/** True if all text in the node is monospaced. */
function isSetAsCode(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type !== 'element') return true
  if (node.tagName === 'code') return node.properties[BY_FACE] === true
  return node.tagName === 'br' || (node.tagName !== 'img' && node.children.every(isSetAsCode))
}

const isCode = (node: ElementContent) =>
  isParagraph(node) && !isEmptyParagraph(node) && node.children.every(isSetAsCode)

const listing = (lines: readonly string[]): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [{ type: 'text', value: lines.map((line) => line.trimEnd()).join('\n') }],
})

/** Joins adjacent monospaced paragraphs into code blocks. Empty paragraphs are preserved only between two lines of code. */
export function joinCode(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  let lines: string[] = []
  let blank = 0
  const end = () => {
    if (lines.length > 0) joined.push(listing(lines))
    lines = []
    blank = 0
  }
  for (const node of nodes) {
    if (isCode(node)) {
      const gap = lines.length === 0 ? 0 : blank
      lines.push(...Array.from({ length: gap }, () => ''), codeText(node))
      blank = 0
    } else if (isEmptyParagraph(node)) blank += 1
    else if (node.type === 'text' && node.value.trim() === '') {
      if (lines.length === 0) joined.push(node)
    } else {
      end()
      joined.push(node)
    }
  }
  end()
  return joined
}

/** Text of an element if all of the text is monospaced, otherwise undefined. */
export function codeOf(element: Element): string | undefined {
  const [only, ...more] = joinCode(element.children).filter(
    (node) => node.type === 'element' || textOf(node).trim() !== '',
  )
  if (more.length > 0 || only?.type !== 'element' || only.tagName !== 'pre') return undefined
  return attributeOf(only, 'className') === '' ? textOf(only) : undefined
}
