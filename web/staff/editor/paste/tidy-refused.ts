import type { Element, ElementContent } from 'hast'
import { attributeOf, findElement } from '#shared/markdown/hast.ts'
import { FRAME_ELEMENT } from '#shared/markdown/raw-html.ts'
import { isHidden } from './inline-style.ts'
import type { LeftOut, LeftOutKind } from './left-out.ts'

/** Tag names of elements without readable content. */
const SILENT: ReadonlySet<string> = new Set(
  'style meta link title base head template source track param col colgroup xml button'.split(' '),
)

/** Tag names of elements that an article cannot contain, with the name used in the notice about omitted content. */
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

/** True if a player or frame has an address that can be the target of a link. */
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

/** Replacement of an element that no article can contain. Undefined for allowed elements. */
export function tidyRefused(element: Element, leftOut: LeftOut): ElementContent[] | undefined {
  const { tagName } = element
  // Elements with `aria-hidden` are decoration, or visual duplicates of other content, such as rendered formulas.
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
