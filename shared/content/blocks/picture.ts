import type { PhrasingContent } from 'mdast'
import { attributeOf, elementChildren, findElement, wordsOf } from '../../markdown/hast.ts'
import { phrasing } from '../../markdown/phrasing.ts'
import { writePicture } from '../../markdown/pictures.ts'
import type { ElementReader } from '../../markdown/walk.ts'
import type { BlockDefinition } from './block.ts'

/** Reads a paragraph that consists of an image and an emphasized caption. */
const readParagraph: ElementReader = (element, setting, walk) => {
  const { elements, hasText } = elementChildren(element)
  const [image, caption] = elements
  if (
    hasText ||
    elements.length !== 2 ||
    image?.tagName !== 'img' ||
    (caption?.tagName !== 'em' && caption?.tagName !== 'i') ||
    walk.picture(attributeOf(image, 'src')) === undefined
  ) {
    return false
  }
  walk.writer.endParagraph()
  writePicture(image, setting, walk, wordsOf(caption))
  walk.writer.endParagraph()
  return true
}

/** Reads a figure that contains only an image and its caption. */
const readFigure: ElementReader = (element, setting, walk) => {
  const image = findElement(element, ({ tagName }) => tagName === 'img')
  const caption = findElement(element, ({ tagName }) => tagName === 'figcaption')
  const captionText = caption ? wordsOf(caption) : ''
  const isAlone = wordsOf(element) === captionText
  if (!image || !isAlone || walk.picture(attributeOf(image, 'src')) === undefined) return false
  const anchor = findElement(element, (inner) => inner.tagName === 'a' && inner !== caption)
  const link = anchor && findElement(anchor, (inner) => inner === image) ? anchor : undefined
  walk.writer.close()
  const target = link && walk.link(attributeOf(link, 'href'))
  writePicture(image, { ...setting, link: target }, walk, captionText)
  walk.writer.close()
  return true
}

const oneLine = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : ''

/**
 * Picture block, with an asset of the lake (`asset`) or a library record (`library`). In an import, `_sanityAsset` is the address of a file
 * that must be uploaded.
 */
export const picture = {
  label: 'Picture',
  hint: 'Upload or choose an image',
  words: 'image photo',
  fields: ['asset', 'library', 'alt_text', 'caption', 'crop', 'hotspot', 'dark'],
  added: 'picture',
  texts: ({ alt_text: altText, caption }) => [altText, caption],
  // Text about a picture makes no sense without the picture, so it is not quoted.
  quoted: 'never',
  markdown(block, writer) {
    const url = writer.picture(block)
    if (url === undefined) return []
    const image: PhrasingContent = { type: 'image', url, alt: oneLine(block['alt_text']) }
    const caption = oneLine(block['caption'])
    const below: PhrasingContent[] = [
      { type: 'text', value: '\n' },
      ...phrasing([{ text: caption, marks: ['em'] }]),
    ]
    return [{ type: 'paragraph', children: caption === '' ? [image] : [image, ...below] }]
  },
  elements: {
    p: readParagraph,
    figure: readFigure,
    img(element, setting, walk) {
      writePicture(element, setting, walk, '')
      return true
    },
  },
} as const satisfies BlockDefinition
