import type { Element } from 'hast'
import type { Setting } from './block-writer.ts'
import { attributeOf } from './hast.ts'
import type { Walk } from './walk.ts'

/** File name as words: `prs_per_week.png` becomes "Prs per week". */
function nameInWords(source: string): string {
  const name =
    source
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? ''
  const words = name
    .replace(/\.[a-z0-9]+$/i, '')
    .replaceAll(/[-_.+%]+/g, ' ')
    .trim()
  return words === '' || source.startsWith('data:')
    ? 'Picture'
    : words.charAt(0).toUpperCase() + words.slice(1)
}

/** Description of a picture: its alt text, otherwise its title, otherwise words from its file name. */
export function describePicture(image: Element, caption = ''): string {
  const alt = attributeOf(image, 'alt').replaceAll(/\s+/g, ' ').trim()
  return alt || caption || attributeOf(image, 'title') || nameInWords(attributeOf(image, 'src'))
}

/**
 * Writes a picture as a separate block at its position in the text. A picture that cannot be imported becomes a link with its alt text. If
 * the picture was inside a link, this link follows the block.
 */
export function writePicture(image: Element, setting: Setting, walk: Walk, figcaption: string) {
  const source = attributeOf(image, 'src')
  const caption = figcaption || attributeOf(image, 'title')
  const description = describePicture(image, caption)
  const attributes = source === '' ? undefined : walk.picture(source)
  if (attributes === undefined) {
    walk.note(
      `the picture ${source.slice(0, 120) || '(without address)'} is not part of the import: its description stands in its place`,
    )
    const link = setting.link ?? (/^(https?:)?\/\//.test(source) ? walk.link(source) : undefined)
    walk.writer.text(description, { ...setting, link })
    if (caption !== '' && caption !== description) walk.writer.text(` (${caption})`, setting)
    return
  }
  if (attributeOf(image, 'alt').trim() === '') {
    walk.note(
      `the picture ${source.slice(0, 120)} has no alternative text: “${description}” was put in, please read it`,
    )
  }
  walk.writer.push({
    ...attributes,
    _type: 'picture',
    _key: walk.nextKey(),
    alt_text: description,
    ...(caption !== '' && { caption }),
  })
  if (setting.link !== undefined) {
    walk.writer.text(setting.link.href, setting)
    walk.writer.endParagraph()
  }
}
