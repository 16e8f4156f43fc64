import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#shared/markdown/markdown-to-html.ts'
import { toPlainText } from '#shared/portable-text.ts'
import { readFile } from 'node:fs/promises'
import type { IncomingContent } from './content.ts'
import { readFrontMatter } from './front-matter.ts'
import type { MarkdownOptions } from './markdown-content.ts'
import { readContent } from './read-content.ts'
import { openSource } from './source.ts'
import { folderOf, packedFile, PIXEL, sharedArchive, tarOf } from './transfer.test-support.ts'

const OPTIONS: MarkdownOptions = {
  category: 'General',
  known: { authors: new Map(), categories: new Map(), slugs: new Map() },
  now: new Date('2026-11-21T12:00:00Z'),
}

async function read(
  path: string,
  options: Partial<MarkdownOptions> = {},
): Promise<IncomingContent> {
  const source = await openSource(path)
  try {
    return await readContent(source, () => Promise.resolve({ ...OPTIONS, ...options }))
  } finally {
    await source.close()
  }
}

const post = (content: IncomingContent, id: string) =>
  content.documents.find(({ _id }) => _id === id)

describe('Markdown posts', () => {
  test('head and text become a blog with its author and category', async () => {
    const folder = await folderOf({
      'posts/2024-05-06-first-post/index.md': [
        '+++',
        'title = "The `first` post"',
        'authors = ["Ada Example", "Ben Example"]',
        'description = "Says *what*"',
        '[taxonomies]',
        'tags = ["one", "two", "one"]',
        'categories = ["Notes & News"]',
        '[extra]',
        'image = "p.png"',
        '+++',
        '# The first post',
        'Hello ![A pixel](p.png) [second](../second.md) [its end](../second.md#end)',
      ].join('\n'),
      'posts/2024-05-06-first-post/p.png': PIXEL,
      'posts/second.md':
        '---\ntitle: Second\ndate: 2023-01-02 10:00\nauthor: Ada Example\nimage: /cover.png\n---\nText.\n\n## End',
      'static/cover.png': PIXEL,
      'posts/_index.md': '---\ntitle: All posts\n---\n',
    })
    const content = await read(folder)
    expect(content.documents).toMatchObject([
      { _id: 'category-notes-news', title: 'Notes & News', slug: { current: 'notes-news' } },
      { _id: 'author-ada-example-and-ben-example', name: 'Ada Example and Ben Example' },
      { _id: 'category-general', title: 'General' },
      { _id: 'author-ada-example', name: 'Ada Example' },
      {
        _id: 'post-first-post',
        _type: 'blog',
        title: 'The first post',
        slug: { _type: 'slug', current: 'first-post' },
        status: 'published',
        publishedAt: '2024-05-06T00:00:00.000Z',
        excerpt: 'Says what',
        tags: ['one', 'two'],
        category: { _ref: 'category-notes-news' },
        author: { _ref: 'author-ada-example-and-ben-example' },
        body: [
          { _type: 'block', children: [{ text: 'Hello' }] },
          {
            _type: 'picture',
            alt_text: 'A pixel',
            _sanityAsset: 'image@file://./posts/2024-05-06-first-post/p.png',
          },
          {
            _type: 'block',
            markDefs: [
              { _type: 'internalLink', reference: { _ref: 'post-second' } },
              { _type: 'link', href: '/blogs/second#end' },
            ],
          },
        ],
      },
      {
        _id: 'post-second',
        publishedAt: '2023-01-02T10:00:00.000Z',
        excerpt: 'Text.',
        coverImage: {
          _type: 'picture',
          _sanityAsset: 'image@file://./static/cover.png',
          alt_text: 'Second',
        },
      },
    ])
    expect(content.notes).toEqual([
      'posts/2024-05-06-first-post/index.md: the first heading repeats the title and was left out',
      'posts/second.md: the cover has no alternative text; the title was put in, please read it',
      'the field extra.image (in 1 of 2 posts) has no place in a post and stayed out',
    ])
  })

  test('drafts and posts of the future are not published', async () => {
    const folder = await folderOf({
      'a.md': '---\ntitle: A\ndate: 2024-01-01\ndraft: true\n---\nx',
      'b.md': '---\ntitle: B\ndate: 2030-01-01\n---\nx',
      'c.md': '---\ntitle: C\ndate: 2024-01-01\n---\n[a](a.md)',
    })
    const content = await read(folder)
    expect(post(content, 'drafts.post-a')).toMatchObject({ status: 'draft' })
    expect(post(content, 'drafts.post-b')).toMatchObject({
      status: 'scheduled',
      publishAt: '2030-01-01T00:00:00.000Z',
    })
    expect(post(content, 'drafts.post-b')).not.toHaveProperty('publishedAt')
    expect(post(content, 'post-c')).toMatchObject({
      body: [{ markDefs: [{ _type: 'link', href: '/blogs/a' }] }],
    })
  })

  test('links to the old site: to posts of the import, kept with --origin, else noted', async () => {
    const folder = await folderOf({
      'a.md':
        '+++\npath = "2024/01/02/a"\naliases = ["old/a.html"]\ntitle = "A"\n+++\n[b](/2024/01/03/b.html) [b](b) [c](/about.html) [d](https://old.example/old/a.html)',
      'b.md': '+++\npath = "2024/01/03/b"\ntitle = "B"\n+++\nx',
    })
    const marks = (content: IncomingContent) => {
      const [block] = (post(content, 'post-a')?.['body'] ?? []) as { markDefs: object[] }[]
      return block?.markDefs.map((mark) =>
        'href' in mark ? mark.href : (mark as { reference: { _ref: string } }).reference._ref,
      )
    }
    const without = await read(folder)
    expect(marks(without)).toEqual(['post-b', 'https://old.example/old/a.html'])
    expect(without.notes).toContain(
      'a.md: a link to /about.html, a page of the old site (give --origin to keep such links): the text stays, the link is gone',
    )
    const withOrigin = await read(folder, { origin: 'https://old.example' })
    expect(marks(withOrigin)).toEqual(['post-b', 'https://old.example/about.html', 'post-a'])
  })

  test('the same title twice, slugs that the lake has, files without a head', async () => {
    const folder = await folderOf({
      'a/post.md': '# One *more*\ntext',
      'b/post.md': '# Two\ntext',
      'taken.md': '# Taken\ntext',
      'mine.md': '# Mine\ntext',
    })
    const known = {
      authors: new Map<string, string>(),
      categories: new Map([['general', 'seed-general']]),
      slugs: new Map([
        ['taken', 'other-id'],
        ['mine', 'post-mine'],
      ]),
    }
    const content = await read(folder, { known })
    expect(
      content.documents.map(({ _id, slug, category }) => [
        _id,
        (slug as { current: string }).current,
        (category as { _ref: string })._ref,
      ]),
    ).toEqual([
      ['post-post', 'post', 'seed-general'],
      ['post-post-2', 'post-2', 'seed-general'],
      ['post-mine', 'mine', 'seed-general'],
      ['post-taken', 'taken-2', 'seed-general'],
    ])
    expect(content.notes).toContain('taken.md became /taken-2, since /taken is taken')
  })

  test.for([
    {
      name: 'TOML that does not parse',
      text: '+++\ntitle = \n+++\nx',
      says: /a.md: its TOML head does not parse/,
    },
    {
      name: 'YAML that does not parse',
      text: '---\na: [b\n---\nx',
      says: /a.md: its YAML head does not parse/,
    },
    { name: 'a head without end', text: '+++\ntitle = "x"', says: /has no end/ },
    { name: 'a head that is a list', text: '---\n- a\n---\nx', says: /is not a list of fields/ },
    {
      name: 'YAML that blows up by its aliases',
      text: `---\na: &a [x,x]\nb: &b [${'*a,'.repeat(9)}*a]\n---\n`,
      says: /does not parse/,
    },
    {
      name: 'text nested beyond sense',
      text: `---\ntitle: A\n---\n${'> '.repeat(20_000)}x`,
      says: /nested too deeply/,
    },
  ])('$name is refused with the name of the file', async ({ text, says }) => {
    await expect(read(await folderOf({ 'a.md': text }))).rejects.toThrow(says)
  })

  test('a text that begins with a rule has no head', () => {
    expect(readFrontMatter('---\nJust text', 'a.md')).toEqual({
      fields: {},
      content: '---\nJust text',
    })
  })
})

