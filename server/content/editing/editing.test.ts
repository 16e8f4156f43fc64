import { describe, expect, it } from 'vitest'
import { blog, put, reference, remove } from '#server/content.test-support.ts'
import { engines, useDatabases } from '#server/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/editing.test-support.ts'
import type { Dataset } from '#server/lake/types.ts'
import {
  staffBlogAnswer,
  staffBlogListAnswer,
  staffCaseStudyAnswer,
} from '#shared/contracts/editing.ts'

const databases = useDatabases()

const post = {
  title: 'Records that last',
  slug: 'records-that-last',
  excerpt: 'How long a record is kept.',
  body: 'First paragraph.\n\n## A heading\n\nSecond paragraph.',
}

const paragraph = (text: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  },
]

const copies = (dataset: Dataset, id: string) => ({
  draft: dataset.get(`drafts.${id}`),
  published: dataset.get(id),
})

describe.each(engines)('editing over REST on %s', (engine) => {
  const open = async (where: 'embedded' | 'elsewhere' = 'embedded') =>
    openTestEditing(await databases.open(engine, allMigrations), where)

  it.each(['embedded', 'elsewhere'] as const)(
    'takes a post through its whole life in a lake %s',
    async (where) => {
      const { call, dataset } = await open(where)
      const created = await call('POST', '/api/blogs/', { json: post })
      expect(created.status).toBe(201)
      const { data } = staffBlogAnswer.parse(created.body)
      expect(data).toMatchObject({ status: 'draft', is_live: false, pending: false })
      expect(data.body.map(({ style }) => style)).toEqual(['normal', 'h2', 'normal'])
      const { id } = data
      expect(copies(dataset, id).published).toBeUndefined()
      expect((await call('GET', `/api/blogs/${post.slug}/`, { as: null })).status).toBe(404)

      const published = await call('PUT', `/api/blogs/${id}/`, {
        json: { status: 'published', revision: data.revision },
      })
      expect(published.status).toBe(200)
      expect(published.body.data).toMatchObject({ is_live: true, has_unpublished_changes: false })
      expect(Date.parse(published.body.data.published_at)).toBeLessThanOrEqual(Date.now())
      expect(copies(dataset, id).draft).toBeUndefined()
      const seen = await call('GET', `/api/blogs/${post.slug}/`, { as: null })
      expect(seen.body.data.title).toBe(post.title)

      const saved = await call('PUT', `/api/blogs/${id}/?publish=false`, {
        json: { title: 'Records that stay' },
        headers: { 'if-match': `"${published.body.data.revision}"` },
      })
      expect(saved.body.data).toMatchObject({
        title: 'Records that stay',
        status: 'published',
        is_live: true,
        has_unpublished_changes: true,
      })
      const unchanged = await call('GET', `/api/blogs/${id}/`, { as: null })
      expect(unchanged.body.data.title).toBe(post.title)

      const archived = await call('PUT', `/api/blogs/${id}/`, { json: { status: 'archived' } })
      expect(archived.body.data).toMatchObject({ status: 'archived', is_live: false })
      expect((await call('GET', `/api/blogs/${id}/`, { as: null })).status).toBe(404)
      expect(copies(dataset, id).published?.['status']).toBe('archived')

      const again = await call('PUT', `/api/blogs/${id}/`, { json: { status: 'published' } })
      expect(again.body.data.published_at).toBe(published.body.data.published_at)
      const renamed = await call('GET', `/api/blogs/${id}/`, { as: null })
      expect(renamed.body.data.title).toBe('Records that stay')

      const gone = await call('DELETE', `/api/blogs/${id}/`)
      expect(gone.body).toEqual({ success: true, data: { id } })
      expect(copies(dataset, id)).toEqual({})
      expect((await call('GET', `/api/blogs/${id}/`)).status).toBe(404)
    },
  )

  it('edits the very draft that the Studio edits, and refuses a revision that is no longer the newest', async () => {
    const { call, dataset } = await open()
    put(dataset, blog('a'), { ...blog('a', { title: 'In the Studio' }), _id: 'drafts.a' })
    const read = await call('GET', '/api/blogs/a/')
    expect(read.body.data).toMatchObject({ title: 'In the Studio', has_unpublished_changes: true })
    expect(read.headers.get('etag')).toBe(`"${read.body.data.revision}"`)
    put(dataset, { ...blog('a', { title: 'Typed meanwhile' }), _id: 'drafts.a' })
    const stale = await call('PUT', '/api/blogs/a/', {
      json: { title: 'Mine', revision: read.body.data.revision },
    })
    expect(stale.status).toBe(409)
    expect(stale.body.error).toMatchObject({ code: 'conflict' })
    expect(stale.body.error.fields.revision).toBe(dataset.get('drafts.a')?._rev)
    expect(dataset.get('drafts.a')?.['title']).toBe('Typed meanwhile')
  })

  it.each(['published', 'archived'])(
    'counts an article that is %s as unchanged once an edit is taken back',
    async (status) => {
      const { call, dataset } = await open()
      for (const id of ['one', 'two']) {
        put(dataset, { _id: id, _type: 'category', title: id, slug: { current: id } })
      }
      put(dataset, blog('a', { status, category: reference('one') }), blog('b', { status }))
      for (const [id, before] of [
        ['a', 'one'],
        ['b', null],
      ] as const) {
        const published = dataset.get(id)
        const write = async (category: string | null, revision: string | undefined) =>
          call('PUT', `/api/blogs/${id}/`, { json: { category, revision } })
        const edited = await write('two', published?._rev)
        expect(edited.body.data).toMatchObject({ category: { id: 'two' }, status })
        expect(edited.body.data.has_unpublished_changes).toBe(true)
        expect((await write(before, published?._rev)).status).toBe(409)
        const back = await write(before, edited.body.data.revision)
        expect(back.status).toBe(200)
        expect(back.body.data).toMatchObject({
          category: before === null ? null : { id: before },
          has_unpublished_changes: false,
          revision: published?._rev,
        })
        expect(copies(dataset, id)).toEqual({ draft: undefined, published })
      }
    },
  )

  it('puts back what a read gave without changing it', async () => {
    const { call, dataset } = await open()
    const asset = 'image-abc-10x20-png'
    const link = { _type: 'internalLink', _key: 'm', reference: reference('b') }
    put(
      dataset,
      { _id: asset, _type: 'sanity.imageAsset', path: 'images/local/production/abc-10x20.png' },
      { _id: 'cat', _type: 'category', title: 'Screening', slug: { current: 'screening' } },
      { _id: 'ann', _type: 'author', name: 'Ann' },
      blog('b'),
      blog('a', {
        category: reference('cat'),
        author: reference('ann'),
        tags: ['one', 'two'],
        coverImage: { _type: 'picture', asset: reference(asset), alt_text: 'A seal' },
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
      expect(after?.[name], name).toMatchObject(before?.[name] as object)
    }
    expect(answer.body.data.body).toEqual(data.body)
  })

  it('keeps every field of a case study', async () => {
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
    ['a slug that another post has', { title: 'A', slug: 'slug-taken' }, 'slug'],
  ]
  it.each(wrong)('refuses %s and names the field', async (_name, json, field) => {
    const { call, dataset } = await open()
    put(dataset, blog('taken'))
    const answer = await call('POST', '/api/blogs/', { json })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields)).toContain(field)
    expect(answer.body.error.message).toMatch(/validation/i)
    expect([...dataset.all()].filter(({ _type }) => _type === 'blog')).toHaveLength(1)
  })

  it('refuses to publish a picture that nobody described', async () => {
    const { call, dataset } = await open()
    put(dataset, { _id: 'image-a-1x1-png', _type: 'sanity.imageAsset', path: 'images/a.png' })
    const json = {
      ...post,
      status: 'published',
      cover_image: { asset: 'image-a-1x1-png', alt_text: ' ' },
    }
    const answer = await call('POST', '/api/blogs/', { json })
    expect(answer.body.error.fields).toHaveProperty(['cover_image.alt_text'])
  })

  it('makes one post of a call that comes twice, and refuses its key for another', async () => {
    const { call, dataset } = await open()
    const headers = { 'idempotency-key': 'one' }
    const [first, second] = await Promise.all([
      call('POST', '/api/blogs/', { json: post, headers }),
      call('POST', '/api/blogs/', { json: post, headers }),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect([...dataset.all()].filter(({ _type }) => _type === 'blog')).toHaveLength(1)
    const other = await call('POST', '/api/blogs/', { json: { title: 'Other' }, headers })
    expect(other.status).toBe(422)
    const theirs = await call('POST', '/api/blogs/', {
      json: { ...post, slug: 'of-eve' },
      headers,
      as: 'eve',
    })
    expect(theirs.status).toBe(201)
  })

  it('lists the editing copies: filtered, searched, sorted, paged', async () => {
    const { call, dataset } = await open()
    put(dataset, {
      _id: 'cat',
      _type: 'category',
      title: 'Screening',
      slug: { current: 'screening' },
    })
    put(dataset, blog('a', { title: 'Alpha' }))
    put(dataset, blog('b', { title: 'Beta', category: reference('cat') }))
    put(dataset, { ...blog('b', { title: 'Béta two', status: 'in_review' }), _id: 'drafts.b' })
    put(dataset, { ...blog('c', { title: 'Gamma', status: 'draft' }), _id: 'drafts.c' })
    put(dataset, blog('d', { title: 'Delta', status: 'archived' }))
    const list = async (query: string) => {
      const { status, body } = await call('GET', `/api/blogs/?${query}`)
      expect(status).toBe(200)
      return staffBlogListAnswer.parse(body)
    }
    const titles = async (query: string) => (await list(query)).results.map(({ title }) => title)
    expect(await titles('sort=title')).toEqual(['Alpha', 'Béta two', 'Delta', 'Gamma'])
    expect(await titles('')).toEqual(['Delta', 'Gamma', 'Béta two', 'Alpha'])
    expect(await titles('status=draft,in_review&sort=title')).toEqual(['Béta two', 'Gamma'])
    expect(await titles('search=beta%20two')).toEqual(['Béta two'])
    expect(await titles('category=screening')).toEqual([])
    const page = await list('sort=title&limit=3&page=2')
    expect(page).toMatchObject({ count: 4, total_pages: 2, next: null })
    expect(page.previous).toContain('sort=title')
    expect((await call('GET', '/api/blogs/?sort=random')).status).toBe(422)
    expect((await call('GET', '/api/blogs/', { as: null })).body.count).toBe(2)
  })

  it('lists the posts of an author, by their editing copies and for staff alone', async () => {
    const { call, dataset } = await open()
    const by = (id: string) => ({ author: reference(id) })
    for (const id of ['ada', 'eve']) put(dataset, { _id: id, _type: 'author', name: id })
    put(dataset, { _id: 'cat', _type: 'category', title: 'Screening' })
    put(dataset, blog('a', { title: 'Alpha', ...by('ada') }))
    put(dataset, blog('b', { title: 'Beta', ...by('ada') }))
    put(dataset, { ...blog('b', { title: 'Beta two', ...by('eve') }), _id: 'drafts.b' })
    put(dataset, {
      ...blog('c', { title: 'Gamma', status: 'draft', ...by('ada') }),
      _id: 'drafts.c',
    })
    put(dataset, blog('d', { title: 'Delta', category: reference('cat'), ...by('ada') }))
    put(dataset, blog('e', { title: 'Nobody' }))
    const list = async (query: string) => {
      const { status, body } = await call('GET', `/api/blogs/?${query}`)
      expect(status).toBe(200)
      return staffBlogListAnswer.parse(body)
    }
    const table: readonly (readonly [query: string, titles: readonly string[]])[] = [
      ['author=ada&sort=title', ['Alpha', 'Delta', 'Gamma']],
      ['author=eve', ['Beta two']],
      ['author=ada&status=draft', ['Gamma']],
      ['author=ada&category=cat', ['Delta']],
      ['author=ada&search=alph', ['Alpha']],
      ['author=ada&search=beta', []],
      ['author=nobody', []],
      ['author=%00', []],
      ['author=&sort=title', ['Alpha', 'Beta two', 'Delta', 'Gamma', 'Nobody']],
    ]
    for (const [query, titles] of table) {
      const { count, results } = await list(query)
      expect([query, results.map(({ title }) => title)]).toEqual([query, titles])
      expect([query, count]).toEqual([query, titles.length])
    }
    expect((await list('author=ada&sort=title&limit=2')).next).toBe(
      '/api/blogs/?page=2&limit=2&author=ada&sort=title',
    )
    for (const wrong of [`author=${'a'.repeat(201)}`, 'author=ada&author=eve']) {
      const { status, body } = await call('GET', `/api/blogs/?${wrong}`)
      expect([wrong, status]).toEqual([wrong, 422])
      expect(Object.keys(body.error.fields)).toEqual(['author'])
    }
    const visitor = await call('GET', '/api/blogs/?author=eve', { as: null })
    expect(visitor.body.count).toBe(4)
  })

  it('says which posts refer to one that should go', async () => {
    const { call, dataset } = await open()
    put(dataset, blog('a'), blog('b', { relatedBlogs: [{ ...reference('a'), _key: 'a' }] }))
    const answer = await call('DELETE', '/api/blogs/a/')
    expect(answer.status).toBe(409)
    expect(answer.body.error.fields.referring).toBe('b')
    expect(dataset.get('a')).toBeDefined()
    remove(dataset, 'b')
    expect((await call('DELETE', '/api/blogs/a/')).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE'])('lets no visitor %s', async (method) => {
    const { call, dataset } = await open()
    put(dataset, blog('a'))
    const path = method === 'POST' ? '/api/blogs/' : '/api/blogs/a/'
    const json = method === 'DELETE' ? undefined : post
    expect((await call(method, path, { json, as: null })).status).toBe(401)
    expect(dataset.get('a')?.['title']).toBe('Title of a')
  })
})
