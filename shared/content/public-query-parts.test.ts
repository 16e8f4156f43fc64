import { expect, test } from 'vitest'
import { LIBRARY_IMAGE_TYPE } from './document-types.ts'
import { ask, doc, ref, slug, blog, statuses } from './public-queries.test-support.ts'

test.each([
  {
    name: 'is declared opaque',
    facts: { metadata: { lqip: 'data:x', isOpaque: true } },
    lqip: 'data:x',
  },
  {
    name: 'is a photograph',
    facts: { extension: 'jpg', metadata: { lqip: 'data:x' } },
    lqip: 'data:x',
  },
  {
    name: 'has transparent parts',
    facts: { extension: 'png', metadata: { lqip: 'data:x', isOpaque: false } },
    lqip: null,
  },
  {
    name: 'has no information about opacity',
    facts: { extension: 'png', metadata: { lqip: 'data:x' } },
    lqip: null,
  },
])('the blurred placeholder of a picture that $name is $lqip', ({ facts, lqip }) => {
  const id = 'image-abc-10x20-png'
  const dataset = [
    doc(id, 'sanity.imageAsset', { path: 'images/p/d/abc-10x20.png', ...facts }),
    blog('p', { coverImage: { _type: 'picture', asset: ref(id) } }),
  ]
  expect(ask('blogDetail', { id: 'p' }, dataset)?.cover_image?.lqip).toBe(lqip)
})

test('pictures come from an asset or from the library', () => {
  const dataset = [
    doc('image-abc-10x20-png', 'sanity.imageAsset', {
      path: 'images/p/d/abc-10x20.png',
      metadata: { lqip: 'data:x', isOpaque: true, dimensions: { width: 10, height: 20 } },
    }),
    doc('lib', LIBRARY_IMAGE_TYPE, {
      url: '/media/x.jpg',
      alt_text: 'Library alt',
      width: 5,
      height: 6,
    }),
    doc('a', 'author', { name: 'Ann', picture: { library: ref('lib') } }),
    blog('p', {
      author: ref('a'),
      coverImage: {
        _type: 'picture',
        asset: ref('image-abc-10x20-png'),
        alt_text: 'Alt',
        crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0, right: 0 },
        hotspot: { x: 0.5, y: 0.5, width: 'wide', height: 1 },
        dark: {
          _type: 'image',
          asset: ref('image-abc-10x20-png'),
          of: 'image-abc-10x20-png',
        },
      },
      body: [{ _type: 'picture', _key: 'k', asset: ref('image-abc-10x20-png') }],
      seo: { ogImage: { asset: ref('gone') } },
    }),
  ]
  const detail = ask('blogDetail', { id: 'p' }, dataset)
  expect(detail?.cover_image).toEqual({
    asset: 'image-abc-10x20-png',
    library: null,
    url: '/lake/images/p/d/abc-10x20.png',
    alt_text: 'Alt',
    caption: null,
    width: 10,
    height: 20,
    lqip: 'data:x',
    crop: { top: 0, bottom: 0.1, left: 0, right: 0 },
    hotspot: null,
    dark: { asset: 'image-abc-10x20-png', url: '/lake/images/p/d/abc-10x20.png' },
  })
  expect(detail?.author?.picture).toMatchObject({
    library: 'lib',
    url: '/media/x.jpg',
    alt_text: 'Library alt',
  })
  expect(detail?.body[0]).toMatchObject({ picture: { width: 10, dark: null } })
  expect(detail?.seo.og_image).toBeNull()
})

