import { expect, it } from 'vitest'
import { openTestLake, put, rawQueries, serveWire } from '#server/testing/content.test-support.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft, shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { createSitePages, type SitePageQuery } from './site-pages.service.ts'

const start: SitePageQuery = { sort: 'updated_at', descending: true, offset: 0, limit: 100 }

const named = (slug: string) => {
  const page = fixedPages.find((each) => each.slug === slug)
  if (page === undefined) throw new Error(`there is no page ${slug}`)
  return page
}

const [same, differing, drafted] = [named('rag'), named('criminal-check'), named('nlp')]

async function open(missing: readonly string[] = []) {
  const { dataset, wire } = openTestLake()
  const { apiHost } = await serveWire(wire)
  const ask = rawQueries(apiHost)
  const asked: string[] = []
  const pages = createSitePages(
    async (query, params) => {
      asked.push(query)
      return ask(query, params)
    },
    () => new Set(missing),
  )
  const list = (query: Partial<SitePageQuery> = {}) => pages.list({ ...start, ...query })
  const row = async (id: string) => (await list()).items.find((page) => page.id === id)
  return { dataset, list, row, asked }
}

it('the list of pages reports links of the navigation to missing pages', async () => {
  const { row } = await open(['/gone', '/blogs/old'])
  expect(await row('page.navigation.main')).toMatchObject({
    problem:
      'Change the links to /gone and /blogs/old. There is no page, so visitors don’t see them.',
  })
  expect(await row(same.id)).toMatchObject({ problem: null })
})

it('the list of pages of an empty lake contains all fixed pages, marked as shipped text', async () => {
  const { list } = await open()
  const { items, total, kinds, differing: count } = await list()
  expect(total).toBe(fixedPages.length)
  expect(kinds['service']).toBe(fixedPages.filter(({ kind }) => kind === 'service').length)
  expect(count).toBe(0)
  expect(new Set(items.map(({ state, mark }) => `${state} ${mark}`))).toEqual(
    new Set(['shipped shown']),
  )
})

it('the list of pages compares published fixed pages with the shipped text once per revision', async () => {
  const { dataset, list, row, asked } = await open()
  const published = await shippedPublished(differing, '2026-03-01T09:00:00Z')
  await put(
    dataset,
    await shippedPublished(same, '2026-03-01T09:00:00Z'),
    { ...published, heading: 'Another heading', closing: 'Another closing.' },
    await shippedDraft(drafted),
  )
  expect(await row(same.id)).toMatchObject({ state: 'published', mark: 'same', is_live: true })
  expect(await row(differing.id)).toMatchObject({ mark: 'differs', differences: 2 })
  expect(await row(drafted.id)).toMatchObject({ state: 'draft', mark: 'shown', is_live: false })
  expect(asked.filter((query) => query.includes('_id in $ids'))).toHaveLength(1)
  expect((await list({ differs: true })).items.map(({ id }) => id)).toEqual([differing.id])
  await put(dataset, { ...published, _id: `drafts.${differing.id}`, status: 'draft' })
  expect(await row(differing.id)).toMatchObject({ has_changes: true, is_live: true })
})

it.each([
  ['published', {}, { state: 'published', is_live: true, path: '/care-homes' }],
  [
    'scheduled',
    {
      _id: 'drafts.a',
      status: 'scheduled',
      publishAt: '2030-01-01T09:00:00Z',
      unpublishAt: '2030-01-02T09:00:00Z',
    },
    {
      state: 'scheduled',
      is_live: false,
      publish_at: '2030-01-01T09:00:00Z',
      unpublish_at: '2030-01-02T09:00:00Z',
    },
  ],
  [
    'published until a time',
    { unpublishAt: '2030-02-01T09:00:00Z' },
    { state: 'published', publish_at: null, unpublish_at: '2030-02-01T09:00:00Z' },
  ],
  ['archived', { status: 'archived' }, { state: 'archived', is_live: false }],
  ['in review', { _id: 'drafts.a', status: 'in_review' }, { state: 'in_review' }],
  ['without a slug', { _id: 'drafts.a', slug: undefined, status: 'draft' }, { path: null }],
])('the list of pages contains a landing page that is %s', async (_name, fields, expected) => {
  const { dataset, list } = await open()
  await put(dataset, { ...landingDocument('care-homes'), _id: 'a', ...fields })
  const { items, kinds } = await list({ kind: 'landing' })
  expect(items).toEqual([expect.objectContaining({ id: 'a', mark: 'made_here', ...expected })])
  expect(kinds['landing']).toBe(1)
})

it('the list of pages reports a landing page whose slug is reserved for a route of the site', async () => {
  const { dataset, list } = await open()
  await put(dataset, { ...landingDocument('services'), _id: 'drafts.a' })
  const { items } = await list({ kind: 'landing' })
  expect(items[0]?.problem).toContain('The site needs this one')
})

it('the list of pages mentions the redirect that has no effect because of a live landing page', async () => {
  const { dataset, list } = await open()
  const redirect = { _id: 'a-redirect', _type: 'redirect', from: '/care-homes', to: '/about' }
  await put(dataset, landingDocument('care-homes'), redirect)
  const { items } = await list({ kind: 'landing' })
  expect(items[0]?.problem).toBe('The redirect from here to /about is not used.')
  await put(dataset, { ...landingDocument('care-homes'), status: 'archived' })
  expect((await list({ kind: 'landing' })).items[0]?.problem).toBeNull()
})

it('the list of pages can be searched by title and path, filtered by state, sorted and paged', async () => {
  const { dataset, list } = await open()
  await put(
    dataset,
    { ...landingDocument('care-homes'), title: 'Älpha' },
    { ...landingDocument('driver-checks'), title: 'Beta', status: 'archived' },
  )
  const titles = async (query: Partial<SitePageQuery>) =>
    (await list({ kind: 'landing', ...query })).items.map(({ title }) => title)
  expect(await titles({ search: 'DRIVER-' })).toEqual(['Beta'])
  expect(await titles({ search: 'care nothing' })).toEqual([])
  expect(await titles({ state: 'archived' })).toEqual(['Beta'])
  expect(await titles({ sort: 'title', descending: false })).toEqual(['Beta', 'Älpha'])
  expect(await titles({ sort: 'title', descending: true, limit: 1, offset: 1 })).toEqual(['Beta'])
  expect((await list({ state: 'shipped' })).total).toBe(fixedPages.length)
})
