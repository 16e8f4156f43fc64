import { describe, expect, test } from 'vitest'
import { attributeOf, textFields } from '#shared/content/article-fields.ts'
import type { IncomingContent } from './content.ts'
import { readFrontMatter } from './posts/front-matter.ts'
import { folderOf, PIXEL } from './transfer.test-support.ts'
import { read } from './content.test-support.ts'

const post = (content: IncomingContent, id: string) =>
  content.documents.find(({ _id }) => _id === id)

describe('the import of Markdown posts', () => {
  test('a post becomes a blog with the fields of its front matter, its text, author and category', async () => {
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

  test('the front matter of a post may contain every text field of a blog by its name', async () => {
    const texts = textFields('blog').map(({ name }) => [name, `Words for ${name}`] as const)
    const head = texts.map(([name, words]) => `${name}: ${words}`)
    const folder = await folderOf({ 'a.md': ['---', ...head, '---', 'Text.'].join('\n') })
    const { documents, notes } = await read(folder)
    expect(documents.find(({ _type }) => _type === 'blog')).toMatchObject(
      Object.fromEntries(texts.map(([name, words]) => [attributeOf(name), words])),
    )
    expect(notes.join()).not.toContain('has no place in a post')
  })

  test('a post is not published if it is a draft or has a future date', async () => {
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

  test('links lead to imported posts; with --origin, other links to the old site get its address, otherwise they are noted', async () => {
    const folder = await folderOf({
      'a.md':
        '+++\npath = "2024/01/02/a"\naliases = ["old/a.html"]\ntitle = "A"\n+++\n[b](/2024/01/03/b.html) [b](b) [c](/about.html) [d](https://old.example/old/a.html)',
      'b.md': '+++\npath = "2024/01/03/b"\ntitle = "B"\n+++\nx',
    })
    const marks = (content: IncomingContent) => {
      // The casts are correct: the body of a post consists of blocks, and a mark without an address is a reference.
      const [block] = (post(content, 'post-a')?.['body'] ?? []) as { markDefs: object[] }[]
      return block?.markDefs.map((mark) =>
        // A mark without an address is a reference.
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

  test('slugs are unique for repeated titles, existing slugs, and files without front matter', async () => {
    const folder = await folderOf({
      'a/post.md': '# One *more*\ntext',
      'b/post.md': '# Two\ntext',
      'taken.md': '# Taken\ntext',
      'mine.md': '# Mine\ntext',
    })
    const known = {
      authors: new Map<string, string>(),
      categories: new Map([['general', 'seed-general']]),
      ends: new Map(),
      slugs: new Map([
        ['taken', 'other-id'],
        ['mine', 'post-mine'],
      ]),
    }
    const content = await read(folder, { known })
    const category = { _ref: 'seed-general' }
    expect(content.documents).toMatchObject([
      { _id: 'post-post', slug: { current: 'post' }, category },
      { _id: 'post-post-2', slug: { current: 'post-2' }, category },
      { _id: 'post-mine', slug: { current: 'mine' }, category },
      { _id: 'post-taken', slug: { current: 'taken-2' }, category },
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
    { name: 'front matter without an end', text: '+++\ntitle = "x"', says: /a.md: .*has no end/ },
    {
      name: 'front matter that is a list',
      text: '---\n- a\n---\nx',
      says: /a.md: .*is not a list of fields/,
    },
    {
      name: 'YAML whose aliases expand exponentially',
      text: `---\na: &a [x,x]\nb: &b [${'*a,'.repeat(9)}*a]\n---\n`,
      says: /a.md: .*does not parse/,
    },
    {
      name: 'text that is nested too deeply',
      text: `---\ntitle: A\n---\n${'> '.repeat(20_000)}x`,
      says: /a.md is nested too deeply/,
    },
  ])(
    'an import is rejected because of $name, and the error names the file',
    async ({ text, says }) => {
      await expect(read(await folderOf({ 'a.md': text }))).rejects.toThrow(says)
    },
  )

  test('a text that begins with a horizontal rule has no front matter', () => {
    expect(readFrontMatter('---\nJust text', 'a.md')).toEqual({
      fields: {},
      content: '---\nJust text',
    })
  })
})
