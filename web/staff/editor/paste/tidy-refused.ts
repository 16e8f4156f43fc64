import type { Element, ElementContent } from 'hast'
import { attributeOf, findElement } from '#shared/markdown/hast.ts'
import { FRAME_ELEMENT } from '#shared/markdown/raw-html.ts'
import { isHidden } from './inline-style.ts'
import type { LeftOut, LeftOutKind } from './left-out.ts'

/** What holds nothing to read. */
const SILENT: ReadonlySet<string> = new Set(
  'style meta link title base head template source track param col colgroup xml button'.split(' '),
)

/** What an article cannot hold. */
const REFUSED: ReadonlyMap<string, LeftOutKind> = new Map([
  ['script', 'scripts'],
  ['svg', 'drawings'],
  ['canvas', 'drawings'],
  ['math', 'formulas'],
  ['select', 'fields'],
  ['textarea', 'fields'],
  ['hr', 'rules'],
])

const PLAYERS: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'object', 'embed'])

/** Whether what is played or framed has an address that a link can lead to. */
function isOnTheWeb(element: Element): boolean {
  const source = findElement(element, ({ tagName }) => tagName === 'source')
  const addresses = [
    attributeOf(element, 'src'),
    attributeOf(element, 'data'),
    source === undefined ? '' : attributeOf(source, 'src'),
  ]
  return addresses.some((address) => /^\s*(?:https?:)?\/\//i.test(address))
}

function tidyInput(element: Element, leftOut: LeftOut): ElementContent[] {
  const type = attributeOf(element, 'type')
  if (type === 'checkbox') return [element]
  if (type !== 'hidden') leftOut.note('fields')
  return []
}

/** What becomes of an element that no article holds; undefined for all others. */
export function tidyRefused(element: Element, leftOut: LeftOut): ElementContent[] | undefined {
  const { tagName } = element
  // What is for the eye alone is decoration, or stands there a second time, as formulas do.
  const isForTheEye = tagName !== 'img' && attributeOf(element, 'ariaHidden') === 'true'
  if (SILENT.has(tagName) || isHidden(element) || isForTheEye) return []
  const refused = REFUSED.get(tagName)
  if (refused !== undefined) {
    leftOut.note(refused)
    return []
  }
  if (PLAYERS.has(tagName)) {
    leftOut.note('players')
    if (!isOnTheWeb(element)) return []
    return [{ ...element, tagName: tagName === 'iframe' ? FRAME_ELEMENT : tagName }]
  }
  return tagName === 'input' ? tidyInput(element, leftOut) : undefined
}
