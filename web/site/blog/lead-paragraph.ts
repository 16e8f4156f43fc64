import type { PortableBlock } from '#shared/content/article.ts'
import { plainText } from '#web/blocks/block-types.ts'

const letters = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/(?:\.\.\.|…)$/, '')
    .trim()

/** Whether `body` opens with the words of `excerpt`, as it does where the excerpt was cut from it: one of them is enough to read. */
export function repeatsOpening(excerpt: string, body: readonly PortableBlock[]): boolean {
  const [first] = body
  return first?._type === 'block' && letters(plainText(first)).startsWith(letters(excerpt))
}