test.each([
  { name: 'with the main picture that it belongs to', of: 'image-abc-10x20-png', isShown: true },
  { name: 'with another main picture', of: 'image-fff-10x20-png', isShown: false },
  { name: 'that names no picture', of: undefined, isShown: false },
])('pages show a dark file $name: $isShown', ({ of, isShown }) => {
  const asset = (id: string) =>
    doc(id, 'sanity.imageAsset', { path: `images/p/d/${id}`, metadata: {} })
  const picture = {
    _type: 'picture',
    _key: 'k',
    asset: ref('image-abc-10x20-png'),
    dark: { _type: 'image', asset: ref('image-ddd-10x20-png'), of },
  }
  const study = { status: 'published', coverImage: picture, gallery: [picture] }
  const dataset = [
    asset('image-abc-10x20-png'),
    asset('image-ddd-10x20-png'),
    doc('a', 'author', { picture }),
    blog('p', {
      coverImage: picture,
      body: [picture],
      author: ref('a'),
      seo: { ogImage: picture },
    }),
    blog('q', { relatedBlogs: [ref('p')] }),
    doc('s', 'caseStudy', study),
  ]
  const post = ask('blogDetail', { id: 'p' }, dataset)
  const [block] = post?.body ?? []
  const everywhere = [
    post?.cover_image,
    block?.['picture'],
    post?.author?.picture,
    post?.seo.og_image,
    ask('blogDetail', { id: 'q' }, dataset)?.related[0]?.cover_image,
    ask('blogList', { page: 1 }, dataset).items.find(({ id }) => id === 'p')?.cover_image,
    ask('caseStudyDetail', { id: 's' }, dataset)?.cover_image,
    ask('caseStudyDetail', { id: 's' }, dataset)?.gallery[0],
  ]
  const dark = isShown
    ? { asset: 'image-ddd-10x20-png', url: '/lake/images/p/d/image-ddd-10x20-png' }
    : null
  for (const each of everywhere) expect(each).toMatchObject({ asset: picture.asset._ref, dark })
})

test('a case study without a client is an example, the name of an anonymous client is hidden, and industries are counted', () => {
  const study = (id: string, fields: Readonly<Record<string, unknown>>) =>
    doc(id, 'caseStudy', { slug: slug(id), status: 'published', ...fields })
  const dataset = [
    study('a', { industry: 'real-estate', client: { name: 'Shy', anonymous: true } }),
    study('b', {
      industry: 'insurance',
      client: { name: 'Loud' },
      results: [{ label: 'Time', value: '3', unit: 'h' }, { label: 'x' }],
    }),
    study('c', { industry: 'real-estate', status: 'draft' }),
    study('d', { industry: 'insurance', client: { anonymous: true } }),
    study('e', { industry: 'insurance', client: { name: '', anonymous: true } }),
  ]
  const page = ask('caseStudyList', { page: 1 }, dataset)
  expect(page.items.map(({ id, client, is_example }) => [id, client, is_example])).toEqual([
    ['a', null, false],
    ['b', 'Loud', false],
    ['d', null, true],
    ['e', null, true],
  ])
  expect(page.items[1]?.results).toEqual([{ label: 'Time', value: '3', unit: 'h' }])
  expect(page.facets).toEqual([
    { slug: 'insurance', title: 'Insurance', count: 3 },
    { slug: 'real-estate', title: 'Real estate', count: 1 },
  ])
  expect(ask('caseStudyList', { page: 1, industry: 'real-estate' }, dataset).total).toBe(1)
  expect(ask('caseStudyDetail', { id: 'c' }, dataset)).toBeNull()
})

test('a query of openings returns published documents with ids without a dot, newest first, until their closing date', () => {
  const opening = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
    doc(id, 'opening', {
      title: id,
      slug: slug(id),
      status: 'published',
      publishedAt: '2026-03-01T00:00:00Z',
      ...fields,
    })
  const dataset = [
    ...statuses.map((status, index) => opening(`hidden-${index}`, { status })),
    opening('drafts.edit'),
    opening('versions.r1.edit'),
    opening('over', { closesAt: '2020-01-01T00:00:00Z' }),
    opening('older', { publishedAt: '2026-01-01T00:00:00Z', closesAt: '2999-01-01' }),
    opening('newer', { publishedAt: '2026-02-01T00:00:00Z', closesAt: 'when it is filled' }),
  ]
  expect(ask('openings', {}, dataset)).toEqual([
    expect.objectContaining({ id: 'newer', closes_at: null }),
    expect.objectContaining({ id: 'older', closes_at: '2999-01-01T00:00:00Z' }),
  ])
})

test('a query of openings returns a result of the right shape for documents with any content', () => {
  const scrap = { title: 7, slug: 'x', body: ['a', { _type: 'block' }], team: [], closesAt: {} }
  expect(ask('openings', {}, [doc('odd', 'opening', { status: 'published', ...scrap })])).toEqual([
    {
      id: 'odd',
      slug: 'odd',
      status: 'published',
      title: '7',
      team: null,
      place: null,
      employment: null,
      summary: '',
      body: [],
      published_at: null,
      closes_at: null,
      updated_at: '2026-02-01T00:00:00Z',
    },
  ])
})