describe('Sanity exports', () => {
  const line = (document: object) => `${JSON.stringify(document)}\n`

  test('documents without id or keys get the same ones every time', async () => {
    const path = await packedFile(
      line({ _type: 'a', list: [{ x: 1 }, { x: 1 }, { _key: 'own' }], ref: { _ref: 'b' } }),
      'data.ndjson.gz',
    )
    const [first, second] = [await read(path), await read(path)]
    expect(first.documents).toEqual(second.documents)
    const [document] = first.documents
    const keys = ((document?.['list'] ?? []) as { _key: string }[]).map(({ _key }) => _key)
    expect(new Set(keys).size).toBe(3)
    expect(document).toMatchObject({ ref: { _type: 'reference', _ref: 'b' } })
  })

  test('documents of the system stay out, revisions too', async () => {
    const content = await read(
      await packedFile(
        line({ _id: '_.groups.x', _type: 'system.group' }) +
          line({ _id: 'a', _type: 'a', _rev: 'r' }),
      ),
    )
    expect(content.documents).toEqual([{ _id: 'a', _type: 'a' }])
    expect(content.notes).toHaveLength(1)
  })

  test.for([
    { name: 'no JSON', lines: '{"_type":"a"}\n{"_type":', says: /Line 2 is not JSON/ },
    { name: 'an array', lines: '{"_type":"a"}\n[]', says: /Line 2 is not a document/ },
    { name: 'no type', lines: '{"_id":"a"}', says: /Line 1 has no _type/ },
    {
      name: 'an id that no lake takes',
      lines: '{"_id":"a/b","_type":"a"}',
      says: /an _id that a lake does not take/,
    },
    {
      name: 'an id twice',
      lines: '{"_id":"a","_type":"a"}\n{"_id":"a","_type":"b"}',
      says: /Line 2 has the _id a of an earlier/,
    },
    {
      name: 'an asset that is not there',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":"image@file://./images/x.png"}}',
      says: /a wants export\/images\/x.png, which is not/,
    },
    {
      name: 'an asset outside',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":"image@file:///etc/passwd"}}',
      says: /only files of the import itself/,
    },
    {
      name: 'an asset above',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":"file@file://./../../x"}}',
      says: /only files of the import itself/,
    },
    {
      name: 'an asset of the web',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":"image@http://169.254.169.254/"}}',
      says: /only files of the import itself/,
    },
    {
      name: 'an address that is none',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":7}}',
      says: /no address of an image or file/,
    },
  ])('$name is refused with its line or document', async ({ lines, says }) => {
    const path = await packedFile(await tarOf([{ name: 'export/data.ndjson', content: lines }]))
    await expect(read(path)).rejects.toThrow(says)
  })

  test('assets without their files are pointed out', async () => {
    const asset = { _id: 'image-abc-1x1-png', _type: 'sanity.imageAsset', url: 'https://cdn/x.png' }
    const content = await read(await packedFile(line(asset)))
    expect(content.notes).toEqual([
      '1 assets came as documents without their files: a raw export has none to show',
    ])
  })

  test('two data files, or none, are refused', async () => {
    const two = await folderOf({
      'a.ndjson': line({ _type: 'a' }),
      'b.ndjson': line({ _type: 'a' }),
    })
    await expect(read(two)).rejects.toThrow(/There are 2 NDJSON files/)
    await expect(read(await folderOf({ 'a.png': PIXEL }))).rejects.toThrow(/nothing to import/)
  })
})

