import { describe, expect, test } from 'vitest'
import { SECRET } from '../support/checks/hidden-content.ts'
import { LAKE, rangeRoutes, requestsTo } from './page-routes.test-support.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import type { Program } from '../support/sites/processes.ts'
import { useSite } from '../support/sites/use-site.ts'
import { type FixedPage, fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

const CORRECTION = 'A corrected heading'
const HIDDEN = `${SECRET} in a heading`
const SENTENCE = /fixed page|Pages show|published text|Check the field|There is no page/

const page = fixedPages.find(({ slug }) => slug === 'criminal-check')
const other = fixedPages.find(({ slug }) => slug === 'rag')
if (page === undefined || other === undefined) throw new Error('the catalogue lacks a page')
const document = await shippedPublished(page, '2026-03-01T09:00:00Z')
const draft = { ...document, _id: `drafts.${page.id}`, heading: HIDDEN }

let site: Program
let session: StaffSession

useSite({ SEED: 'none' }, async (started) => {
  site = started
  session = await signInAsStaff(site.url)
  await session.mutate([{ createOrReplace: { ...document, heading: CORRECTION } }])
})

const { ask, send } = requestsTo(
  () => site,
  () => session,
)

const queryOf = (id: string) =>
  lakePaths.publicQuery('servicePage', PUBLIC_QUERY_VERSIONS.servicePage, { id })

/** Routes that show the text of the page. */
const shown = [page.path, apiPaths.page(page.kind, page.slug), queryOf(page.id)]

const expectShown = async (heading: string) => {
  for (const path of shown) {
    const answer = await ask(path)
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
    expect(answer.text, path).toContain(heading)
  }
}

describe('a correction of a fixed page', () => {
  test('is public within a second', async () => {
    await expectShown(CORRECTION)
    const made = performance.now()
    await session.mutate([{ patch: { id: page.id, set: { heading: 'Another heading' } } }])
    await expectShown('Another heading')
    expect(performance.now() - made).toBeLessThan(1_000)
    await session.mutate([{ patch: { id: page.id, set: { heading: CORRECTION } } }])
  })

  test.each<[string, unknown]>([
    ['a deletion', { delete: { id: page.id } }],
    ['a deletion by query', { delete: { query: '*[_type == "servicePage"]' } }],
    ['a deletion of both copies', { delete: { id: [draft._id, page.id] } }],
    ['archiving', { patch: { id: page.id, set: { status: 'archived' } } }],
    ['a status that is not public', { patch: { id: page.id, set: { status: 'in_review' } } }],
    ['a removed status', { patch: { id: page.id, unset: ['status'] } }],
    ['a time of unpublishing', { patch: { id: page.id, set: { unpublishAt: '2030-01-01' } } }],
    ['a removed heading', { patch: { id: page.id, unset: ['heading'] } }],
    ['an empty replacement', { createOrReplace: { _id: page.id, _type: page.type } }],
    ['another type', { createOrReplace: { ...document, _type: 'blog' } }],
    ['an archived draft', { createOrReplace: { ...draft, status: 'archived' } }],
    ['a draft that ends', { createOrReplace: { ...draft, unpublishAt: '2030-01-01T00:00:00Z' } }],
    [
      'a release that removes the page',
      {
        createOrReplace: { ...draft, _id: `versions.r1.${page.id}`, _system: { delete: true } },
      },
    ],
  ])('cannot be removed by %s', async (_name, mutation) => {
    await session.mutate([{ createOrReplace: draft }])
    const answer = await send('POST', `${LAKE}/data/mutate/production`, { mutations: [mutation] })
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(SENTENCE)
    await expectShown(CORRECTION)
  })

  test.each([
    { actionType: 'sanity.action.document.unpublish' },
    { actionType: 'sanity.action.document.delete', includeDrafts: [draft._id] },
    { actionType: 'sanity.action.document.publish' },
  ])('cannot be removed by the action $actionType', async (action) => {
    await session.mutate([{ createOrReplace: { ...draft, status: 'draft' } }])
    const deletes = action.actionType.endsWith('delete')
    const answer = await send('POST', `${LAKE}/data/actions/production`, {
      actions: [{ ...action, publishedId: page.id, ...(deletes ? {} : { draftId: draft._id }) }],
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(SENTENCE)
    await expectShown(CORRECTION)
  })

  test.each([
    ['DELETE', apiPaths.page(page.kind, page.slug)],
    ['PUT', apiPaths.page(page.kind, page.slug)],
    ['DELETE', apiPaths.blog(page.id)],
    ['PUT', apiPaths.caseStudy(page.id)],
  ])('cannot be removed by %s %s', async (method, path) => {
    const answer = await ask(path, {
      method,
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'archived' }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    await expectShown(CORRECTION)
  })
})

/** One page of each type, or, for a type whose pages have different sections, one page for each set of sections. */
const others = fixedPages.filter(
  ({ type, slug }, index) =>
    slug !== page.slug &&
    (type === 'companyPage' ||
      type === 'hubPage' ||
      fixedPages.findIndex((each) => each.type === type) === index),
)

/** Attributes of a document whose visible text is `text`. A document that is only a part of pages has no heading. */
function withText({ kind }: FixedPage, text: string) {
  if (kind === 'range') return { check: text }
  if (kind === 'navigation') return { action: { label: text, path: paths.contact } }
  return kind === 'settings' ? { promise: text } : { heading: text }
}

describe.each(others)('the page $id', (fixed) => {
  const heading = `A corrected heading of ${fixed.id}`
  const routes = [
    ...(fixed.kind === 'range' ? rangeRoutes : []),
    fixed.path,
    apiPaths.page(fixed.kind, fixed.slug),
    lakePaths.publicQuery(fixed.type, PUBLIC_QUERY_VERSIONS[fixed.type], { id: fixed.id }),
  ]

  test('shows its correction, and neither its draft nor its shipped text, after attempts to remove the correction', async () => {
    const own = await shippedPublished(fixed, '2026-03-01T09:00:00Z')
    await session.mutate([
      { createOrReplace: { ...own, ...withText(fixed, heading) } },
      {
        createOrReplace: {
          ...own,
          _id: `drafts.${fixed.id}`,
          status: 'draft',
          ...withText(fixed, HIDDEN),
        },
      },
    ])
    for (const mutation of [
      { delete: { id: fixed.id } },
      { patch: { id: fixed.id, set: { status: 'archived' } } },
      { patch: { id: fixed.id, set: { unpublishAt: '2030-01-01' } } },
      { createOrReplace: { _id: fixed.id, _type: fixed.type, status: 'published' } },
    ]) {
      const answer = await send('POST', `${LAKE}/data/mutate/production`, { mutations: [mutation] })
      expect({ mutation, status: answer.status }).toEqual({ mutation, status: 400 })
      expect(answer.text).toMatch(SENTENCE)
    }
    for (const actionType of ['unpublish', 'delete']) {
      const action = {
        actionType: `sanity.action.document.${actionType}`,
        publishedId: fixed.id,
        ...(actionType === 'delete'
          ? { includeDrafts: [`drafts.${fixed.id}`] }
          : { draftId: `drafts.${fixed.id}` }),
      }
      const answer = await send('POST', `${LAKE}/data/actions/production`, { actions: [action] })
      expect({ action, status: answer.status }).toEqual({ action, status: 400 })
      expect(answer.text).toMatch(SENTENCE)
    }
    for (const method of ['DELETE', 'PUT']) {
      const answer = await send(method, apiPaths.page(fixed.kind, fixed.slug), {})
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
    for (const path of routes) {
      const answer = await ask(path)
      expect({ path, status: answer.status }).toEqual({ path, status: 200 })
      expect(answer.text, path).toContain(heading)
      expect(answer.text, path).not.toContain(HIDDEN)
    }
  })
})

describe('the unpublished text of a fixed page', () => {
  const anonymous = [
    // The tests above have left drafts of all kinds of pages.
    paths.home,
    paths.services,
    paths.contact,
    markdownPath(paths.home),
    wellKnownPaths.llms,
    wellKnownPaths.security,
    apiPaths.searchSuggestions(SECRET.slice(0, 5)),
    page.path,
    other.path,
    apiPaths.page(page.kind, page.slug),
    apiPaths.page(other.kind, other.slug),
    apiPaths.page(page.kind, `drafts.${page.slug}`),
    queryOf(page.id),
    queryOf(other.id),
    queryOf(draft._id),
    queryOf(`versions.r1.${page.id}`),
    apiPaths.search({ q: SECRET }),
    wellKnownPaths.sitemap,
    wellKnownPaths.openGraph,
    wellKnownPaths.social(page.path),
    `${LAKE}/data/doc/production/${draft._id},${page.id}`,
    `${LAKE}/data/query/production?query=${encodeURIComponent('*')}&perspective=raw`,
    `${LAKE}/data/query/production?query=${encodeURIComponent('*')}&perspective=drafts`,
  ]

  test('is not returned to anonymous callers by any route', async () => {
    await session.mutate([
      { createOrReplace: draft },
      { createOrReplace: { ...draft, _id: `versions.r1.${page.id}` } },
      { createOrReplace: { ...draft, _id: `drafts.${other.id}` } },
    ])
    for (const path of anonymous) {
      const { text, status } = await ask(path)
      expect(status, path).toBeLessThan(500)
      expect(text, path).not.toContain(HIDDEN)
    }
    await expectShown(CORRECTION)
  })
})
