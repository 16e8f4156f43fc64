import { type SanityDocument, validateDocument } from 'sanity'
import { describe, expect, test, vi } from 'vitest'
import { articleFields, attributeOf } from '#shared/content/article-fields.ts'
import { BODY_BLOCKS, blockDefinitions } from '#shared/content/body-blocks.ts'
import { ARTICLE_TYPES, STATUSES } from '#shared/content/status.ts'
import { toSlug } from './fields/slug.ts'
import { OLD_ADDRESS } from './rules/old-address.ts'
import { schemaTypes } from './index.ts'
import { articlePreview } from './preview.ts'
import { toStatus } from './status-words.ts'
import { schema, validatedWorkspace } from './validation.test-support.ts'

test('the schema compiles without problems', () => {
  const problems = (schema._validation ?? []).flatMap(({ path, problems: found }) =>
    found.map(({ message, severity }) => `${severity} ${JSON.stringify(path)}: ${message}`),
  )
  expect(problems).toEqual([])
})

test('every type has a title, and every document type a preview and an icon', () => {
  expect(schemaTypes.filter(({ title }) => title === undefined)).toEqual([])
  const documents = schemaTypes.filter(({ type }) => type === 'document')
  expect(documents).not.toEqual([])
  expect(documents.filter((type) => !('preview' in type) || !type.icon)).toEqual([])
})

test.each(ARTICLE_TYPES)(
  'the form of the type %s has every field in one of its four tabs',
  (name) => {
    const type = schemaTypes.find((candidate) => candidate.name === name)
    const fields = type !== undefined && 'fields' in type ? (type.fields ?? []) : []
    expect(new Set(fields.map(({ group }) => group))).toEqual(
      new Set(['content', 'details', 'publishing', 'seo']),
    )
    expect(fields.map((field) => field.name)).toEqual(
      expect.arrayContaining([
        'title',
        'slug',
        'status',
        'publishAt',
        'unpublishAt',
        'publishedAt',
      ]),
    )
  },
)

test.each(ARTICLE_TYPES)(
  'the type %s has the fields and labels that articleFields lists',
  (name) => {
    const type = schemaTypes.find((candidate) => candidate.name === name)
    const fields = type !== undefined && 'fields' in type ? (type.fields ?? []) : []
    const inTable = Object.entries(articleFields[name]).map(([field, { label }]) => [
      attributeOf(field),
      label,
    ])
    expect(Object.fromEntries(fields.map((field) => [field.name, field.title]))).toEqual(
      Object.fromEntries(inTable),
    )
  },
)

test.each(BODY_BLOCKS)('the block %s has the name and fields of its definition', (name) => {
  const type = schemaTypes.find((candidate) => candidate.name === name)
  const { label, fields = [], content } = blockDefinitions.get(name) ?? {}
  expect(type?.title).toBe(label)
  const own = type !== undefined && 'fields' in type ? (type.fields ?? []) : []
  const ofImage = type?.type === 'image' ? ['asset', 'crop', 'hotspot'] : []
  expect(new Set([...own.map((field) => field.name), ...ofImage])).toEqual(
    new Set([...fields, ...(content === undefined ? [] : [content])]),
  )
})

test('the form of an opening has the tabs and dates of an article, but no fields for search engines', () => {
  const type = schemaTypes.find((candidate) => candidate.name === 'opening')
  const fields = type !== undefined && 'fields' in type ? (type.fields ?? []) : []
  expect(new Set(fields.map(({ group }) => group))).toEqual(
    new Set(['content', 'details', 'publishing']),
  )
  expect(fields.map((field) => field.name)).toEqual(
    expect.arrayContaining(['title', 'slug', 'status', 'publishedAt', 'closesAt']),
  )
})

describe('toSlug', () => {
  test.each([
    { title: 'Consent that holds', slug: 'consent-that-holds' },
    { title: '  Été à Paris: 100 % sûr? ', slug: 'ete-a-paris-100-sur' },
    { title: '日本', slug: '' },
    { title: 'a'.repeat(120), slug: 'a'.repeat(96) },
    { title: `${'a'.repeat(95)} b`, slug: 'a'.repeat(95) },
  ])('converts $title to $slug', ({ title, slug }) => {
    expect(toSlug(title)).toBe(slug)
  })
})

describe('the preview of articles', () => {
  test.each([
    { article: { status: 'draft', slug: 'a' }, line: 'Draft · a' },
    {
      article: { status: 'published', publishedAt: '2026-03-01T08:00:00Z' },
      line: 'Published · 2026-03-01',
    },
    {
      article: {
        status: 'scheduled',
        publishAt: '2026-04-01T08:00:00Z',
        publishedAt: '2026-03-01T08:00:00Z',
      },
      line: 'Scheduled · 2026-04-01',
    },
    { article: {}, line: 'Draft' },
  ])('the list of articles shows the line $line', ({ article, line }) => {
    expect(articlePreview('Untitled', () => null).prepare(article).subtitle).toBe(line)
  })

  test('a document with an unknown status counts as a draft', () => {
    expect(STATUSES.map(toStatus)).toEqual(STATUSES)
    expect(toStatus('live')).toBe('draft')
  })
})

