import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  documentsWith,
  hiddenLandingPages,
  hiddenNames,
  SECRET,
} from '../support/checks/hidden-content.ts'
import { staffRequests } from '../support/checks/staff-requests.ts'
import type { Program } from '../support/sites/processes.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import { useSite } from '../support/sites/use-site.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { feedFormats, feedPath } from '#shared/paths/feed-paths.ts'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

let site: Program
let session: StaffSession
let hiddenPicture: string

useSite({ SEED: 'none' }, async (started) => {
  site = started
  session = await signInAsStaff(site.url)
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const asset = await session.uploadImage(bytes)
  hiddenPicture = new URL(asset.url).pathname
  const documents = documentsWith(asset._id)
  await session.mutate(documents.map((createOrReplace) => ({ createOrReplace })))
})

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** The word SECRET with a spelling error. A search that knew SECRET would correct it. */
const MISSPELT = 'xylograhp'

const searchesForSecret = [
  paths.search({ text: SECRET }),
  apiPaths.search({ q: SECRET }),
  apiPaths.searchSuggestions(SECRET),
]

const feeds = feedFormats.flatMap((format) =>
  [paths.blogs(), paths.caseStudies()].map((list) => feedPath(list, format)),
)

describe('unpublished content', () => {
  test.each([
    paths.home,
    paths.blogs(),
    paths.cmsBlogs(),
    paths.caseStudies(),
    paths.cmsCaseStudies(),
    paths.caseStudies({ filter: 'insurance' }),
    paths.blog('shown'),
    paths.cmsBlog('shown'),
    paths.landing('shown-landing'),
    apiPaths.page('landing', 'shown-landing'),
    lakePaths.publicQuery('landingPage', PUBLIC_QUERY_VERSIONS.landingPage, {
      id: 'shown-landing',
    }),
    markdownPath(paths.landing('shown-landing')),
    apiPaths.search({ q: SECRET }),
    apiPaths.blogs(),
    apiPaths.blogs({ search: SECRET }),
    apiPaths.blogs({ status: 'draft' }),
    `${apiPaths.blogs()}?sort=title&status=draft`,
    apiPaths.blog('shown'),
    `${apiPaths.blogs()}?status=draft&status=archived&perspective=raw&preview=1`,
    apiPaths.caseStudies({ status: 'archived' }),
    apiPaths.caseStudies({ search: SECRET }),
    apiPaths.blogCategories,
    apiPaths.caseStudyIndustries,
    apiPaths.related({ kind: 'service', slug: 'criminal-check' }),
    paths.service('criminal-check'),
    paths.careers,
    apiPaths.openings,
    `${apiPaths.openings}?status=draft&status=archived&perspective=raw`,
    lakePaths.publicQuery('openings', PUBLIC_QUERY_VERSIONS.openings, {}),
    lakePaths.publicQuery('blogList', PUBLIC_QUERY_VERSIONS.blogList, { page: 1 }),
    lakePaths.publicQuery('highlights', PUBLIC_QUERY_VERSIONS.highlights, {}),
    lakePaths.publicQuery('related', PUBLIC_QUERY_VERSIONS.related, {
      kind: 'service',
      slug: 'criminal-check',
    }),
    wellKnownPaths.sitemap,
    wellKnownPaths.openGraph,
    wellKnownPaths.llms,
    markdownPath(paths.home),
    markdownPath(paths.blogs()),
    markdownPath(paths.caseStudies()),
    markdownPath(paths.careers),
    markdownPath(paths.blog('shown')),
    paths.search({ text: 'title' }),
    paths.search({ text: MISSPELT }),
    apiPaths.search({ q: 'title' }),
    apiPaths.search({ q: MISSPELT }),
    apiPaths.search({ q: MISSPELT, exact: 1 }),
    apiPaths.searchSuggestions('title'),
    apiPaths.searchSuggestions(SECRET.slice(0, 5)),
    ...searchesForSecret,
    ...feeds,
  ])('is not contained in the response of %s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    // The response to a query repeats the words of the query, also the secret word.
    expect(path.includes(SECRET) || !answer.text.includes(SECRET)).toBe(true)
    for (const name of [...hiddenNames, ...hiddenLandingPages]) {
      expect(answer.text.includes(name), name).toBe(false)
    }
  })

  test('is not found, counted, suggested or used for a correction by the search', async () => {
    for (const q of [SECRET, MISSPELT, SECRET.slice(0, 5)]) {
      for (const exact of [undefined, 1]) {
        expect(JSON.parse((await ask(apiPaths.search({ q, exact }))).text)).toMatchObject({
          count: 0,
          results: [],
          corrected: null,
          suggestion: null,
          synonyms: [],
          total: 0,
        })
      }
      const suggestions = JSON.parse((await ask(apiPaths.searchSuggestions(q))).text)
      expect(suggestions.data).toEqual({ suggestions: [], total: 0 })
    }
    const html = (await ask(paths.search({ text: SECRET }))).text
    expect(html).toContain(`No results for`)
    expect(html).not.toContain('Did you mean')
    const found = JSON.parse((await ask(apiPaths.search({ q: 'visible title' }))).text)
    const urls = found.results.map(({ url }: { readonly url: string }) => url.split('#')[0])
    expect(urls).toEqual(
      expect.arrayContaining([paths.blog('shown'), paths.caseStudy('shown-study')]),
    )
  })

  test('does not change the counts of lists', async () => {
    for (const path of [
      apiPaths.blogs({ search: SECRET }),
      apiPaths.caseStudies({ search: SECRET }),
    ]) {
      expect(JSON.parse((await ask(path)).text)).toMatchObject({
        count: 0,
        results: [],
        total_pages: 0,
      })
    }
    expect(JSON.parse((await ask(apiPaths.blogs({ status: 'draft' }))).text)).toMatchObject({
      count: 1,
    })
    expect(JSON.parse((await ask(`${apiPaths.openings}?status=draft`)).text)).toMatchObject({
      count: 1,
      results: [{ id: 'shown-opening' }],
    })
  })

  const missing = 'there-is-no-such-thing'
  const details = [
    paths.blog,
    paths.cmsBlog,
    apiPaths.blog,
    (id: string) => lakePaths.publicQuery('blogDetail', PUBLIC_QUERY_VERSIONS.blogDetail, { id }),
    (id: string) => markdownPath(paths.blog(id)),
    (id: string) => markdownPath(paths.caseStudy(id)),
    (id: string) => wellKnownPaths.social(paths.blog(id)),
    (id: string) => wellKnownPaths.social(paths.caseStudy(id)),
  ]

  const landingDetails = [
    paths.landing,
    (slug: string) => apiPaths.page('landing', slug),
    (slug: string) =>
      lakePaths.publicQuery('landingPage', PUBLIC_QUERY_VERSIONS.landingPage, { id: slug }),
    (slug: string) => markdownPath(paths.landing(slug)),
    (slug: string) => wellKnownPaths.social(paths.landing(slug)),
  ]

  test.each([
    ...hiddenNames.map((name) => [name, details] as const),
    ...hiddenLandingPages.map((name) => [name, landingDetails] as const),
  ])('gets the same response as a missing page: %s', async (name, own) => {
    for (const detail of own) {
      const [real, absent] = [await ask(detail(name)), await ask(detail(missing))]
      const plain = ({ status, text: body, headers }: typeof real) => ({
        status,
        body: body
          .replaceAll(name, missing)
          .replace(/"request_id":"[^"]*"/, '')
          .replace(/"dehydratedAt":\d+|"errorUpdatedAt":\d+|"dataUpdatedAt":\d+/g, ''),
        headers: [...headers.keys()].sort(),
      })
      expect(plain(real), detail(name)).toEqual(plain(absent))
      expect(real.text.includes(SECRET)).toBe(false)
    }
  })

  test.each(staffRequests)(
    'cannot be reached by the staff request %s %s without a token',
    async (method, path) => {
      const answer = await ask(path, {
        method,
        ...(method === 'POST' || method === 'PUT'
          ? { body: '{"query":"*"}', headers: { 'content-type': 'application/json' } }
          : {}),
      })
      expect([401, 403, 404]).toContain(answer.status)
      expect(answer.text.includes(SECRET)).toBe(false)
    },
  )

  test('does not make its pictures public', async () => {
    const answer = await ask(hiddenPicture)
    const absent = await ask(hiddenPicture.replace(/[0-9a-f]{40}/, '0'.repeat(40)))
    expect(answer.status).toBe(404)
    expect(answer.text).toBe(absent.text)
    const staffAnswer = await ask(hiddenPicture, { headers: session.headers })
    expect(staffAnswer.status).toBe(200)
    expect(staffAnswer.headers.get('cache-control')).toContain('no-store')
  })

  test('is logged as a warning of the category security when it is requested', async () => {
    await ask(apiPaths.blogs({ status: 'in_review' }))
    await expect
      .poll(() =>
        site
          .output()
          .split('\n')
          .some(
            (line) =>
              line.includes('"level":"warn"') &&
              line.includes('"category":"security"') &&
              line.includes('in_review'),
          ),
      )
      .toBe(true)
  })
})

