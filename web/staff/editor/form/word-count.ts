import { toPlainText } from '#shared/text/portable-text.ts'

/** The words of a body. Languages that do not put spaces between words are counted by their own rules. */
export function countWords(body: readonly unknown[]): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    toPlainText(body),
  )) {
    if (isWordLike === true) count += 1
  }
  return count
}
