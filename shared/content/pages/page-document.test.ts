import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import {
  COMPANY_PAGE_QUERY,
  HOME_PAGE_QUERY,
  HUB_PAGE_QUERY,
  INDUSTRY_PAGE_QUERY,
  NAVIGATION_QUERY,
  PLANNING_RANGE_QUERY,
  SERVICE_PAGE_QUERY,
  SITE_SETTINGS_QUERY,
  SOLUTION_PAGE_QUERY,
} from '../public-query-texts.ts'
import { fixedPageOf, fixedPages } from './fixed-pages.ts'
import { pageIdOf, type PageType } from '../content-types/page-kinds.ts'
import { parsePage, readPage, toPageDocument } from './page-document.ts'
import { shippedCopy, shippedDocument, shippedDraft, shippedPublished } from './shipped-pages.ts'

const NOW = '2026-11-29T08:00:00Z'

const all = await Promise.all(
  fixedPages.map(async (page) => ({
    page,
    copy: await shippedCopy(page),
    document: await shippedPublished(page, NOW),
  })),
)

const queries = {
  servicePage: SERVICE_PAGE_QUERY,
  solutionPage: SOLUTION_PAGE_QUERY,
  industryPage: INDUSTRY_PAGE_QUERY,
  companyPage: COMPANY_PAGE_QUERY,
  homePage: HOME_PAGE_QUERY,
  hubPage: HUB_PAGE_QUERY,
  planningRange: PLANNING_RANGE_QUERY,
  navigation: NAVIGATION_QUERY,
  siteSettings: SITE_SETTINGS_QUERY,
}

/** Result of the public query for a page, in a dataset with the given documents. */
async function queried(
  dataset: readonly unknown[],
  id: string,
  type: PageType = 'servicePage',
): Promise<unknown> {
  const value = await evaluate(parse(queries[type], { params: { id } }), {
    dataset: [...dataset],
    params: { id },
  })
  return value.get()
}

const criminalCheck = fixedPageOf(pageIdOf('service', 'criminal-check'))
if (criminalCheck === undefined) throw new Error('The criminal check has no page.')
const document = await shippedPublished(criminalCheck, NOW)

describe.each(all)('the page $page.id', ({ page, copy, document: published }) => {
  test('is the same after conversion to its document and back', () => {
    expect(readPage(published)).toEqual({ copy })
  })

  test('is returned unchanged by the public query of its document', async () => {
    const result = await queried([published], page.id, page.type)
    expect(parsePage(page.type, result)).toEqual({ copy })
  })

  test('is incomplete without one of its own sections', () => {
    const own = Object.keys(toPageDocument(page, copy)).filter((name) => !name.startsWith('_'))
    for (const name of own) {
      // The remark of a planning range and the company's profiles on social networks are optional. Therefore the test skips them.
      if (name === 'remark' || name === 'socials') continue
      expect(readPage({ ...published, [name]: undefined }).problem, name).toMatch(
        /^Check the field/,
      )
    }
  })

  test('has unique keys and a type in each list of its document', () => {
    const keysOf = (value: unknown): readonly (readonly unknown[])[] => {
      if (Array.isArray(value)) {
        const items: readonly unknown[] = value
        const keys = items.flatMap((item) =>
          typeof item === 'object' && item !== null && '_key' in item ? [item._key] : [],
        )
        return [keys, ...items.flatMap(keysOf)]
      }
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysOf) : []
    }
    for (const keys of keysOf(published)) expect(new Set(keys).size).toBe(keys.length)
    expect(JSON.stringify(published, (_, part: unknown) => part ?? null)).not.toContain(
      '"_type":null',
    )
  })
})

test('the public query of a type never returns a page of another type', async () => {
  expect(await queried([document], document._id, 'industryPage')).toBeNull()
})

test.each([
  ['a draft', { ...document, _id: `drafts.${document._id}` }],
  ['a version', { ...document, _id: `versions.r1.${document._id}` }],
  ['an archived copy', { ...document, status: 'archived' }],
  ['a scheduled copy', { ...document, status: 'scheduled' }],
  ['a copy without a status', { ...document, status: undefined }],
  ['another type', { ...document, _type: 'blog' }],
])('the public query of pages never returns %s', async (_, copy) => {
  expect(await queried([copy], copy._id)).toBeNull()
  expect(await queried([copy], document._id)).toBeNull()
})

test('a draft with the shipped text takes only the date of first publication from the current document', async () => {
  const draft = await shippedDraft(criminalCheck, { publishedAt: NOW, heading: 'Changed' })
  expect(draft).toMatchObject({ _id: `drafts.${document._id}`, status: 'draft', publishedAt: NOW })
  expect(readPage(draft)).toEqual({ copy: await shippedCopy(criminalCheck) })
  expect(await shippedDraft(criminalCheck)).not.toHaveProperty('publishedAt')
})