test('a job opening is visible while it is published and not expired', async () => {
  const surfaces = [paths.careers, apiPaths.openings]
  const seen = async (name: string) =>
    Promise.all(surfaces.map(async (path) => (await ask(path)).text.includes(name)))
  const set = (fields: Readonly<Record<string, unknown>>) =>
    session.mutate([{ patch: { id: 'hidden-opening-scheduled', set: fields } }])
  const asked = Date.now()
  expect(await seen('hidden-opening-scheduled')).toEqual([false, false])
  // Leaves enough time for one more request before the opening closes, even on a slow machine.
  const open = 4_000 + 20 * (Date.now() - asked)
  await set({ status: 'published', closesAt: new Date(Date.now() + open).toISOString() })
  expect(await seen('hidden-opening-scheduled')).toEqual([true, true])
  // No write announces that the opening has closed, so cached pages and responses must expire by themselves.
  await expect
    .poll(() => seen('hidden-opening-scheduled'), { timeout: 2 * open, interval: 250 })
    .toEqual([false, false])
  await set({ status: 'archived', closesAt: '2999-01-01T00:00:00Z' })
  expect(await seen('hidden-opening-scheduled')).toEqual([false, false])
})

test('publishing and unpublishing take effect for every visitor within a second', async () => {
  const { sitemap, openGraph, social } = wellKnownPaths
  const surfaces = [
    paths.blogs(),
    paths.cmsBlogs(),
    apiPaths.blogs(),
    paths.home,
    sitemap,
    openGraph,
    ...feeds.filter((path) => path.startsWith(paths.blogs())),
  ]
  const drawn = social(paths.blog('hidden-scheduled'))
  const seen = async () =>
    Promise.all(surfaces.map(async (path) => (await ask(path)).text.includes('hidden-scheduled')))
  expect(await seen()).toEqual(surfaces.map(() => false))
  await session.mutate([{ patch: { id: 'hidden-scheduled', set: { status: 'published' } } }])
  expect(await seen()).toEqual(surfaces.map(() => true))
  expect((await ask(paths.blog('hidden-scheduled'))).status).toBe(200)
  expect((await ask(hiddenPicture)).status).toBe(200)
  expect((await ask(drawn)).status).toBe(200)
  await session.mutate([{ patch: { id: 'hidden-scheduled', set: { status: 'archived' } } }])
  expect(await seen()).toEqual(surfaces.map(() => false))
  expect((await ask(paths.blog('hidden-scheduled'))).status).toBe(404)
  expect((await ask(hiddenPicture)).status).toBe(404)
  expect((await ask(drawn)).status).toBe(404)
})
