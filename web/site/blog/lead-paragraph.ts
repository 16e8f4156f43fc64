import type { PortableBlock } from '#shared/content/article.ts'
import { plainText } from '#web/blocks/block-types.ts'

const letters = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/(?:\.\.\.|…)$/, '')
    .trim()

/** True if a body begins with the text of the excerpt, because the excerpt was taken from it. The page then leaves out the excerpt. */
export function repeatsOpening(excerpt: string, body: readonly PortableBlock[]): boolean {
  const [first] = body
  return first?._type === 'block' && letters(plainText(first)).startsWith(letters(excerpt))
}
