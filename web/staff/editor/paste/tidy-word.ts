import type { Element, ElementContent } from 'hast'
import { attributeOf } from '#shared/markdown/hast.ts'
import { styleOf } from './inline-style.ts'
import type { LeftOut } from './left-out.ts'
import { make, without } from './make-element.ts'
import { isWordItem, withoutMarker, wordItem } from './word-lists.ts'

const isComment = (element: Element) => styleOf(element, 'mso-element') === 'comment'

const countComments = (element: Element): number =>
  element.children
    .filter((child) => child.type === 'element')
    .reduce((sum, child) => sum + (isComment(child) ? 1 : countComments(child)), 0)

/** Removes comments and tracked deletions made in Word. */
function tidyReview(element: Element, leftOut: LeftOut): ElementContent[] | undefined {
  if (styleOf(element, 'mso-element') === 'comment-list') {
    leftOut.note('comments', countComments(element))
    return []
  }
  const isTracked = attributeOf(element, 'cite') !== '' || attributeOf(element, 'dateTime') !== ''
  if (element.tagName === 'del' && isTracked) {
    leftOut.note('deletions')
    return []
  }
  const isSign =
    /\bMsoCommentReference\b/.test(attributeOf(element, 'className')) ||
    styleOf(element, 'mso-special-character') === 'comment'
  return isSign ? [] : undefined
}

/**
 * Converts markup specific to Word: comments and tracked changes, lists, titles and quotes. Undefined for other elements.
 * @param inside converts the children of an element
 */
export function tidyWord(
  element: Element,
  leftOut: LeftOut,
  inside: (nodes: readonly ElementContent[]) => ElementContent[],
): ElementContent[] | undefined {
  const review = tidyReview(element, leftOut)
  if (review !== undefined) return review
  const { tagName } = element
  // Word on the web represents the paragraph mark by a space, which is removed.
  if (/\bEOP\b/.test(attributeOf(element, 'className'))) return []
  const isInserted = tagName === 'ins' && attributeOf(element, 'dateTime') !== ''
  if (tagName === 'o:p' || isInserted) return inside(element.children)
  if (tagName !== 'p') return undefined
  const names = attributeOf(element, 'className')
  const children = () => inside(withoutMarker(element.children))
  const level = /^[1-6]$/.exec(attributeOf(element, 'ariaLevel'))?.[0]
  if (attributeOf(element, 'role') === 'heading' && level !== undefined) {
    return [make(`h${level}`, without('strong', children()))]
  }
  if (isWordItem(element)) return [wordItem(element, children())]
  if (/\bMsoTitle/.test(names)) return [make('h1', without('strong', children()))]
  if (/\bMso(?:Intense)?Quote/.test(names)) return [make('blockquote', [make('p', children())])]
  return undefined
}
