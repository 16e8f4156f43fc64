import {
  type Conversion,
  type ConversionOptions,
  htmlToPortableText,
} from './html-to-portable-text.ts'
import { markdownToHtml } from './markdown-to-html.ts'

/**
 * Markdown (CommonMark, GitHub's extensions, HTML between) as Portable Text with the block types of the content model.
 * Runs anywhere. The same text gives the same keys. @throws RangeError for text that is nested absurdly deep.
 */
export function markdownToPortableText(
  markdown: string,
  options: ConversionOptions = {},
): Conversion {
  return htmlToPortableText(markdownToHtml(markdown), options)
}
