import { describe, expect, it } from 'vitest'
import { blog, put, reference } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { attributeOf, textFields } from '#shared/content/article-fields.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { staffCaseStudyAnswer } from '#shared/contracts/editing.ts'
import { post, paragraph } from '../article.test-support.ts'

const databases = useDatabases()

describe.each(engines)('article fields (%s)', (engine) => {
  const open = async () => openTestEditing(await databases.open(engine, allMigrations), 'embedded')

  it('fields do not change if a client writes back a response that it has read', async () => {
    const { call, dataset } = await open()
    const asset = 'image-abc-10x20-png'
    const night = 'image-def-10x20-png'
    const link = { _type: 'internalLink', _key: 'm', reference: reference('b') }
    await put(
      dataset,
      { _id: asset, _type: 'sanity.imageAsset', path: 'images/local/production/abc-10x20.png' },
      { _id: night, _type: 'sanity.imageAsset', path: 'images/local/production/def-10x20.png' },
      { _id: 'cat', _type: 'category', title: 'Screening', slug: { current: 'screening' } },
      { _id: 'ann', _type: 'author', name: 'Ann' },
      blog('b'),
      blog('a', {
        category: reference('cat'),
        author: reference('ann'),
        tags: ['one', 'two'],
        coverImage: {
          _type: 'picture',
          asset: reference(asset),
          alt_text: 'A seal',
          dark: { _type: 'image', asset: reference(night), of: asset },
        },
        relatedBlogs: [{ ...reference('b'), _key: 'b' }],
        body: [
          {
            _type: 'block',
            _key: 'x',
            style: 'normal',
            markDefs: [link],
            children: [{ _type: 'span', _key: 's', text: 'See', marks: ['m'] }],
          },
          { _type: 'picture', _key: 'p', asset: reference(asset), alt_text: 'A seal' },
          { _type: 'codeBlock', _key: 'c', language: 'ts', code: 'let a' },
          { _type: 'callout', _key: 'n', tone: 'note', content: paragraph('Mind') },
          {
            _type: 'table',
            _key: 't',
            headerRow: true,
            rows: [{ _type: 'tableRow', _key: 'r', cells: ['1'] }],
          },
        ],
      }),
    )
    const before = dataset.get('a')
    const { data } = (await call('GET', '/api/blogs/a/')).body
    const { category, author, related_blogs: related, ...rest } = data
    const json = {
      ...rest,
      category: category.slug,
      author: author.id,
      related_blogs: related.map(({ id }: { id: string }) => id),
    }
    const answer = await call('PUT', '/api/blogs/a/', { json })
    expect(answer.status).toBe(200)
    const after = dataset.get('a')
    for (const name of [
      'body',
      'tags',
      'category',
      'author',
      'relatedBlogs',
      'coverImage',
      'title',
      'slug',
    ]) {
      expect({ [name]: after?.[name] }).toMatchObject({ [name]: before?.[name] })
    }
    expect(answer.body.data.body).toEqual(data.body)
  })

  it('an article loses its picture for the dark theme if any client changes the main picture', async () => {
    const { call, dataset } = await open()
    const [day, night, other] = ['abc', 'def', 'fed'].map((hash) => `image-${hash}-10x20-png`)
    const assets = [day, night, other].map((_id = '') => ({
      _id,
      _type: 'sanity.imageAsset',
      path: `images/local/production/${_id}`,
    }))
    const dark = { _type: 'image', asset: reference(night ?? ''), of: day }
    const coverImage = { _type: 'picture', asset: reference(day ?? ''), alt_text: 'A seal', dark }
    await put(dataset, ...assets, blog('a', { coverImage }), blog('b', { coverImage }))
    const shown = async (path: string) => (await call('GET', path)).body.data.cover_image
    expect(await shown('/api/blogs/a/')).toMatchObject({ dark: { asset: night } })
    // Changes only the file of the picture, like the Studio and other clients.
    await dataset.mutate(
      [{ patch: { id: 'a', set: { 'coverImage.asset': reference(other ?? '') } } }],
      { author: 'studio' },
    )
    expect(await shown('/api/blogs/a/')).toMatchObject({ asset: other, dark: null })
    // Replaces the picture with all its attributes, like the editor of the staff area.
    const cover = { asset: other, alt_text: 'Another' }
    const json = { cover_image: cover, status: 'published' }
    expect((await call('PUT', '/api/blogs/b/', { json })).status).toBe(200)
    expect(dataset.get('b')?.['coverImage']).not.toHaveProperty('dark')
    expect(await shown('/api/blogs/b/')).toMatchObject({ asset: other, dark: null })
  })

  it('articles are sorted by time of publication, across time zones', async () => {
    const { call, dataset } = await open()
    // Moments in chronological order. A sort as text would put the first one last.
    const moments = [
      ['c', '2026-03-01T23:30:00-08:00', '2026-03-02T07:30:00.000Z'],
      ['b', '2026-03-02T06:30:00.1234567Z', '2026-03-02T06:30:00.123Z'],
      ['a', '2026-03-02T06:29:59Z', '2026-03-02T06:29:59Z'],
    ] as const
    for (const [slug, sent, stored] of moments) {
      const json = { ...post, slug, status: 'published', published_at: sent }
      const answer = await call('POST', '/api/blogs/', { json })
      expect(answer.status).toBe(201)
      expect(dataset.get(answer.body.data.id)?.['publishedAt']).toBe(stored)
    }
    const slugsOf = async (path: string, as: 'ada' | null) =>
      (await call('GET', path, { as })).body.results.map(({ slug }: { slug: string }) => slug)
    expect(await slugsOf('/api/blogs/', null)).toEqual(['c', 'b', 'a'])
    expect(await slugsOf('/api/blogs/?sort=-published_at', 'ada')).toEqual(['c', 'b', 'a'])
  })

  it('times of other zones are converted to UTC; times in UTC are stored unchanged', async () => {
    const { call, dataset } = await open()
    await put(dataset, blog('a', { unpublishAt: '2998-01-01T00:00:00Z' }))
    const json = {
      published_at: '2026-03-01T09:00:00Z',
      publish_at: '2997-01-01T00:00:00+05:30',
      unpublish_at: '2998-01-01T00:00:00.250Z',
    }
    expect((await call('PUT', '/api/blogs/a/', { json })).status).toBe(200)
    expect(dataset.get('drafts.a')).toMatchObject({
      publishedAt: '2026-03-01T09:00:00Z',
      publishAt: '2996-12-31T18:30:00.000Z',
      unpublishAt: '2998-01-01T00:00:00.250Z',
    })
  })

  it('all fields of a case study are stored', async () => {
    const { call } = await open()
    const json = {
      title: 'One file for each hire',
      summary: 'What was asked.',
      industry: 'banking-financial',
      client: { name: 'Kept private', anonymous: true },
      services: ['criminal-check', 'nlp'],
      challenge: 'Many places.',
      solution: 'One request.',
      results: [{ label: 'Sources', value: '3', unit: 'registers' }],
      testimonial: { quote: 'It held.', name: null, role: 'Head of people' },
      body: 'Text.',
      status: 'published',
      seo: { title: 'Short', keywords: ['one'], noindex: true, canonical: 'https://example.com/a' },
    }
    const created = await call('POST', '/api/case-studies/', { json })
    expect(created.status).toBe(201)
    const { data } = staffCaseStudyAnswer.parse(created.body)
    expect(data).toMatchObject({
      slug: 'one-file-for-each-hire',
      industry: 'banking-financial',
      client: null,
      client_details: json.client,
      services: json.services,
      results: json.results,
      testimonial: { quote: 'It held.', role: 'Head of people' },
      seo: { title: 'Short', keywords: ['one'], noindex: true, canonical: 'https://example.com/a' },
    })
    const seen = await call('GET', '/api/case-studies/one-file-for-each-hire/', { as: null })
    expect(JSON.stringify(seen.body)).not.toContain('Kept private')
  })

  it.each(ARTICLE_TYPES)(
    'text fields (%s) are stored, shown and cleared, and the search finds each of them',
    async (type) => {
      const { call, dataset } = await open()
      const path = type === 'blog' ? '/api/blogs/' : '/api/case-studies/'
      const fields = textFields(type)
      // Each field gets a unique word, which the test searches for.
      const texts = Object.fromEntries(fields.map(({ name }) => [name, `Words x${name}x`]))
      const json = { ...post, ...texts, status: 'published' }
      const created = await call('POST', path, { json })
      expect(created.body).toMatchObject({ data: texts })
      const { id, slug } = created.body.data
      expect((await call('GET', `${path}${slug}/`, { as: null })).body).toMatchObject({
        data: texts,
      })
      const count = async (name: string, as: 'ada' | null) =>
        (await call('GET', `${path}?search=x${name}x`, { as })).body.count
      for (const { name, searched } of fields) {
        expect({ [name]: await count(name, null) }).toEqual({
          [name]: searched === 'never' ? 0 : 1,
        })
        expect({ [name]: await count(name, 'ada') }).toEqual({
          [name]: searched === 'lead' ? 1 : 0,
        })
      }
      const optional = fields.filter(({ required }) => required === undefined)
      const cleared = Object.fromEntries(optional.map(({ name }) => [name, '']))
      expect((await call('PUT', `${path}${id}/`, { json: cleared })).status).toBe(200)
      for (const { name } of optional) {
        expect(dataset.get(`drafts.${id}`) ?? dataset.get(id)).not.toHaveProperty(attributeOf(name))
      }
      const tooLong = Object.fromEntries(fields.map(({ name, max }) => [name, 'a'.repeat(max + 1)]))
      const refused = await call('PUT', `${path}${id}/`, { json: tooLong })
      expect(Object.keys(refused.body.error.fields).toSorted()).toEqual(
        fields.map(({ name }) => name).toSorted(),
      )
    },
  )

  const wrong: readonly [string, object, string][] = [
    ['a post without a title', { excerpt: 'No title' }, 'title'],
    ['a slug with capitals', { title: 'A', slug: 'Not-a-slug' }, 'slug'],
    ['an unknown status', { title: 'A', status: 'live' }, 'status'],
    ['a scheduled post without a time', { title: 'A', status: 'scheduled' }, 'publish_at'],
    ['a date in the future', { title: 'A', published_at: '2999-01-01T00:00:00Z' }, 'published_at'],
    ['a category that does not exist', { title: 'A', category: 'none' }, 'category'],
    ['an author that does not exist', { title: 'A', author: 'nobody' }, 'author'],
    ['a picture without a source', { title: 'A', cover_image: { alt_text: 'x' } }, 'cover_image'],
    ['publishing without a text', { ...post, body: [], status: 'published' }, 'body'],
    [
      'the slug of another post together with a missing category',
      { title: 'A', slug: 'slug-taken', category: 'none' },
      'slug',
    ],
  ]

  it.each(wrong)(
    'an invalid article is rejected with an error at the field: %s',
    async (_name, json, field) => {
      const { call, dataset } = await open()
      await put(dataset, blog('taken'))
      const answer = await call('POST', '/api/blogs/', { json })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.error.fields)).toContain(field)
      // The message begins with advice, not with a description of the error.
      expect(answer.body.error.fields[field]).toMatch(/^(?:Choose|Enter|Use|Write)\b/)
      expect(answer.body.error.message).toMatch(/validation/i)
      expect([...dataset.all()].filter(({ _type }) => _type === 'blog')).toHaveLength(1)
    },
  )

  it('an article with the slug of another post is rejected as a conflict, with an error at the field', async () => {
    const { call, dataset } = await open()
    await put(dataset, blog('taken'))
    const json = { title: 'A', slug: 'slug-taken' }
    const { status, body } = await call('POST', '/api/blogs/', { json })
    expect(status).toBe(409)
    expect(body.error).toMatchObject({
      code: 'conflict',
      message: 'Choose another address. Another article has this one',
      fields: { slug: 'Choose another address. Another article has this one' },
    })
  })

  it('an article is not published if a picture has no alternative text', async () => {
    const { call, dataset } = await open()
    await put(dataset, { _id: 'image-a-1x1-png', _type: 'sanity.imageAsset', path: 'images/a.png' })
    const json = {
      ...post,
      status: 'published',
      cover_image: { asset: 'image-a-1x1-png', alt_text: ' ' },
    }
    const answer = await call('POST', '/api/blogs/', { json })
    expect(answer.body.error.fields).toHaveProperty(['cover_image.alt_text'])
  })
})
