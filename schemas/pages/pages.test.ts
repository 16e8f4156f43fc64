import type { FieldDefinition, FieldGroupDefinition } from 'sanity'
import { describe, expect, test } from 'vitest'
import { pageIdOf } from '#shared/content/content-types/page-kinds.ts'
import { companyPage } from './company-page.ts'
import { homePage } from './home-page.ts'
import { hubPage } from './hub-page.ts'
import { navigation } from './frame/navigation.ts'
import { siteSettings } from './frame/site-settings.ts'
import { industryPage } from './industry-page.ts'
import { expectErrorsAt, problemsOf, shipped } from './pages.test-support.ts'
import { planningRange } from './planning-range.ts'
import { servicePage } from './service-page.ts'
import { solutionPage } from './solution-page.ts'

const criminalCheck = shipped.get(pageIdOf('service', 'criminal-check'))
if (criminalCheck === undefined) throw new Error('The criminal check has no page.')

test.each([...shipped])(
  'the shipped text of %s causes no error or warning in the Studio',
  async (_, draft) => {
    expect(await problemsOf(draft)).toEqual([])
  },
)

const PUBLISHING = ['status', 'publishAt', 'publishedAt', 'shippedVersion', 'meta']
const LAST = ['questions', 'related', 'closing', ...PUBLISHING]

test.each<
  [
    {
      readonly name: string
      readonly fields: readonly FieldDefinition[]
      readonly groups?: readonly FieldGroupDefinition[]
    },
    string[],
    string[]?,
  ]
>([
  [
    servicePage,
    ['heading', 'lede', 'facts', 'proof', 'audience', 'method', 'limits', 'turnaround', 'law'],
  ],
  [solutionPage, ['heading', 'lede', 'facts', 'flow', 'parts', 'situations', 'received', 'limits']],
  [industryPage, ['heading', 'lede', 'risks', 'roles', 'situation', 'regulation']],
  [
    homePage,
    [
      'label',
      'heading',
      'lede',
      'facts',
      'work',
      'evidence',
      'cases',
      'writing',
      'more',
      'closing',
    ],
    PUBLISHING,
  ],
  [
    hubPage,
    ['label', 'heading', 'lede', 'services', 'solutions', 'industries', 'whatWeOffer'],
    PUBLISHING,
  ],
  [
    planningRange,
    [
      'check',
      'place',
      'obtained',
      'min',
      'max',
      'unit',
      'remark',
      'decides',
      'applies',
      'source',
      'reviewed',
    ],
    PUBLISHING.filter((name) => name !== 'meta'),
  ],
  [
    navigation,
    ['bar', 'action', 'offer', 'industries', 'groups', 'help'],
    PUBLISHING.filter((name) => name !== 'meta'),
  ],
  [
    siteSettings,
    ['promise', 'description', 'email', 'phone', 'address', 'socials'],
    PUBLISHING.filter((name) => name !== 'meta'),
  ],
  [
    companyPage,
    [
      'heading',
      'lede',
      'about',
      'clients',
      'careers',
      'partners',
      'contact',
      'candidates',
      'trust',
    ],
    PUBLISHING,
  ],
])(
  'the form $name has its fields in the order of the page, and a help text for each',
  (type, first, last = LAST) => {
    expect(type.fields.map(({ name }) => name)).toEqual([...first, ...last])
    const groups = (type.groups ?? []).map(({ name }) => name)
    expect([...new Set(type.fields.map(({ group }) => group))]).toEqual(groups)
    const helpless: string[] = []
    const visit = (part: object, path: string) => {
      const { fields = [], of = [] } = part as {
        readonly fields?: readonly { readonly name: string; readonly description?: unknown }[]
        readonly of?: readonly object[]
      }
      for (const field of fields) {
        if (typeof field.description !== 'string') helpless.push(`${path}.${field.name}`)
        visit(field, `${path}.${field.name}`)
      }
      for (const item of of) visit(item, path)
    }
    visit(type, type.name)
    expect(helpless).toEqual([])
  },
)

