import { describe, expect, test } from 'vitest'
import type { Picture, PortableBlock } from '#shared/content/article.ts'
import {
  blogInput,
  caseStudyInput,
  type StaffBlog,
  type StaffCaseStudy,
} from '#shared/contracts/editing.ts'
import {
  assetPicture,
  blogDetail,
  caseStudyDetail,
  libraryPicture,
  textBlock,
} from '#web/testing/fixtures.test-support.ts'
import { fieldsOf, type FieldName } from '#shared/content/article-fields.ts'
import { emptyForm, type ArticleForm } from './article-form.ts'
import { isSame } from './is-same.ts'
import { afterSave, differences, merge } from './merge.ts'
import { slugOf } from './slug.ts'
import { toForm } from './to-form.ts'
import { changedFields, toInput } from './to-input.ts'
import { countWords } from './word-count.ts'

const state = {
  revision: 'r1',
  is_live: false,
  has_unpublished_changes: false,
  publish_at: '2026-04-01T08:00:00Z',
  unpublish_at: '2027-04-01T08:00:00Z',
  created_at: '2026-03-01T08:00:00Z',
  pending: false,
}

const seo = {
  title: 'In short',
  description: 'What it says.',
  keywords: ['one', 'two'],
  og_image: assetPicture,
  canonical: 'https://example.com/first',
  noindex: true,
}

const internal = {
  _type: 'internalLink',
  _key: 'l',
  reference: { _type: 'reference', _ref: 'blog-2' },
}

const stored: readonly PortableBlock[] = [
  textBlock('See', { markDefs: [internal] }),
  {
    _type: 'picture',
    _key: 'p',
    asset: { _type: 'reference', _ref: 'image-a-1x1-png' },
    alt_text: 'A seal',
  },
  { _type: 'callout', _key: 'c', content: [textBlock('Mind', { markDefs: [internal] })] },
  { _type: 'video', _key: 'v', url: 'https://example.com/v' },
]

/** The stored body with the data that the API adds in responses. */
const read: readonly PortableBlock[] = stored.map((block) => {
  const target = { type: 'blog', slug: 'post-2' }
  switch (block._type) {
    case 'block':
      return { ...block, markDefs: [{ ...internal, target }] }
    case 'picture':
      return { ...block, picture: assetPicture }
    case 'callout':
      return { ...block, content: [textBlock('Mind', { markDefs: [{ ...internal, target }] })] }
    default:
      return block
  }
})

const blog: StaffBlog = {
  ...blogDetail(1),
  ...state,
  cover_image: { ...assetPicture, crop: { top: 0.1, bottom: 0, left: 0, right: 0 } },
  body: [...read],
  seo,
  featured: true,
  related_blogs: [{ id: 'blog-2', title: 'Post 2', slug: 'post-2' }],
}

const study: StaffCaseStudy = {
  ...caseStudyDetail,
  ...state,
  client_details: { name: 'Kept private', anonymous: true },
  results: [
    { label: 'to the report', value: '24', unit: 'hours' },
    { label: 'registers', value: '3', unit: null },
  ],
  testimonial: { quote: 'It held.', name: null, role: 'Head of people' },
  gallery: [assetPicture, libraryPicture],
  body: [...read],
  seo,
}

const sent = ({ alt_text }: Picture) => ({ asset: assetPicture.asset, alt_text })

const sharedFields = {
  slug: 'post-1',
  status: 'published',
  published_at: '2026-03-03T08:00:00Z',
  publish_at: '2026-04-01T08:00:00Z',
  unpublish_at: '2027-04-01T08:00:00Z',
  body: stored,
  seo: { ...seo, og_image: sent(assetPicture) },
}

describe('conversion from API to form and back', () => {
  const wanted: readonly [string, StaffBlog | StaffCaseStudy, object][] = [
    [
      'a blog',
      blog,
      {
        ...sharedFields,
        title: 'Post 1',
        cover_image: {
          ...sent(assetPicture),
          crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
        },
        excerpt: 'What post 1 says.',
        category: 'category-1',
        author: 'author-1',
        tags: ['courts'],
        featured: true,
        related_blogs: ['blog-2'],
      },
    ],
    [
      'a case study',
      study,
      {
        ...sharedFields,
        title: 'One file',
        slug: 'one-file',
        cover_image: null,
        summary: 'A bank hires.',
        industry: 'banking-financial',
        client: { name: 'Kept private', anonymous: true },
        services: ['criminal-check'],
        challenge: 'It lay in inboxes.',
        solution: 'One order.',
        results: study.results,
        testimonial: study.testimonial,
        gallery: [sent(assetPicture), { library: 'image-1', alt_text: assetPicture.alt_text }],
      },
    ],
  ]
  test.each(wanted)('keeps every field of %s', (_name, article, input) => {
    const type = 'related_blogs' in article ? 'blog' : 'caseStudy'
    const made = toInput(toForm(article), fieldsOf(type))
    // Fields that the fixtures do not set have the values of an empty form.
    expect(made).toEqual({ ...toInput(emptyForm, fieldsOf(type)), ...input })
    const contract = type === 'blog' ? blogInput : caseStudyInput
    expect(contract.safeParse(made).success).toBe(true)
    expect(Object.keys(made).toSorted()).toEqual([...fieldsOf(type)].toSorted())
  })

  const madeId = '0b6b1d3e-7c3f-4a43-9e0d-2f6f4f0f7d11'
  test.each([
    ['a slug', { id: madeId, slug: 'post-1' }, 'post-1'],
    ['a slug that is its id as well', { id: 'post-1', slug: 'post-1' }, 'post-1'],
    ['its generated id in place of a slug', { id: madeId, slug: madeId }, ''],
  ])('shows the slug of an article with %s', (_name, named, slug) => {
    expect(toForm({ ...blog, ...named }).slug).toBe(slug)
  })

  test('sends empty values for all clearable fields of an empty form, and no slug', () => {
    const cleared = toInput(emptyForm, [...fieldsOf('blog'), ...fieldsOf('caseStudy')])
    expect(cleared).not.toHaveProperty('slug')
    expect(cleared).toMatchObject({
      published_at: null,
      cover_image: null,
      body: [],
      excerpt: '',
      category: null,
      author: null,
      industry: null,
      challenge: null,
      results: [],
      testimonial: null,
      gallery: [],
    })
  })
})

