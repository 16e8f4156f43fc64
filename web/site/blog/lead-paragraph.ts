import type { PortableBlock } from '#shared/content/article.ts'
import { plainText } from '#web/blocks/block-types.ts'

const letters = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/(?:\.\.\.|…)$/, '')
    .trim()

/** True if `body` begins with the text of `excerpt`, because the excerpt was cut from the body. The page then does not show the excerpt. */
export function repeatsOpening(excerpt: string, body: readonly PortableBlock[]): boolean {
  const [first] = body
  return first?._type === 'block' && letters(plainText(first)).startsWith(letters(excerpt))
}
