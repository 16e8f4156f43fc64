import { describe, expect, it, onTestFinished } from 'vitest'
import { createCms } from '#server/cms/cms.ts'
import { createLakeClient } from '#server/cms/lake-client.ts'
import {
  readLandingAddresses,
  readLandingOutline,
  readLandingOutlines,
} from '#server/content/landing-summaries.ts'
import { documentPassages } from '#server/search/article-passages.ts'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  PROJECT,
  put,
  remove,
  serveWire,
  testLog,
  TOKEN,
} from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { LANDING_KIND } from '#shared/content/landing/landing-page.ts'
import { landingBlocks, landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const databases = useDatabases()

const SLUG = 'care-homes'
const path = apiPaths.page(LANDING_KIND, SLUG)
const shown = blog('shown')
const hidden = blog('hidden', { status: 'draft' })
const SHOWN = 'Title of shown'
const HIDDEN = 'Title of hidden'
const section = {
  _id: 'shared-questions',
  _type: 'pageSection',
  title: 'Shared',
  blocks: [
    {
      _type: 'landingText',
      _key: 'a',
      label: 'Shared',
      heading: 'A shared heading',
      paragraphs: ['A shared paragraph.'],
    },
    {
      _type: 'landingArticles',
      _key: 'b',
      label: 'More',
      heading: 'More articles',
      articles: [{ _type: 'reference', _ref: 'shown', _key: 'x' }],
    },
  ],
}
const document = landingDocument(SLUG, ['shown', 'hidden'])
const withSection = {
  ...document,
  blocks: [
    ...document.blocks.slice(0, -1),
    {
      _type: 'landingSection',
      _key: 's',
      section: { _type: 'reference', _ref: section._id },
    },
    ...document.blocks.slice(-1),
  ],
}

const textOf = ({ body }: { readonly body: unknown }) => JSON.stringify(body)

async function open(engine: Engine) {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  const database = await databases.open(engine, contentMigrations)
  const content = await openEmbeddedContent(database, dataset)
  const address = { apiHost: server.apiHost, projectId: PROJECT, dataset: 'production' }
  const cms = createCms({
    client: createLakeClient({ ...address, token: TOKEN }, (request) => fetch(request)),
    log: testLog().log,
    deadlineMs: PATIENT.timeout,
  })
  onTestFinished(() => cms.close())
  for (const each of [shown, hidden, section]) await put(dataset, each)
  return {
    dataset,
    queried: async () => (await cms.query('landingPage', { id: SLUG })).data,
    ...content,
  }
}

describe.each(engines)('a landing page (%s)', (engine) => {
  it('a landing page is the same in GROQ and REST, with published articles and reusable sections only', async () => {
    const { dataset, get, queried } = await open(engine)
    expect(await get(path)).toMatchObject({ status: 404 })
    await put(dataset, withSection)
    await expect.poll(async () => (await get(path)).status, PATIENT).toBe(200)
    const { data } = (await get(path)).body
    expect(data).toEqual(await queried())
    expect(data.blocks.map(({ type }: { type: string }) => type)).toEqual([
      ...landingBlocks()
        .slice(0, -1)
        .map(({ _type }) => _type),
      'landingText',
      'landingArticles',
      'landingClosing',
    ])
    expect(JSON.stringify(data)).not.toContain(HIDDEN)
    expect(JSON.stringify(data)).toContain(SHOWN)
  })

  it('a landing page changes with its articles and sections, and is gone when it is unpublished', async () => {
    const { dataset, get, queried } = await open(engine)
    await put(dataset, withSection)
    await expect.poll(async () => (await get(path)).status, PATIENT).toBe(200)
    await put(dataset, { ...shown, title: 'A new title' })
    await expect.poll(async () => textOf(await get(path)), PATIENT).toContain('A new title')
    const [text] = section.blocks
    await put(dataset, { ...section, blocks: [{ ...text, heading: 'A new shared heading' }] })
    await expect
      .poll(async () => textOf(await get(path)), PATIENT)
      .toContain('A new shared heading')
    await put(dataset, { ...hidden, status: 'published' })
    await expect.poll(async () => textOf(await get(path)), PATIENT).toContain(HIDDEN)
    await put(dataset, { ...withSection, status: 'archived' })
    await expect.poll(async () => (await get(path)).status, PATIENT).toBe(404)
    expect(await queried()).toBeNull()
  })
})

describe('the lists and search passages of landing pages', () => {
  it.each([
    ['a published page', document, true, true],
    ['a page hidden from search engines', { ...document, noindex: true }, true, false],
    ['a draft', { ...document, status: 'draft' }, false, false],
    ['an archived page', { ...document, status: 'archived' }, false, false],
    ['a scheduled page', { ...document, status: 'scheduled' }, false, false],
  ])(
    'lists and search passages contain or leave out %s, according to its status and its search setting',
    async (_name, given, isPublic, isListed) => {
      const { dataset, mirror } = await open('sqlite')
      await put(dataset, given)
      await put(dataset, { ...document, _id: `drafts.${document._id}`, status: 'published' })
      await put(dataset, blog('last'))
      await expect
        .poll(
          async () =>
            (await mirror.readPublic((store) => store.documents(['last']))).map(({ _id }) => _id),
          PATIENT,
        )
        .toEqual(['last'])
      const outline = await readLandingOutline(mirror, `/${SLUG}`)
      expect(outline !== undefined).toBe(isPublic)
      expect((await readLandingOutlines(mirror)).length).toBe(isPublic ? 1 : 0)
      const addresses = await readLandingAddresses(mirror)
      expect(addresses.map((address) => address.path)).toEqual(isListed ? [`/${SLUG}`] : [])
      const passages = documentPassages({ _rev: 'a', ...given })
      expect(passages.length > 0).toBe(!('noindex' in given))
    },
  )

  it('REST does not return a landing page under its document id or draft id', async () => {
    const { dataset, get } = await open('sqlite')
    await put(dataset, document)
    await expect.poll(async () => (await get(path)).status, PATIENT).toBe(200)
    for (const name of [document._id, `drafts.${document._id}`, 'a', 'x'.repeat(61)]) {
      expect((await get(apiPaths.page(LANDING_KIND, name))).status).toBe(404)
    }
    await remove(dataset, document._id)
    await expect.poll(async () => (await get(path)).status, PATIENT).toBe(404)
  })
})