describe('a document is not a complete page', () => {
  const law = { ...(document['law'] as object) }
  test.each([
    ['without a headline', { ...document, heading: undefined }, 'heading'],
    ['with an empty headline', { ...document, heading: ' ' }, 'heading'],
    ['with a headline of another type', { ...document, heading: 7 }, 'heading'],
    ['without a question', { ...document, questions: { heading: 'Q', label: 'Q' } }, 'questions'],
    ['with an invalid date', { ...document, law: { ...law, reviewed: 'May' } }, 'law.reviewed'],
    [
      'with a row that is too short',
      {
        ...document,
        turnaround: {
          label: 'Turnaround',
          heading: 'Turnaround',
          price: 'countries',
          table: { columns: ['A', 'B'], rows: [{ _type: 'tableRow', _key: 'a', cells: ['1'] }] },
        },
      },
      'turnaround.table.rows',
    ],
  ])('%s', (_, incomplete, field) => {
    expect(readPage(incomplete).problem).toContain(`“${field}`)
  })

  test('without a route', () => {
    expect(readPage({ ...document, _id: 'page.service.none' }).problem).toMatch(/no page/u)
    expect(readPage({ ...document, _type: 'blog' }).problem).toMatch(/no page/u)
  })
})

test.each([
  ['backwards', { from: 'decide', to: 'pages' }],
  ['to an unknown station', { from: 'pages', to: 'gone' }],
  ['within a column', { from: 'pages', to: 'images' }],
])('a document whose flow has a link %s is not a complete page', async (_, link) => {
  const page = fixedPageOf(pageIdOf('solution', 'ai-data-science'))
  if (page === undefined) throw new Error('There is no page for this solution.')
  const { flow, ...rest } = await shippedDocument(page)
  const { links, ...others } = flow as { readonly links: readonly object[] }
  const changed = { ...others, links: [...links, { _type: 'flowLink', _key: 'n', ...link }] }
  expect(readPage({ ...rest, flow: changed }).problem).toContain('“flow.links')
})

test('a station of a flow is not a link if its service has no page', async () => {
  const page = fixedPageOf(pageIdOf('solution', 'ai-data-science'))
  if (page === undefined) throw new Error('There is no page for this solution.')
  const document = await shippedDocument(page)
  const text = JSON.stringify(document).replaceAll('"service":"nlp"', '"service":"gone"')
  const { copy, problem } = readPage(JSON.parse(text) as Record<string, unknown>)
  expect(problem).toBeUndefined()
  expect(JSON.stringify(copy)).not.toContain('"service":"nlp"')
  expect(JSON.stringify(copy)).toContain('"service":"rag"')
  expect(JSON.stringify(copy)).not.toContain('"service":"gone"')
})

test('the list of a risk’s checks contains no check without a page', async () => {
  const page = fixedPageOf(pageIdOf('industry', 'insurance'))
  if (page === undefined) throw new Error('There is no page for insurance.')
  const { risks, ...rest } = await shippedDocument(page)
  const { rows, ...others } = risks as { readonly rows: readonly { readonly cover: object[] }[] }
  const [first, ...more] = rows
  const gone = { _type: 'riskCover', _key: 'g', slug: 'gone', effect: 'supports' }
  const withGone = [{ ...first, cover: [...(first?.cover ?? []), gone] }, ...more]
  expect(readPage({ ...rest, risks: { ...others, rows: withGone } })).toEqual({
    copy: await shippedCopy(page),
  })
})

test('a page does not contain links to pages that no longer exist', async () => {
  const { related, ...rest } = await shippedDocument(criminalCheck)
  const { services } = related as { readonly services: readonly object[] }
  const withGone = {
    ...rest,
    related: {
      ...(related as object),
      services: [...services, { _type: 'relatedService', _key: 'g', slug: 'gone', reason: 'Why' }],
      industries: ['gone', 'insurance'],
    },
  }
  const { copy } = readPage(withGone as never)
  const shipped = await shippedCopy(criminalCheck)
  if (!('related' in shipped)) throw new Error('A service page has related pages.')
  expect(copy).toEqual({ ...shipped, related: { ...shipped.related, industries: ['insurance'] } })
})

test('a page does not contain the sections of another company page', async () => {
  const about = fixedPageOf(pageIdOf('company', 'about'))
  const clients = fixedPageOf(pageIdOf('company', 'clients'))
  if (about === undefined || clients === undefined) throw new Error('A company page is missing.')
  const own = await shippedDocument(about)
  const { clients: others } = await shippedDocument(clients)
  expect(readPage({ ...own, clients: others })).toEqual({ copy: await shippedCopy(about) })
  const { problem } = readPage({ ...own, about: undefined, clients: others })
  expect(problem).toContain('“figures')
})

test('a page shows a link as plain text if its address is not allowed', async () => {
  const about = fixedPageOf(pageIdOf('company', 'about'))
  if (about === undefined) throw new Error('The about page is missing.')
  const { about: sections, ...rest } = await shippedDocument(about)
  const { reach } = sections as { readonly reach: object }
  const text = 'Read [more](javascript:alert).'
  const { copy } = readPage({
    ...rest,
    about: { ...(sections as object), reach: { ...reach, text } },
  })
  expect(copy).toMatchObject({ reach: { text } })
})
