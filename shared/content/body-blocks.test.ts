import { expect, test } from 'vitest'
import { markdownToPortableText } from '../markdown/markdown-to-portable-text.ts'
import { portableTextToMarkdown } from '../markdown/portable-text-to-markdown.ts'
import { blockText } from '../text/portable-text.ts'
import { BODY_BLOCKS, blockDefinitions, type BodyBlock } from './body-blocks.ts'

/** Markdown of one block of each type. */
const samples: Readonly<Record<BodyBlock, string>> = {
  picture: '![A seal](seal.png)',
  codeBlock: '```ts title="a.ts"\nlet a\n```',
  callout: '> [!CAUTION]\n> Mind the gap.',
  table: '| a | b |\n| - | - |\n| 1 | 2 |',
}

test.each(BODY_BLOCKS)('writes the block %s as the Markdown from which it was read', (type) => {
  const options = { picture: (source: string) => ({ asset: source }) }
  const { body } = markdownToPortableText(samples[type], options)
  const markdown = portableTextToMarkdown(body, {
    link: ({ href }) => (typeof href === 'string' ? href : undefined),
    picture: ({ asset }) => (typeof asset === 'string' ? asset : undefined),
  })
  expect(markdownToPortableText(markdown, options)).toEqual({ body, notes: [] })
})

test.each(BODY_BLOCKS)('reads the block %s from Markdown, with text and known fields', (type) => {
  const { body, notes } = markdownToPortableText(samples[type], {
    picture: (source) => ({ asset: source }),
  })
  expect(notes).toEqual([])
  expect(body.map(({ _type }) => _type)).toEqual([type])
  const { fields, content } = blockDefinitions.get(type) ?? {}
  for (const block of body) {
    expect(blockText(block)).not.toBe('')
    const { _type, _key, ...stored } = block
    expect([...(fields ?? []), content]).toEqual(expect.arrayContaining(Object.keys(stored)))
  }
})
