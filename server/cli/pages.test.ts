import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLake } from '#lake/wire/open-lake.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { fixedPageOf, fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { call } from './called-commands.test-support.ts'

const NOW = '2026-11-29T08:00:00Z'
const ID = 'page.service.criminal-check'
const page = fixedPageOf(ID)
if (page === undefined) throw new Error('The criminal check has no page.')
const shipped = await shippedPublished(page, NOW)

type NewDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/** Data folder whose lake has the given documents. `read` returns the documents with the given ids. */
async function dataFolder(...documents: readonly NewDocument[]) {
  const directory = testDirectory()
  const lakeFolder = join(directory, dataFolders.lake)
  const { lake, dataset } = openLake(lakeFolder, 'production')
  if (documents.length > 0) {
    await dataset.mutate(
      documents.map((document) => ({ create: document })),
      { author: 'test' },
    )
  }
  await lake.close()
  const read = async (...ids: readonly string[]) => {
    const open = openLake(lakeFolder, 'production')
    onTestFinished(() => open.lake.close())
    const found = ids.map((id) => open.dataset.get(id))
    await open.lake.close()
    return found
  }
  const pages = async (...args: readonly string[]) =>
    call('pages.ts', args, { DATA_DIR: directory })
  return { pages, read }
}

test('pages diff prints each difference between a published page and its shipped text, and counts the other pages', async () => {
  const { questions, ...rest } = shipped
  const { items, ...head } = questions as { readonly items: readonly object[] }
  const { pages } = await dataFolder({
    ...rest,
    heading: 'Criminal checks',
    questions: { ...head, items: items.slice(1) },
  })
  const { code, out, error } = await pages('diff')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toBe(
    [
      'service/criminal-check (/criminal-check): 2 differences',
      '  heading',
      '    shipped:   Criminal record check',
      '    published: Criminal checks',
      '  questions.items',
      '    shipped:   Is a criminal record check lawful where we hire? | That depends on the country and the role, so before you order we tell you what employers there may usually ask for.',
      '    published: (nothing)',
      `0 pages with the shipped text, ${fixedPages.length - 1} pages without a document.`,
      '',
    ].join('\n'),
  )
  expect((await pages('diff', 'service/rag')).out).toBe(
    '0 pages with the shipped text, 1 page without a document.\n',
  )
})

test('pages diff names a field that makes a page incomplete', async () => {
  const { heading: _heading, ...rest } = shipped
  const { pages } = await dataFolder(rest)
  expect((await pages('diff', 'service/criminal-check')).out).toContain(
    'Check the field “heading”. It is missing or invalid.',
  )
})

test('pages reset writes a draft with the shipped text and does not change the published copy', async () => {
  const { pages, read } = await dataFolder({ ...shipped, heading: 'Criminal checks' })
  expect(await pages('reset', 'service/criminal-check')).toMatchObject({ code: 0, error: '' })
  const [draft, published] = await read(`drafts.${ID}`, ID)
  expect(draft).toMatchObject({
    heading: 'Criminal record check',
    status: 'draft',
    publishedAt: NOW,
  })
  expect(published).toMatchObject({ heading: 'Criminal checks', status: 'published' })
})

test('pages reset replaces a draft only with --replace', async () => {
  const draft = { ...shipped, _id: `drafts.${ID}`, status: 'draft', heading: 'Begun' }
  const { pages, read } = await dataFolder(shipped, draft)
  const { code, error } = await pages('reset', 'service/criminal-check')
  expect(code).toBe(1)
  expect(error).toMatch(/^There is a draft of service\/criminal-check .* Say --replace/)
  expect(await read(`drafts.${ID}`)).toMatchObject([{ heading: 'Begun' }])
  expect(await pages('reset', 'service/criminal-check', '--replace')).toMatchObject({ code: 0 })
  expect(await read(`drafts.${ID}`)).toMatchObject([{ heading: 'Criminal record check' }])
})

test('pages create publishes the shipped text of pages without a document, and changes nothing when it is repeated', async () => {
  const draft = { ...shipped, _id: 'drafts.page.service.rag', status: 'draft', heading: 'Begun' }
  const { pages, read } = await dataFolder({ ...shipped, heading: 'Criminal checks' }, draft)
  const created = fixedPages.length - 2
  expect((await pages('create')).out).toContain(`the shipped text of ${created} pages in`)
  expect(await read(ID, 'page.service.rag', 'page.service.nlp')).toMatchObject([
    { heading: 'Criminal checks' },
    undefined,
    { status: 'published' },
  ])
  expect((await pages('create')).out).toContain('the shipped text of 0 pages in')
})
