import { isTextBlock, type RichBlock } from '../text/rich-text.ts'
import type { ConversionOptions } from './html-to-portable-text.ts'
import { markdownToPortableText } from './markdown-to-portable-text.ts'

/** Conversion options of an article whose picture files are all next to the Markdown file. */
export const OPTIONS: ConversionOptions = {
  title: 'The title',
  picture: (source) => (/^https?:/.test(source) ? undefined : { _sanityAsset: `image@${source}` }),
}

/** Body in a compact notation for comparisons: style or list of each block, then its text with the marks in brackets. */
export function sketch(blocks: readonly RichBlock[]): string[] {
  return blocks.map((block) => {
    if (isTextBlock(block)) {
      const text = block.children
        .map((span) => {
          const marks = span.marks.map((mark) => {
            // A mark that is not a decorator is the key of a mark definition.
            const link = block.markDefs.find(({ _key }) => _key === mark)
            if (!link) return mark
            return link._type === 'link' ? link.href : `@${link.reference._ref}`
          })
          return marks.length === 0 ? span.text : `{${marks.join(' ')}|${span.text}}`
        })
        .join('')
      const list = block.listItem === undefined ? '' : `${block.listItem}${block.level}`
      const style = block.style === 'normal' && list !== '' ? '' : block.style
      return `${[style, list].filter(Boolean).join(' ')}: ${text}`
    }
    const { _type, _key, ...rest } = block
    return `${_type}: ${JSON.stringify(rest, (name, value: unknown) => (name === '_key' || name === '_type' ? undefined : value))}`
  })
}

/** Converts Markdown. Returns the body in the notation of {@link sketch}, and the notes of the conversion. */
export const convert = (markdown: string, options = OPTIONS) => {
  const { body, notes } = markdownToPortableText(markdown, options)
  return { body: sketch(body), notes }
}
