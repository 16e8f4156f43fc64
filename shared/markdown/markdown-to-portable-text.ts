import {
  type Conversion,
  type ConversionOptions,
  htmlToPortableText,
} from './html-to-portable-text.ts'
import { markdownToHtml } from './markdown-to-html.ts'

/**
 * Converts Markdown (CommonMark, GitHub's extensions, inline HTML) to Portable Text with the block types of the content model. Works in
 * browsers and on the server. The same text results in the same keys.
 * @throws RangeError for excessive nesting
 */
export function markdownToPortableText(
  markdown: string,
  options: ConversionOptions = {},
): Conversion {
  return htmlToPortableText(markdownToHtml(markdown), options)
}