const { turnaround, facts, related, law } = criminalCheck as unknown as {
  readonly turnaround: {
    readonly table: { readonly rows: readonly { readonly cells: readonly string[] }[] }
  }
  readonly facts: readonly object[]
  readonly related: { readonly services: readonly object[] }
  readonly law: object
}
const withRow = (...cells: readonly string[]) => ({
  ...criminalCheck,
  turnaround: {
    ...turnaround,
    table: {
      ...turnaround.table,
      rows: [...turnaround.table.rows.slice(1), { _type: 'tableRow', _key: 'new', cells }],
    },
  },
})
const ROWS = 'turnaround.table.rows'
const range = shipped.get(pageIdOf('range', 'reference'))

test.each([
  ['1 to 14 days', 1],
  ['24 hours if online', 1],
  ['{criminal-uk-basic}', 0],
])('the number of warnings for the time “%s” in a cell is %i', async (cell, count) => {
  expect(await problemsOf(withRow('US', 'Clerk', 'ID', cell))).toHaveLength(count)
})

describe('the validation of pages in the Studio', () => {
  test.each([
    ['a missing headline', { ...criminalCheck, heading: undefined }, 'heading'],
    ['a wrong claim', { ...criminalCheck, lede: 'We have 250+ countries for you.' }, 'lede'],
    ['a row that is too short', withRow('US', 'Clerk', 'ID'), ROWS],
    ['an empty cell', withRow('US', 'Clerk', 'ID', ''), ROWS],
    ['a duration outside the planning ranges', withRow('US', 'Clerk', 'ID', '3 days'), ROWS],
    ['a reference to an unknown range', withRow('US', 'Clerk', 'ID', '{tea}'), ROWS],
    [
      'a reference on a page whose texts cannot contain any',
      { ...shipped.get(pageIdOf('company', 'about')), lede: 'We take {reference}.' },
      'lede',
    ],
    ['a range with a maximum below the minimum', { ...range, max: 1 }, 'max'],
    [
      'a range below one day for a check that a person answers',
      { ...range, min: 0, max: 1 },
      'max',
    ],
    ['a range without a review', { ...range, reviewed: undefined }, 'reviewed'],
    ['a time in hours without its condition', withRow('US', 'Clerk', 'ID', '24 hours'), ROWS],
    [
      'a fact with a duration that is not a planning range',
      {
        ...criminalCheck,
        facts: [
          ...facts.slice(1),
          { _type: 'pageFact', _key: 'n', label: 'Turnaround', value: '3 days' },
        ],
      },
      'facts',
    ],
    [
      'a link to the page itself',
      {
        ...criminalCheck,
        related: {
          ...related,
          services: [
            ...related.services.slice(1),
            { _type: 'relatedService', _key: 'n', slug: 'criminal-check', reason: 'Why' },
          ],
        },
      },
      'related.services',
    ],
    [
      'a review that is too old',
      { ...criminalCheck, law: { ...law, reviewed: '2020-01-01' } },
      'law.reviewed',
    ],
  ])('reports an error for %s', async (_, document, path) => {
    await expectErrorsAt(document, path)
  })
})

describe('the validation of texts in the Studio', () => {
  test.each([
    ['a long headline', { ...criminalCheck, heading: 'a'.repeat(59) }, 'heading'],
    ['a long introduction', { ...criminalCheck, lede: `${'We ask. '.repeat(24)}` }, 'lede'],
    ['a straight quotation mark', { ...criminalCheck, closing: "We'll ask." }, 'closing'],
    ['an avoided word', { ...criminalCheck, closing: 'We call you by telephone.' }, 'closing'],
    ['a long cell', withRow('US', 'Clerk', 'ID', 'x'.repeat(61)), ROWS],
    ['five facts', { ...criminalCheck, facts: [...facts, { ...facts[0], _key: 'n' }] }, 'facts'],
  ])('reports a warning for %s', async (_, document, path) => {
    const problems = await problemsOf(document)
    expect(problems).not.toEqual([])
    expect(problems.filter((line) => !line.startsWith(`warning ${path}`))).toEqual([])
  })
})