const markdownArchive = sharedArchive('markdown-posts.tar.gz')

describe.skipIf(markdownArchive === undefined)('forty real posts', () => {
  /** How often each character stands in the texts, spaces aside; raised figures count as figures. */
  const census = (text: string) => {
    const counts = new Map<string, number>()
    for (const character of text.normalize('NFKC').replaceAll(/\s/g, '')) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    return counts
  }

  /** The words of a Markdown text by another way than the conversion's: straight from its syntax tree. */
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
    return own + (node.children ?? []).map((child) => wordsOf(child as typeof node)).join(' ')
  }

  test('not one character of any of them is lost', async () => {
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
        const before = census(wordsOf(parseMarkdown(markdown) as Parameters<typeof wordsOf>[0]))
        const after = census(toPlainText(document['body'] as unknown[]))
        return [...before]
          .filter(([character, count]) => (after.get(character) ?? 0) < count)
          .map(([character]) => `${title}: ${character}`)
      })
      expect(lost).toEqual([])
    } finally {
      await source.close()
    }
  })

  test('all are published blogs with a date, an author, a category and an excerpt; nothing is HTML', async () => {
    const content = await read(markdownArchive ?? '')
    const ids = new Set(content.documents.map(({ _id }) => _id))
    for (const document of content.documents.filter(({ _type }) => _type === 'blog')) {
      expect(document).toMatchObject({ status: 'published', author: { _type: 'reference' } })
      expect(document['publishedAt']).toMatch(/^20\d\d-\d\d-\d\dT00:00:00\.000Z$/)
      expect(ids).toContain((document['category'] as { _ref: string })._ref)
      expect(Array.from(String(document['excerpt'])).length).toBeLessThanOrEqual(200)
      expect(String(document['excerpt'])).not.toBe('')
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

test.skipIf(sanityArchive === undefined)('a real export is read whole', async () => {
  const content = await read(sanityArchive ?? '')
  expect(content.documents).toHaveLength(132)
  expect(content.assets.size).toBe(13)
  expect(Object.keys(content.assetMetadata)).toHaveLength(13)
  expect(content.notes).toEqual([])
})
