import { describe, expect, it, vi } from 'vitest'
import { blog, caseStudy, put, reference } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { runAnswer, selectionAnswer } from '#shared/contracts/article-runs.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { copies } from '../editing/article.test-support.ts'

const databases = useDatabases()

type Site = Awaited<ReturnType<typeof openTestEditing>>

const ended = async ({ call }: Site, id: string) =>
  vi.waitUntil(async () => {
    const { data } = runAnswer.parse((await call('GET', staffApiPaths.articleRun(id))).body)
    return data.state === 'running' ? undefined : data
  }, PATIENT)

const begin = async (site: Site, json: object) => {
  const { status, body } = await site.call('POST', staffApiPaths.articleRuns, { json })
  expect(status, JSON.stringify(body)).toBe(201)
  return ended(site, runAnswer.parse(body).data.id)
}

const undo = async (site: Site, id: string) => {
  const { status, body } = await site.call('POST', staffApiPaths.articleRunUndo(id))
  expect(status, JSON.stringify(body)).toBe(201)
  return ended(site, runAnswer.parse(body).data.id)
}

const of = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const linkTo = (id: string) => ({ ...reference(id), _key: id })

describe.each(engines)('runs on many articles (%s)', (engine) => {
  const open = async (where: 'embedded' | 'elsewhere' = 'embedded') =>
    openTestEditing(await databases.open(engine, allMigrations), where)

  it('runs delete articles in one request, report articles that others link to, and undo only their own changes', async () => {
    const site = await open()
    const { dataset, call } = site
    await put(
      dataset,
      ...['a', 'b', 'c', 'before'].map((id) => blog(id)),
      blog('holder', { relatedBlogs: [linkTo('b')] }),
    )
    await call('DELETE', '/api/blogs/before/')
    const run = await begin(site, { type: 'blog', act: 'delete', items: of('a', 'b', 'c', 'gone') })
    expect(run).toMatchObject({ state: 'done', total: 4, done: 2, undoable: 2, rest: [] })
    expect(run.left).toEqual([
      { id: 'b', title: 'Title of b', reason: 'Linked from 1 place', linked: true },
      { id: 'gone', title: '', reason: expect.any(String), linked: false },
    ])
    expect([dataset.get('a'), dataset.get('c')]).toEqual([undefined, undefined])
    expect(await undo(site, run.id)).toMatchObject({
      act: 'undo',
      state: 'done',
      done: 2,
      left: [],
    })
    expect(['a', 'b', 'c', 'before'].map((id) => dataset.get(id) !== undefined)).toEqual([
      true,
      true,
      true,
      false,
    ])
    const again = await call('POST', staffApiPaths.articleRunUndo(run.id))
    expect(again.status).toBe(409)
    const trashed = (await call('GET', staffApiPaths.trash())).body.results
    expect(trashed.map(({ id }: { id: string }) => id)).toEqual(['before'])
  })

  it('runs delete and restore linked articles in the order that their links require', async () => {
    const site = await open()
    const { dataset } = site
    const ids = Array.from({ length: 9 }, (_, index) => `n${index}`)
    // Each article links to the previous one, so the articles must be deleted from the last to the first.
    await put(
      dataset,
      ...ids.map((id, index) =>
        blog(id, index === 0 ? {} : { relatedBlogs: [linkTo(`n${index - 1}`)] }),
      ),
    )
    const run = await begin(site, { type: 'blog', act: 'delete', items: of(...ids) })
    expect(run).toMatchObject({ done: 9, left: [] })
    expect(await undo(site, run.id)).toMatchObject({ done: 9, left: [] })
    expect(ids.every((id) => dataset.get(id) !== undefined)).toBe(true)
  })

  it('runs publish and unpublish articles, and report the reason for each skipped article', async () => {
    const site = await open()
    const { dataset } = site
    await put(
      dataset,
      blog('live'),
      blog('drafts.sketch', { status: 'draft' }),
      blog('drafts.bare', { status: 'draft', excerpt: '' }),
      blog('edited'),
      blog('drafts.edited', { title: 'Newer' }),
    )
    const ids = of('live', 'sketch', 'bare', 'edited')
    const run = await begin(site, { type: 'blog', act: 'publish', items: ids })
    expect(run).toMatchObject({ done: 2, same: 1, undoable: 1 })
    expect(run.left).toMatchObject([{ id: 'bare', linked: false }])
    expect(run.left[0]?.reason).toMatch(/^[A-Z].* .*/)
    expect(dataset.get('edited')?.['title']).toBe('Newer')
    const back = await undo(site, run.id)
    expect(back).toMatchObject({ done: 1 })
    expect(back.left).toMatchObject([{ id: 'edited', reason: expect.stringContaining('by hand') }])
    expect(copies(dataset, 'sketch').draft?.['status'] ?? dataset.get('sketch')?.['status']).toBe(
      'draft',
    )
    const off = await begin(site, { type: 'blog', act: 'unpublish', items: of('live', 'edited') })
    expect(off).toMatchObject({ done: 2, undoable: 2 })
    expect(await undo(site, off.id)).toMatchObject({ done: 2, left: [] })
    expect(dataset.get('live')?.['status']).toBe('published')
  })

  it('runs assign a category, count changes that visitors do not see yet, and can be undone', async () => {
    const site = await open()
    const { dataset, call } = site
    const category = { _id: 'cat', _type: 'category', title: 'Screening', slug: { current: 's' } }
    await put(dataset, category, blog('a'), blog('b', { category: reference('cat') }))
    const run = await begin(site, {
      type: 'blog',
      act: 'set_field',
      field: 'cat',
      items: of('a', 'b'),
    })
    expect(run).toMatchObject({ done: 1, same: 1, unseen: 1 })
    const read = async () => (await call('GET', '/api/blogs/a/')).body.data
    expect((await read()).category.title).toBe('Screening')
    expect(await undo(site, run.id)).toMatchObject({ done: 1, left: [] })
    expect(await read()).toMatchObject({ category: null, has_unpublished_changes: false })
    await put(dataset, caseStudy('study'))
    const filed = await begin(site, {
      type: 'caseStudy',
      act: 'set_field',
      field: 'academic-education',
      publish: true,
      items: of('study'),
    })
    expect(filed).toMatchObject({ done: 1, unseen: 0 })
    expect(dataset.get('study')?.['industry']).toBe('academic-education')
  })

  it('runs process the articles of a stored selection, not articles that match its filter later', async () => {
    const site = await open()
    const { dataset, call } = site
    await put(
      dataset,
      ...['x1', 'x2', 'x3'].map((id) => blog(id, { title: `Pile ${id}` })),
      blog('y'),
    )
    const answer = await call('POST', staffApiPaths.articleSelections, {
      json: { type: 'blog', search: 'pile' },
    })
    const { data: set } = selectionAnswer.parse(answer.body)
    expect(set).toMatchObject({ live: 3, changed: 0 })
    expect(set.ids.toSorted()).toEqual(['x1', 'x2', 'x3'])
    await put(dataset, blog('x4', { title: 'Pile x4' }))
    const json = { type: 'blog', act: 'unpublish', selection: set.id, without: ['x2'] }
    const theirs = await call('POST', staffApiPaths.articleRuns, { json, as: 'eve' })
    expect(theirs.status).toBe(404)
    expect(await begin(site, json)).toMatchObject({ done: 2, total: 2 })
    expect(['x1', 'x2', 'x3', 'x4', 'y'].map((id) => dataset.get(id)?.['status'])).toEqual([
      'archived',
      'published',
      'archived',
      'published',
      'published',
    ])
  })

  it('runs skip an article whose revision is outdated, and are not repeated if the request is repeated', async () => {
    const site = await open()
    await put(site.dataset, blog('a'), blog('b'))
    const { revision } = (await site.call('GET', '/api/blogs/a/')).body.data
    const items = [
      { id: 'a', revision },
      { id: 'b', revision: 'older' },
    ]
    const json = { type: 'blog', act: 'unpublish', items }
    const headers = { 'idempotency-key': 'k1' }
    const both = await Promise.all(
      [1, 2].map(async () => site.call('POST', staffApiPaths.articleRuns, { json, headers })),
    )
    const [first, second] = both.map(({ body }) => runAnswer.parse(body).data.id)
    expect(second).toBe(first)
    expect(await ended(site, first ?? '')).toMatchObject({
      done: 1,
      left: [{ id: 'b', title: 'Title of b', reason: expect.stringContaining('Someone else') }],
    })
  })

  it('runs stop after the articles in progress and report the remaining articles', async () => {
    const site = await open()
    const ids = Array.from({ length: 12 }, (_, index) => `s${index}`)
    await put(site.dataset, ...ids.map((id) => blog(id)))
    const gate = Promise.withResolvers<undefined>()
    // The lake delays its responses until the run has received the request to stop.
    void site.lake.hold(gate.promise)
    const { body } = await site.call('POST', staffApiPaths.articleRuns, {
      json: { type: 'blog', act: 'unpublish', items: of(...ids) },
    })
    const { id } = runAnswer.parse(body).data
    expect((await site.call('POST', staffApiPaths.articleRunStop(id))).body.data.state).toBe(
      'running',
    )
    gate.resolve(undefined)
    const run = await ended(site, id)
    expect(run.state).toBe('stopped')
    expect(run.done).toBe(4)
    expect(run.rest).toHaveLength(8)
  })

  it.each([
    [{ type: 'blog', act: 'delete' }, 'items'],
    [{ type: 'blog', act: 'delete', items: of('a'), selection: 's' }, 'items'],
    [{ type: 'blog', act: 'set_field', items: of('a') }, 'field'],
    [{ type: 'blog', act: 'publish', field: 'x', items: of('a') }, 'field'],
    [{ type: 'blog', act: 'undo', items: of('a') }, 'act'],
  ])('a request for a run is rejected for the parameters %j', async (json, field) => {
    const { call } = await open()
    const answer = await call('POST', staffApiPaths.articleRuns, { json })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields)).toContain(field)
  })

  it('runs are hidden from visitors and from other users', async () => {
    const site = await open()
    await put(site.dataset, blog('a'))
    const run = await begin(site, { type: 'blog', act: 'unpublish', items: of('a') })
    const path = staffApiPaths.articleRun(run.id)
    expect((await site.call('GET', path, { as: null })).status).toBe(401)
    expect((await site.call('GET', path, { as: 'eve' })).status).toBe(404)
    expect(
      (await site.call('POST', staffApiPaths.articleRunUndo(run.id), { as: 'eve' })).status,
    ).toBe(404)
    expect(
      site.logged.find(({ message }) => message.startsWith('A bulk run has started')),
    ).toMatchObject({ data: { act: 'unpublish', articles: 1, by: 'Ada' } })
  })
})
