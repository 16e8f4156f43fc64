import type { Element } from 'hast'
import { attributeOf } from '#shared/markdown/hast.ts'

/** The value of a property in an element's `style`, in lower case; the empty string when it is not there. */
export function styleOf(element: Element, property: string): string {
  const style = attributeOf(element, 'style')
  if (style === '') return ''
  const found = new RegExp(String.raw`(?:^|;)\s*${property}\s*:([^;]*)`, 'i').exec(style)
  return found?.[1]?.trim().toLowerCase() ?? ''
}

const MONOSPACED =
  /^["']?(?:consolas|courier|menlo|monaco|monospace|ui-monospace|inconsolata|cascadia (?:code|mono)|dejavu sans mono|fira (?:code|mono)|ibm plex mono|jetbrains mono|lucida console|roboto mono|sf ?mono|source code pro|ubuntu mono|liberation mono)/

/** Whether the first face that an element names is one of those that programs are set in. */
export const isMonospaced = (element: Element) =>
  MONOSPACED.test(styleOf(element, 'font-family') || attributeOf(element, 'face').toLowerCase())

/** Whether an element says that it is heavy or that it is not; undefined when it says neither. */
export function isBold(element: Element): boolean | undefined {
  const weight = styleOf(element, 'font-weight')
  if (weight === '') return undefined
  return weight.startsWith('bold') || Number(weight) >= 600
}

/** Whether an element says that it is slanted or that it is not; undefined when it says neither. */
export function isItalic(element: Element): boolean | undefined {
  const slope = styleOf(element, 'font-style')
  return slope === '' ? undefined : /^(?:italic|oblique)/.test(slope)
}

/** The lines that an element draws at its text, by its style. */
export const linesOf = (element: Element) =>
  `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`

/** Whether nobody sees an element: by its attributes, by its style, or by that of Word. */
export const isHidden = (element: Element) =>
  element.properties['hidden'] === true ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'visibility') === 'hidden' ||
  styleOf(element, 'mso-hide') === 'all'