const form = toForm(blog)
const change = (values: Partial<ArticleForm>): ArticleForm => ({ ...form, ...values })

describe('change detection', () => {
  const changes: readonly [string, Partial<ArticleForm>, readonly FieldName[]][] = [
    ['nothing', {}, []],
    ['spaces round a title', { title: ' Post 1 ' }, []],
    ['a title', { title: 'Post' }, ['title']],
    ['attributes that a read adds to a body', { body: stored }, []],
    ['a body', { body: [textBlock('Other')] }, ['body']],
    ['the order of tags', { tags: ['b', 'a'] }, ['tags']],
    ['a part of a group', { seo: { ...form.seo, noindex: false } }, ['seo']],
    ['a field of the other article type', { summary: 'Other' }, []],
  ]
  test.each(changes)('compares forms that differ in %s', (_name, values, names) => {
    expect(changedFields('blog', form, change(values))).toEqual(names)
  })

  const values: readonly [unknown, unknown, boolean][] = [
    [{ a: 1, b: [1] }, { b: [1], a: 1 }, true],
    [{ a: undefined }, {}, true],
    [{ a: null }, {}, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    ['1', 1, false],
  ]
  test.each(values)('finds %j and %j equal: %s', (one, other, same) => {
    expect(isSame(one, other)).toBe(same)
  })
})

describe('comparison of two versions', () => {
  const mine = change({ title: 'Mine', tags: ['mine'], featured: false })
  const theirs = change({ title: 'Theirs', tags: ['mine'], excerpt: 'Theirs' })

  test('lists the differing fields, with the side that changed each field if only one side did', () => {
    expect(differences('blog', { base: form, mine, theirs })).toEqual([
      { name: 'title', only: undefined },
      { name: 'excerpt', only: 'theirs' },
      { name: 'featured', only: 'mine' },
    ])
  })

  test('merges the versions as the user chooses', () => {
    const merged = merge(mine, theirs, { title: 'mine', excerpt: 'theirs' })
    expect(merged).toEqual({ ...theirs, title: 'Mine' })
  })

  test('keeps text typed during a save as an unsaved change', () => {
    const now = change({ title: 'Mine', excerpt: 'Typed meanwhile' })
    const { base, form: after } = afterSave('blog', {
      now,
      sent: change({ title: 'Mine' }),
      stored: change({ title: 'Mine', slug: 'made-by-the-server' }),
    })
    expect(after).toMatchObject({ slug: 'made-by-the-server', excerpt: 'Typed meanwhile' })
    expect(changedFields('blog', base, after)).toEqual(['excerpt'])
  })

  const begun: readonly [string, Partial<ArticleForm>][] = [
    ['a space at the end of a title', { title: 'Two ' }],
    ['a row that is still empty', { results: [{ label: '', value: '', unit: '' }] }],
    [
      'the name of a quoted person without the quotation',
      { testimonial: { quote: '', name: 'Ruth', role: '' } },
    ],
    ['a space at the end of a text in a group', { seo: { ...form.seo, title: 'Search for ' } }],
  ]
  test.each(begun)(
    'preserves %s in the form after a save, and treats it as saved',
    (_name, values) => {
      const now = change({ title: 'Two', summary: 'Sent', ...values })
      const stored = change({
        title: 'Two',
        summary: 'Sent',
        ...(values.seo !== undefined && { seo: { ...form.seo, title: 'Search for' } }),
      })
      const { base, form: after } = afterSave('caseStudy', { now, sent: now, stored })
      expect(after).toMatchObject(values)
      expect(changedFields('caseStudy', base, after)).toEqual([])
    },
  )

  test('adopts a value that the server has changed during a save', () => {
    const now = change({ title: 'Two ' })
    const { form: after } = afterSave('blog', {
      now,
      sent: now,
      stored: change({ title: 'As the server has it' }),
    })
    expect(after.title).toBe('As the server has it')
  })
})

test.each([
  ['Consent that holds', 'consent-that-holds'],
  ['  Ärger über Größe & Maß!  ', 'arger-uber-grosse-mass'],
  ['ما الذي', ''],
  ['a'.repeat(200), 'a'.repeat(96)],
])('slugOf converts %j to the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test.each([
  ['One two, three.', 3],
  ['', 0],
  ['ما الذي يثبته', 3],
])('countWords counts the words of %j: %i', (text, count) => {
  expect(countWords([textBlock(text)])).toBe(count)
})