describe('validation', () => {
  let answer: () => Promise<boolean> = async () => false
  let oldAddress: { readonly isLive: boolean; readonly to: string | null } | null = null
  const workspace = validatedWorkspace(async (query) => {
    if (query === OLD_ADDRESS) return oldAddress
    return query.startsWith('count(') ? answer() : null
  })
  const post = {
    _id: 'drafts.a',
    _type: 'blog',
    _rev: 'r',
    _createdAt: '2026-03-01T08:00:00Z',
    _updatedAt: '2026-03-01T08:00:00Z',
    status: 'draft',
    title: 'A',
    slug: { _type: 'slug', current: 'a' },
    excerpt: 'An excerpt.',
    body: [],
  }
  const textBlock = (text: string) => ({
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  })
  const markersOf = async (document: SanityDocument, published: readonly string[]) => {
    const markers = await validateDocument({
      document,
      workspace,
      environment: 'studio',
      getDocumentExists: async ({ id }) => published.includes(id),
    })
    return markers.map(({ level, path, code }) => `${level} ${path.map(String).join('.')} ${code}`)
  }

  test('the Studio reports an unpublished author as an error, and a missing author as a warning', async () => {
    const author = { _type: 'reference', _ref: 'ann' }
    const category = { _type: 'reference', _ref: 'news' }
    expect(await markersOf({ ...post, author, category }, ['news'])).toEqual(
      expect.arrayContaining(['error author reference.not-published']),
    )
    const without = await markersOf({ ...post, category }, ['news'])
    expect(without.filter((line) => line.includes('author'))).toEqual([
      'warning author value.required',
    ])
    expect(await markersOf({ ...post, author, category }, ['ann', 'news'])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/author|category/)]),
    )
  })

  test.each([
    { name: 'free', ask: async () => false, lines: [] },
    { name: 'taken', ask: async () => true, lines: ['error slug slug.not-unique'] },
    {
      name: 'impossible to check',
      ask: async () => Promise.reject(new TypeError('Failed to fetch')),
      lines: ['warning slug custom'],
    },
  ])('the Studio reports $lines for a slug that is $name', async ({ ask, lines }) => {
    answer = ask
    const found = (await markersOf(post, [])).filter((line) => line.includes(' slug '))
    expect([...new Set(found)]).toEqual(lines)
  })

  test.each([
    { found: { isLive: false, to: '/blogs/two' }, lines: ['warning slug custom'] },
    { found: { isLive: true, to: '/blogs/two' }, lines: [] },
    { found: { isLive: false, to: null }, lines: [] },
    { found: null, lines: [] },
  ])('the Studio reports $lines for a slug with the redirect $found', async ({ found, lines }) => {
    answer = async () => false
    oldAddress = found
    const markers = (await markersOf(post, [])).filter((line) => line.includes(' slug '))
    expect([...new Set(markers)]).toEqual(lines)
    oldAddress = null
  })

  test.each([
    { status: 'archived', unpublishAt: '2026-03-01T08:00:00.000Z', lines: ['error'] },
    { status: 'draft', unpublishAt: '2026-03-01T08:00:00.000Z', lines: ['error'] },
    { status: 'archived', unpublishAt: '2999-03-01T08:00:00.000Z', lines: [] },
  ])(
    'the Studio reports $lines for the status $status with the unpublish time $unpublishAt',
    async ({ status, unpublishAt, lines }) => {
      const found = await markersOf({ ...post, status, unpublishAt }, [])
      expect(
        found
          .filter((line) => line.includes(' unpublishAt '))
          .map((line) => line.split(' unpublishAt ')[0]),
      ).toEqual(lines)
    },
  )

  test.each([
    { name: 'no paragraph', content: [], isEmpty: true },
    { name: 'a blank paragraph', content: [textBlock('  ')], isEmpty: true },
    { name: 'a paragraph of text', content: [textBlock('Sign again.')], isEmpty: false },
  ])(
    'the Studio reports a callout that contains $name as empty: $isEmpty',
    async ({ content, isEmpty }) => {
      const callout = { _type: 'callout', _key: 'c', tone: 'note', content }
      const found = await markersOf({ ...post, body: [callout] }, [])
      expect(found.some((line) => line.startsWith('error body.'))).toBe(isEmpty)
    },
  )

  test.each([
    ['/no-such-page', ['/no-such-page']],
    ['/contact?service=a#form', ['/contact']],
    ['#limits', []],
    ['https://example.com', []],
    ['//example.com', []],
  ])('the Studio checks a link to %s with requests for the paths %j', async (href, paths) => {
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (path) =>
        path === '/no-such-page' ? new Response(null, { status: 404 }) : new Response(),
      )
    const body = [{ ...textBlock('A'), markDefs: [{ _type: 'link', _key: 'l', href }] }]
    const found = await markersOf({ ...post, body }, [])
    expect(asked.mock.calls.map(([path]) => path)).toEqual(paths)
    expect(found.some((line) => line.startsWith('warning body.'))).toBe(href === '/no-such-page')
  })
})
