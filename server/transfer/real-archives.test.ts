import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#shared/markdown/markdown-to-html.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import { readFile } from 'node:fs/promises'
import { readFrontMatter } from './posts/front-matter.ts'
import { readContent } from './read-content.ts'
import { openSource } from './source.ts'
import { sharedArchive } from './transfer.test-support.ts'
import { OPTIONS, read } from './content.test-support.ts'

const markdownArchive = sharedArchive('markdown-posts.tar.gz')

describe.skipIf(markdownArchive === undefined)('forty real posts', () => {
  /** Counts the characters of a text without spaces; superscript digits count as digits. */
  const census = (text: string) => {
    const counts = new Map<string, number>()
    for (const character of text.normalize('NFKC').replaceAll(/\s/g, '')) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    return counts
  }

  /** Text of a Markdown document. It is taken from the syntax tree, so that it does not depend on the conversion. */
  const wordsOf = (node: {
    type: string
    value?: string
    alt?: string | null
    children?: unknown[]
  }): string => {
    if (node.type === 'html') {
      return (node.value ?? '')
        .replaceAll(/<!--[\s\S]*?-->/g, '')
        .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1')
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll(/&#x([0-9a-f]+);/g, (_, code: string) =>
          String.fromCodePoint(parseInt(code, 16)),
        )
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    }
    const own = node.value ?? node.alt ?? ''
    // All nodes of a syntax tree have this shape.
    return own + (node.children ?? []).map((child) => wordsOf(child as typeof node)).join(' ')
  }

  test('the conversion of posts to blogs loses no character', async () => {
    const source = await openSource(markdownArchive ?? '')
    try {
      const content = await readContent(source, () => Promise.resolve(OPTIONS))
      const posts = content.documents.filter(({ _type }) => _type === 'blog')
      expect(posts).toHaveLength(40)
      expect(content.assets.size).toBe(15)
      const heads = new Map<string, string>()
      for (const [name, file] of source.files) {
        if (!name.endsWith('.md')) continue
        const { fields, content: text } = readFrontMatter(await readFile(file.path, 'utf8'), name)
        const title = String(fields['title']).replaceAll('`', '')
        const repeats = new RegExp(
          String.raw`^#\s+${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\s*$`,
          'm',
        )
        heads.set(title, text.replace(repeats, ''))
      }
      const lost = posts.flatMap((document) => {
        const title = String(document['title'])
        const markdown = heads.get(title)
        if (markdown === undefined) return [`${title}: all of it`]
        // The casts are correct: the tree consists of nodes that `wordsOf` accepts, and the body consists of blocks.
        const before = census(wordsOf(parseMarkdown(markdown) as Parameters<typeof wordsOf>[0]))
        const after = census(toPlainText(document['body'] as unknown[])) // The body consists of blocks.
        return [...before]
          .filter(([character, count]) => (after.get(character) ?? 0) < count)
          .map(([character]) => `${title}: ${character}`)
      })
      expect(lost).toEqual([])
    } finally {
      await source.close()
    }
  })

  test('posts are imported as published blogs with date, author, category and excerpt, without HTML', async () => {
    const content = await read(markdownArchive ?? '')
    const ids = new Set(content.documents.map(({ _id }) => _id))
    for (const document of content.documents.filter(({ _type }) => _type === 'blog')) {
      expect(document).toMatchObject({ status: 'published', author: { _type: 'reference' } })
      expect(document['publishedAt']).toMatch(/^20\d\d-\d\d-\d\dT00:00:00\.000Z$/)
      // The cast is correct: the category of every post is a reference. The test checks that its target exists.
      expect(ids).toContain((document['category'] as { _ref: string })._ref)
      expect(Array.from(String(document['excerpt'])).length).toBeLessThanOrEqual(200)
      expect(String(document['excerpt'])).not.toBe('')
      // The cast is correct: the body of a post consists of blocks.
      const blocks = document['body'] as { _type: string }[]
      const kinds = new Set(blocks.map(({ _type }) => _type))
      expect(['block', 'codeBlock', 'table', 'picture', 'callout']).toEqual(
        expect.arrayContaining([...kinds]),
      )
      const running = blocks.filter(({ _type }) => _type !== 'codeBlock')
      expect(JSON.stringify(running)).not.toMatch(/<\/?(div|a|p|img|sup|progress|pre|br)\b/)
    }
    expect(content.notes.filter((note) => /alternative text/.test(note))).toEqual([])
  })
})

const sanityArchive = sharedArchive('aksel-export.tar.gz')

test.skipIf(sanityArchive === undefined)('a real export is read completely', async () => {
  const content = await read(sanityArchive ?? '')
  expect(content.documents).toHaveLength(132)
  expect(content.assets.size).toBe(13)
  expect(Object.keys(content.assetMetadata)).toHaveLength(13)
  expect(content.notes).toEqual([])
})
