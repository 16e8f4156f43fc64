import { describe, expect, it, onTestFinished } from 'vitest'
import { site } from '#shared/company/site.ts'
import { createLifetime } from '../lifetime.ts'
import { createSearchArea } from './search.ts'
import { createDiscovery } from '#server/discovery/discovery.ts'
import {
  readAddresses,
  readOutline,
  readOutlines,
  readPageTimes,
} from '#server/content/article-summaries.ts'
import { createAddressBook } from '#server/render/address-book.ts'
import { pageKey } from '#server/render/page-key.ts'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  reference,
  testLog,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { publishedTypes } from '#shared/content/published-types/published-types.ts'
import { PUBLIC_QUERIES } from '#shared/content/public-queries.ts'
import { ARTICLE_TYPES, type ArticleType } from '#shared/content/status.ts'

const databases = useDatabases()
const origin = 'https://example.com'

/** A published document of a content type. Its slug is `slug-<id>` and its summary `Zebroids of <id>.`. */
const article = (
  type: ArticleType,
  id: string,
  fields: Readonly<Record<string, unknown>> = {},
) => ({
  ...blog(id),
  _type: type,
  [contentTypes[type].summary]: `Zebroids of ${id}.`,
  ...fields,
})

const open = async () => {
  const { dataset } = openTestLake()
  const database = await databases.open('sqlite', contentMigrations)
  const { mirror, changes, deliveredPages, get } = await openEmbeddedContent(database, dataset)
  const { log } = testLog()
  const lifetime = createLifetime(() => undefined)
  const index = createSearchArea(
    { dataDir: testDirectory() },
    { log },
    { mirror, deliveredPages },
    { changes, lifetime },
    { patienceMs: 60_000 },
  )
  onTestFinished(lifetime.close)
  const addressBook = createAddressBook({
    serves: () => false,
    hasArticle: (type, name) =>
      mirror.readPublic(async (store) => (await store.article(type, name)) !== undefined),
  })
  const discovery = createDiscovery({
    contactEmail: () => site.contactEmail,
    origin,
    headers: {},
    pageFacts: () => Promise.resolve(undefined),
    articles: () => readOutlines(mirror),
    article: (path) => readOutline(mirror, path),
    addresses: () => readAddresses(mirror),
    pageTimes: () => readPageTimes(mirror),
    store: { get: () => Promise.resolve(undefined), put: () => Promise.resolve() },
    onError: (error) => {
      throw error
    },
  })
  changes.on('public', () => discovery.changed())
  const file = async (path: string) => (await discovery.fetch(new Request(origin + path)))?.text()
  return { dataset, get, index, addressBook, discovery, file }
}

describe.each(ARTICLE_TYPES)('the content type %s', (type) => {
  const { paths, rest, filter, missing } = contentTypes[type]
  const shown = paths.page('slug-shown')
  const hidden = paths.page('slug-hidden')

  const openFilled = async () => {
    const area = await open()
    await put(area.dataset, article(type, 'shown'))
    await put(area.dataset, article(type, 'hidden', { status: 'in_review' }))
    await put(area.dataset, { ...article(type, 'hidden'), _id: 'drafts.hidden' })
    return area
  }

  it('each content type has a page for each published document, and for no other', async () => {
    const { addressBook } = await openFilled()
    for (const page of [paths.page, paths.cmsPage]) {
      expect(await addressBook.look(page('slug-shown'))).toMatchObject({ exists: true })
      expect(await addressBook.look(page('slug-hidden'))).toMatchObject({ exists: false })
    }
  })

  it('each content type has lists whose page number and filter are part of the cache key', () => {
    for (const list of [paths.list, paths.cmsList]) {
      const filtered = `${list()}?${filter}=a&page=2`
      for (const path of [filtered, list({ page: 2, filter: 'a' })]) {
        expect(pageKey(new URL(path, origin))).toBe(path)
      }
      expect(list({ page: 2, filter: 'a' })).not.toBe(list({ page: 2, filter: 'b' }))
    }
  })

  it('each content type has REST operations that return published documents only', async () => {
    const { get } = await openFilled()
    const { body } = await get(rest.list())
    expect(body.results).toMatchObject([{ slug: 'slug-shown' }])
    expect(await get(rest.detail('slug-shown'))).toMatchObject({ status: 200 })
    expect(await get(rest.detail('slug-hidden'))).toMatchObject({
      status: 404,
      body: { error: { message: missing } },
    })
  })

  it('each content type has a guard that matches published documents only and is part of its public queries', () => {
    const { guard, queries } = publishedTypes[type]
    expect(guard).toBe(`_type == "${type}" && status == "published" && _id in path("*")`)
    for (const { texts } of [queries.list, queries.detail]) {
      for (const text of texts) expect(text).toContain(`*[${guard}`)
    }
    expect(PUBLIC_QUERIES[`${type}List`]).toBe(queries.list)
    expect(PUBLIC_QUERIES[`${type}Detail`]).toBe(queries.detail)
  })

  it('the sitemap lists published documents of each content type', async () => {
    const { file } = await openFilled()
    const sitemap = await file('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${origin}${shown}</loc>`)
    expect(sitemap).not.toContain(hidden)
  })

  it('each content type has Open Graph records for published documents only', async () => {
    const { file, discovery } = await openFilled()
    const record = { 'og:description': 'Zebroids of shown.', 'og:url': origin + shown }
    expect(JSON.parse((await file('/OpenGraph_Info.json')) ?? '')).toMatchObject([record])
    expect(await discovery.recordOf(shown)).toMatchObject(record)
    expect(await discovery.recordOf(hidden)).toBeUndefined()
  })

  it('the index that search and assistant read contains published documents of each content type', async () => {
    const { index } = await openFilled()
    const hits = await index.search('zebroids')
    expect(hits.map(({ passage }) => passage)).toContainEqual(
      expect.objectContaining({ url: shown, kind: type }),
    )
    expect(JSON.stringify(hits)).not.toContain(hidden)
    expect(publishedTypes[type].search.weight).toBeGreaterThan(0)
  })

  it('documents of each content type can be the target of internal links', async () => {
    const { dataset, get } = await openFilled()
    const link = (to: string) => ({
      _type: 'block',
      _key: to,
      markDefs: [{ _type: 'internalLink', _key: 'm', reference: reference(to) }],
      children: [{ _type: 'span', _key: 's', text: to, marks: ['m'] }],
    })
    await put(dataset, article('blog', 'linking', { body: [link('shown'), link('hidden')] }))
    const { body } = await get(contentTypes.blog.rest.detail('slug-linking'))
    const targets = body.data.body.map(
      ({ markDefs: [mark] }: { markDefs: readonly { target: unknown }[] }) => mark?.target,
    )
    expect(targets).toEqual([{ type, slug: 'slug-shown' }, null])
  })
})
