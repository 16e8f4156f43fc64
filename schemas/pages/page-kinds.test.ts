import type { FieldDefinition } from 'sanity'
import { describe, expect, test } from 'vitest'
import { pageIdOf } from '#shared/content/content-types/page-kinds.ts'
import { companyPage } from './company-page.ts'
import { expectErrorsAt, problemsOf, shipped } from './pages.test-support.ts'

const insurance = shipped.get(pageIdOf('industry', 'insurance'))
const {
  risks,
  roles,
  situation,
  related: nearby,
} = insurance as unknown as {
  readonly situation: object
  readonly related: object
  readonly risks: { readonly rows: readonly object[] }
  readonly roles: { readonly table: { readonly rows: readonly object[] } }
}
const withRisk = (...cover: readonly object[]) => ({
  ...insurance,
  risks: {
    ...risks,
    rows: [...risks.rows.slice(1), { ...risks.rows[0], cover }],
  },
})
const cover = (slug: string, effect: string) => ({ _type: 'riskCover', _key: slug, slug, effect })

describe('the validation of an industry page', () => {
  test.each([
    [
      'a claim in the worked example',
      {
        ...insurance,
        situation: { ...situation, paragraphs: ['We have 250+ countries.', 'Now you know.'] },
      },
      'situation.paragraphs',
    ],
    [
      'its own page among the similar industries',
      { ...insurance, related: { ...nearby, industries: ['insurance', 'healthcare'] } },
      'related.industries',
    ],
    [
      'a risk without a check that answers it',
      withRisk(cover('criminal-check', 'supports')),
      'risks.rows.[].cover',
    ],
    [
      'a check without a column',
      withRisk(cover('criminal-check', 'answers'), cover('nlp', 'supports')),
      'risks.rows.[].cover',
    ],
  ])('reports an error for %s', async (_, document, path) => {
    await expectErrorsAt(document, path)
  })

  test('reports an error for a duration of a role that is not a planning range', async () => {
    const row = { _type: 'tableRow', _key: 'n', cells: ['Clerk', 'Identity', 'Once', '3 days'] }
    const table = { ...roles.table, rows: [...roles.table.rows.slice(1), row] }
    const problems = await problemsOf({ ...insurance, roles: { ...roles, table } })
    expect(problems.filter((line) => line.startsWith('error roles.table.rows'))).not.toEqual([])
  })
})

test('a page that lists services may contain a reference to a planning range', async () => {
  const draft = shipped.get(pageIdOf('hub', 'services'))
  expect(await problemsOf({ ...draft, lede: 'Referees take {reference} to answer us.' })).toEqual(
    [],
  )
})

test('a price without its currency causes an error that names the row and the region', async () => {
  const draft = shipped.get(pageIdOf('hub', 'services'))
  const { services } = draft as unknown as {
    readonly services: { readonly prices: { readonly packages: readonly object[] } }
  }
  const cells = ['Identity', 'Document check', '9', '$12', '€11']
  const packages = [{ _type: 'tableRow', _key: 'n', cells }, ...services.prices.packages.slice(1)]
  const prices = { ...services.prices, packages }
  expect(await problemsOf({ ...draft, services: { ...services, prices } })).toEqual([
    expect.stringMatching(/^error services.prices.packages.0: Row 1: Enter the price for the UK/),
  ])
})

test('a page that was published without prices causes no error', async () => {
  const draft = shipped.get(pageIdOf('hub', 'services'))
  const { services } = draft as unknown as { readonly services: object }
  expect(await problemsOf({ ...draft, services: { ...services, prices: undefined } })).toEqual([])
})

test('a service that is listed twice in the parts of a solution causes an error', async () => {
  const draft = shipped.get(pageIdOf('solution', 'ai-data-science'))
  const { parts } = draft as unknown as { readonly parts: { readonly items: readonly object[] } }
  const twice = { ...parts, items: [...parts.items, { ...parts.items[0], _key: 'n' }] }
  expect(await problemsOf({ ...draft, parts: twice })).toEqual([
    expect.stringMatching(/^error parts.items: Remove the service that is listed twice/),
  ])
})

test('a link of a flow that does not lead to a later column causes an error', async () => {
  const draft = shipped.get(pageIdOf('solution', 'ai-data-science'))
  const { flow } = draft as unknown as { readonly flow: { readonly links: readonly object[] } }
  const link = { _type: 'flowLink', _key: 'n', from: 'decide', to: 'pages' }
  const problems = await problemsOf({ ...draft, flow: { ...flow, links: [...flow.links, link] } })
  expect(problems).toEqual([
    expect.stringMatching(/^error flow.links: Check the link from “decide”/),
  ])
})

const about = shipped.get(pageIdOf('company', 'about'))
const { about: sections } = about as unknown as {
  readonly about: { readonly reach: object; readonly figures: readonly object[] }
}
const withReach = (text: string) => ({
  ...about,
  about: { ...sections, reach: { ...sections.reach, text } },
})

describe('company pages', () => {
  test.each([
    ['without its sections', { ...about, about: undefined }, 'about'],
    ['with a claim in a section', withReach('We check in 250+ countries.'), 'about.reach.text'],
    ['with a link to a program', withReach('See [more](javascript:a).'), 'about.reach.text'],
    ['with a link without an address', withReach('See [more] (/about).'), 'about.reach.text'],
    ['without figures', { ...about, about: { ...sections, figures: [] } }, 'about.figures'],
  ])('a company page causes an error %s', async (_, document, path) => {
    await expectErrorsAt(document, path)
  })

  test('the form of a company page has only the sections of its own page', () => {
    const shown = (id: string) =>
      companyPage.fields.flatMap((field) => {
        const { name, hidden } = field as FieldDefinition
        return typeof hidden === 'function' && hidden({ document: { _id: id } } as never) === false
          ? [name]
          : []
      })
    expect(shown('page.company.trust')).toEqual(['trust'])
    expect(shown('drafts.page.company.about')).toEqual(['about'])
  })
})
