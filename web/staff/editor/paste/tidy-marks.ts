import type { Element, ElementContent } from 'hast'
import { attributeOf, textOf } from '#shared/markdown/hast.ts'
import { BY_FACE } from './code-paragraphs.ts'
import { isBold, isItalic, isMonospaced, linesOf, styleOf } from './inline-style.ts'
import { make, makeText, without } from './make-element.ts'

/** Tag names of elements whose style determines the marks of their text. */
const STYLED: ReadonlySet<string> = new Set('span font a b strong i em u s label'.split(' '))

/** Replacements for tags that have the same meaning as another tag, such as `b` and `strong`. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
])

const BLOCKS: ReadonlySet<string> = new Set('p div pre ul ol table blockquote img'.split(' '))

const byFace = (children: ElementContent[]): ElementContent[] => [
  { ...make('code', children), properties: { [BY_FACE]: true } },
]

/** Plain spaces for an element with which a program preserves tabs or repeated spaces. Undefined for all other elements. */
function spacesOf(element: Element): string | undefined {
  if (styleOf(element, 'mso-tab-count') !== '') return ' '
  const isRun = styleOf(element, 'mso-spacerun') !== ''
  const isApple = attributeOf(element, 'className').includes('Apple-converted-space')
  return isRun || isApple ? textOf(element).replaceAll('\u00A0', ' ') : undefined
}

/** Wraps children in elements for the marks that the element's style sets. */
function marked(element: Element, children: ElementContent[]): ElementContent[] {
  let inner = isMonospaced(element) ? byFace(children) : children
  const wrap = (tagName: string, isWanted: boolean) => {
    if (isWanted) inner = [make(tagName, inner)]
  }
  const lines = linesOf(element)
  const shift = styleOf(element, 'vertical-align')
  wrap('s', lines.includes('line-through'))
  // Links are underlined by default, so their underline is not a mark.
  wrap('u', lines.includes('underline') && element.tagName !== 'a')
  wrap('em', isItalic(element) === true)
  wrap('strong', isBold(element) === true)
  wrap('sup', shift === 'super')
  wrap('sub', shift === 'sub')
  return inner
}

/**
 * True if the style of an element resets the mark that its tag name sets. Example: Google Docs wraps all copied content in a `b` element of
 * normal weight.
 */
const isTakenBack = (element: Element) =>
  (['b', 'strong'].includes(element.tagName) && isBold(element) === false) ||
  (['i', 'em'].includes(element.tagName) && isItalic(element) === false)

/** Converts the style of an element to marks. */
export function tidyMarks(element: Element, children: ElementContent[]): ElementContent[] {
  const { tagName } = element
  if (!STYLED.has(tagName)) {
    const isSetAsCode = (tagName === 'p' || tagName === 'div') && isMonospaced(element)
    const isLeaf = children.every((node) => node.type !== 'element' || !BLOCKS.has(node.tagName))
    return [{ ...element, children: isSetAsCode && isLeaf ? byFace(children) : children }]
  }
  const spaces = spacesOf(element)
  if (spaces !== undefined) return [makeText(spaces)]
  const set = marked(element, children)
  if (isTakenBack(element) || tagName === 'span' || tagName === 'font') return set
  if (tagName === 'a') return [{ ...element, children: without('u', set) }]
  return [make(SAME.get(tagName) ?? tagName, set)]
}
