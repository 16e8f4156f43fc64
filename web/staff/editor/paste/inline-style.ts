import type { Element } from 'hast'
import { attributeOf } from '#shared/markdown/hast.ts'

/** Lower-case value of a property in an element's `style`. Empty if the property is not set. */
export function styleOf(element: Element, property: string): string {
  const style = attributeOf(element, 'style')
  if (style === '') return ''
  const found = new RegExp(String.raw`(?:^|;)\s*${property}\s*:([^;]*)`, 'i').exec(style)
  return found?.[1]?.trim().toLowerCase() ?? ''
}

const MONOSPACED =
  /^["']?(?:consolas|courier|menlo|monaco|monospace|ui-monospace|inconsolata|cascadia (?:code|mono)|dejavu sans mono|fira (?:code|mono)|ibm plex mono|jetbrains mono|lucida console|roboto mono|sf ?mono|source code pro|ubuntu mono|liberation mono)/

/** True if the first font family of an element is monospaced. */
export const isMonospaced = (element: Element) =>
  MONOSPACED.test(styleOf(element, 'font-family') || attributeOf(element, 'face').toLowerCase())

/** True if an element's style sets bold, false if it resets bold, otherwise undefined. */
export function isBold(element: Element): boolean | undefined {
  const weight = styleOf(element, 'font-weight')
  if (weight === '') return undefined
  return weight.startsWith('bold') || Number(weight) >= 600
}

/** True if an element's style sets italics, false if it resets italics, otherwise undefined. */
export function isItalic(element: Element): boolean | undefined {
  const slope = styleOf(element, 'font-style')
  return slope === '' ? undefined : /^(?:italic|oblique)/.test(slope)
}

/** Text decorations in an element's style. */
export const linesOf = (element: Element) =>
  `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`

/** True if an element is hidden by its attributes, by its style, or by one of Word's own style properties. */
export const isHidden = (element: Element) =>
  element.properties['hidden'] === true ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'visibility') === 'hidden' ||
  styleOf(element, 'mso-hide') === 'all'
