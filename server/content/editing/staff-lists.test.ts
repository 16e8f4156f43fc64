import { describe, expect, it } from 'vitest'
import { blog, put, reference } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { staffBlogListAnswer } from '#shared/contracts/editing.ts'

const databases = useDatabases()

describe.each(engines)('staff lists (%s)', (engine) => {
  const open = async () => openTestEditing(await databases.open(engine, allMigrations), 'embedded')

  it('staff lists contain drafts and can be filtered, searched, sorted and paged', async () => {
    const { call, dataset } = await open()
    await put(dataset, {
      _id: 'cat',
      _type: 'category',
      title: 'Screening',
      slug: { current: 'screening' },
    })
    await put(dataset, blog('a', { title: 'Alpha' }))
    await put(dataset, blog('b', { title: 'Beta', category: reference('cat') }))
    await put(dataset, {
      ...blog('b', { title: 'Béta two', status: 'in_review' }),
      _id: 'drafts.b',
    })
    await put(dataset, { ...blog('c', { title: 'Gamma', status: 'draft' }), _id: 'drafts.c' })
    await put(dataset, blog('d', { title: 'Delta', status: 'archived' }))
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
    for (const [at, limit] of [
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 2],
      [3, 2],
      [9, 2],
    ] as const) {
      expect([at, limit, (await list(`limit=${limit}&page=${at}`)).count]).toEqual([at, limit, 4])
    }
    expect((await list('search=nowhere')).count).toBe(0)
    expect((await list('search=nowhere&page=2')).count).toBe(0)
    expect(page.previous).toContain('sort=title')
    expect((await call('GET', '/api/blogs/?sort=random')).status).toBe(422)
    expect((await call('GET', '/api/blogs/', { as: null })).body.count).toBe(2)
  })

  it('staff lists filter posts by the author of the draft, public lists by the author of the published version', async () => {
    const { call, dataset } = await open()
    const by = (id: string) => ({ author: reference(id) })
    for (const id of ['ada', 'eve']) await put(dataset, { _id: id, _type: 'author', name: id })
    await put(dataset, { _id: 'cat', _type: 'category', title: 'Screening' })
    await put(dataset, blog('a', { title: 'Alpha', ...by('ada') }))
    await put(dataset, blog('b', { title: 'Beta', ...by('ada') }))
    await put(dataset, { ...blog('b', { title: 'Beta two', ...by('eve') }), _id: 'drafts.b' })
    await put(dataset, {
      ...blog('c', { title: 'Gamma', status: 'draft', ...by('ada') }),
      _id: 'drafts.c',
    })
    await put(dataset, blog('d', { title: 'Delta', category: reference('cat'), ...by('ada') }))
    await put(dataset, blog('e', { title: 'Nobody' }))
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
    for (const [id, count] of [
      ['ada', 3],
      ['eve', 0],
    ] as const) {
      const visitor = await call('GET', `/api/blogs/?author=${id}`, { as: null })
      expect([id, visitor.body.count]).toEqual([id, count])
    }
  })
})
