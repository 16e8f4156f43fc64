import { toPlainText } from '#shared/text/portable-text.ts'

/**
 * Number of words in a body, counted by the segmentation rules of the language. Also correct for languages without spaces between words.
 */
export function countWords(body: readonly unknown[]): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    toPlainText(body),
  )) {
    if (isWordLike === true) count += 1
  }
  return count
}
