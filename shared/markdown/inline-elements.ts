import type { Decorator } from '../text/rich-text.ts'
import { attributeOf, textOf } from './hast.ts'
import { describePicture } from './pictures.ts'
import { FRAME_ELEMENT } from './raw-html.ts'
import type { ElementHandler } from './walk.ts'

/** HTML elements that become decorators, with the decorator. */
export const DECORATOR_OF: Readonly<Record<string, Decorator>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  u: 'underline',
  ins: 'underline',
  s: 'strike-through',
  del: 'strike-through',
  strike: 'strike-through',
}

/** Elements that only group other content. A paragraph ends before and after each of them. */
export const TRANSPARENT_BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside body center dd dialog div fieldset figcaption footer form header hgroup html legend li ' +
    'main menu nav noscript option p search section summary caption tr thead tbody tfoot td th'
  ).split(' '),
)

const pairs = (from: string, to: string): Readonly<Record<string, string>> => {
  const targets = Array.from(to)
  return Object.fromEntries(
    Array.from(from, (character, index) => [character, targets[index] ?? '']),
  )
}

const SUPERSCRIPTS = pairs('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ')
const SUBSCRIPTS = pairs('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

/**
 * Superscript or subscript. Digits become superscript or subscript characters. Words are put in brackets, because they would otherwise be
 * read as part of the word before.
 */
const shifted =
  (table: Readonly<Record<string, string>>): ElementHandler =>
  (element, setting, walk) => {
    const characters = Array.from(textOf(element))
    if (characters.length > 0 && characters.every((character) => character in table)) {
      const text = characters.map((character) => table[character]).join('')
      const link = element.children.find(
        (child) => child.type === 'element' && child.tagName === 'a',
      )
      const href = link?.type === 'element' ? attributeOf(link, 'href') : ''
      walk.writer.text(text, { ...setting, link: href === '' ? setting.link : walk.link(href) })
      return
    }
    walk.writer.text(' (', setting)
    walk.nodes(element.children, setting)
    walk.writer.text(')', setting)
  }

const anchor: ElementHandler = (element, setting, walk) => {
  const href = attributeOf(element, 'href')
  const link = href === '' ? setting.link : (walk.link(href) ?? setting.link)
  walk.nodes(element.children, { ...setting, link })
}

/** `meter` or `progress`: written as text, because Portable Text cannot contain the graphic. */
const gauge: ElementHandler = (element, setting, walk) => {
  const value = attributeOf(element, 'value')
  const most = attributeOf(element, 'max') || '1'
  walk.writer.text(value === '' ? textOf(element) : `${value} of ${most}`, setting)
}

/** Audio, video or frame: becomes a link, because Portable Text cannot contain a player. */
const embedded: ElementHandler = (element, setting, walk) => {
  const source = element.children.find(
    (child) => child.type === 'element' && child.tagName === 'source',
  )
  const address =
    attributeOf(element, 'src') ||
    attributeOf(element, 'data') ||
    (source?.type === 'element' ? attributeOf(source, 'src') : '')
  const title = attributeOf(element, 'title') || attributeOf(element, 'ariaLabel')
  const link = address === '' ? undefined : walk.link(address)
  walk.writer.endParagraph()
  const words = title || address
  if (words !== '') {
    walk.writer.text(words, { ...setting, link })
    walk.note(
      `an embedded ${element.tagName === FRAME_ELEMENT ? 'frame' : element.tagName} became a link to ${address || 'nothing'}`,
    )
  }
  walk.writer.endParagraph()
  const fallback = element.children.filter((child) => textOf(child).trim() !== '')
  if (fallback.length > 0) walk.nodes(fallback, setting)
  walk.writer.endParagraph()
}

const dropped: ElementHandler = (element, _setting, walk) => {
  walk.note(`a ${element.tagName} was left out`)
}

export const INLINE_HANDLERS: Readonly<Record<string, ElementHandler>> = {
  a: anchor,
  sup: shifted(SUPERSCRIPTS),
  sub: shifted(SUBSCRIPTS),
  progress: gauge,
  meter: gauge,
  [FRAME_ELEMENT]: embedded,
  video: embedded,
  audio: embedded,
  object: embedded,
  embed: embedded,
  br: (_element, setting, walk) => walk.writer.lineBreak(setting),
  q(element, setting, walk) {
    walk.writer.text('“', setting)
    walk.nodes(element.children, setting)
    walk.writer.text('”', setting)
  },
  rt(element, setting, walk) {
    walk.writer.text(' (', setting)
    walk.nodes(element.children, setting)
    walk.writer.text(') ', setting)
  },
  input(element, setting, walk) {
    if (attributeOf(element, 'type') === 'checkbox') {
      walk.writer.text(element.properties['checked'] === true ? '☑' : '☐', setting)
    } else if (attributeOf(element, 'type') !== 'hidden') {
      walk.writer.text(attributeOf(element, 'value'), setting)
    }
  },
  svg(element, setting, walk) {
    walk.note('a drawing in the text itself (svg) was left out, its words stay')
    walk.writer.text(textOf(element), setting)
  },
  script: dropped,
  style: dropped,
  head: () => undefined,
  link: () => undefined,
  meta: () => undefined,
  track: () => undefined,
  source: () => undefined,
  rp: () => undefined,
  area(element, setting, walk) {
    walk.writer.text(` ${describePicture(element)} `, setting)
  },
}
