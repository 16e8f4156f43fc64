import {
  createSchema,
  type FieldDefinition,
  type FieldGroupDefinition,
  type LocaleSource,
  type SanityClient,
  validateDocument,
} from 'sanity'
import { describe, expect, test } from 'vitest'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { pageIdOf } from '#shared/content/content-types/page-kinds.ts'
import { shippedDraft } from '#shared/content/pages/shipped-pages.ts'
import { schemaTypes } from '../index.ts'
import { companyPage } from './company-page.ts'
import { homePage } from './home-page.ts'
import { hubPage } from './hub-page.ts'
import { industryPage } from './industry-page.ts'
import { navigation } from './frame/navigation.ts'
import { siteSettings } from './frame/site-settings.ts'
import { planningRange } from './planning-range.ts'
import { servicePage } from './service-page.ts'
import { solutionPage } from './solution-page.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const client = { fetch: async () => null, withConfig: () => client }
const workspace = {
  schema,
  // The fake client and the fake translations have only the properties that the rules under test read.
  getClient: () => client as unknown as SanityClient,
  i18n: {
    t: (key: string) => key,
    loadNamespaces: async () => undefined,
  } as unknown as LocaleSource,
}

/** Problems of a document, as level, path and message. */
async function problemsOf(document: Readonly<Record<string, unknown>>): Promise<string[]> {
  const system = { _rev: 'r', _createdAt: '2026-11-29', _updatedAt: '2026-11-29' }
  const markers = await validateDocument({
    document: { ...system, ...document } as never,
    workspace,
    environment: 'studio',
    getDocumentExists: async () => true,
  })
  return markers.map(
    ({ level, path, message }) =>
      `${level} ${path.map((part) => (typeof part === 'object' ? '[]' : String(part))).join('.')}: ${message}`,
  )
}

const shipped = new Map(
  await Promise.all(fixedPages.map(async (page) => [page.id, await shippedDraft(page)] as const)),
)
const criminalCheck = shipped.get(pageIdOf('service', 'criminal-check'))
if (criminalCheck === undefined) throw new Error('The criminal check has no page.')

test.each([...shipped])('the shipped text of %s has no problem in the Studio', async (_, draft) => {
  expect(await problemsOf(draft)).toEqual([])
})

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
  'the form $name has the order of the page, with help for each field',
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
])('the time “%s” in a cell has %i warnings', async (cell, count) => {
  expect(await problemsOf(withRow('US', 'Clerk', 'ID', cell))).toHaveLength(count)
})

describe('facts are errors', () => {
  test.each([
    ['a missing headline', { ...criminalCheck, heading: undefined }, 'heading'],
    ['another claim', { ...criminalCheck, lede: 'We have 250+ countries for you.' }, 'lede'],
    ['a row that is too short', withRow('US', 'Clerk', 'ID'), ROWS],
    ['an empty cell', withRow('US', 'Clerk', 'ID', ''), ROWS],
    ['a duration outside the planning ranges', withRow('US', 'Clerk', 'ID', '3 days'), ROWS],
    ['a reference to an unknown range', withRow('US', 'Clerk', 'ID', '{tea}'), ROWS],
    [
      'a reference on a page that does not follow ranges',
      { ...shipped.get(pageIdOf('company', 'about')), lede: 'We take {reference}.' },
      'lede',
    ],
    ['a range with a maximum below the minimum', { ...range, max: 1 }, 'max'],
    ['a person who answers within a day', { ...range, min: 0, max: 1 }, 'max'],
    ['a range without a review', { ...range, reviewed: undefined }, 'reviewed'],
    ['hours without their condition', withRow('US', 'Clerk', 'ID', '24 hours'), ROWS],
    [
      'a fact with another duration',
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
      'an old review',
      { ...criminalCheck, law: { ...law, reviewed: '2020-01-01' } },
      'law.reviewed',
    ],
  ])('%s', async (_, document, path) => {
    const errors = (await problemsOf(document)).filter((line) => line.startsWith('error '))
    expect(errors).not.toEqual([])
    expect(errors.filter((line) => !line.startsWith(`error ${path}`))).toEqual([])
  })
})

const links = shipped.get(pageIdOf('navigation', 'main')) as unknown as {
  readonly bar: readonly object[]
  readonly groups: readonly object[]
}
const settings = shipped.get(pageIdOf('settings', 'site'))
const link = { _type: 'barLink', _key: 'n', label: 'Trust', path: '/trust' }
const withLink = (changed: object) => ({
  ...links,
  bar: [...links.bar.slice(0, 5), { ...link, ...changed }],
})

describe('facts of the navigation and the site settings are errors', () => {
  test.each([
    ['a seventh link of the bar', { ...links, bar: [...links.bar, link] }, 'bar'],
    ['a page listed twice', withLink({ path: '/about' }), 'bar'],
    ['a menu that opens from two links', withLink({ menu: 'offer' }), 'bar'],
    ['labels that are too long for one line', withLink({ label: 'Trust and safety page' }), 'bar'],
    ['a link to another site', withLink({ path: 'https://example.com' }), 'bar.[].path'],
    ['a link to the staff area', withLink({ path: '/admin/pages' }), 'bar.[].path'],
    [
      'a fourth list of the footer',
      { ...links, groups: [...links.groups, { ...links.groups[0], _key: 'n', title: 'More' }] },
      'groups',
    ],
    [
      'another claim in the promise',
      { ...settings, promise: 'We cover 250+ countries.' },
      'promise',
    ],
    ['an invalid email address', { ...settings, email: 'hello@' }, 'email'],
    ['a phone number without a country', { ...settings, phone: '020 7946 0000' }, 'phone'],
    [
      'a profile without https',
      { ...settings, socials: [{ _type: 'socialLink', _key: 'n', name: 'X', url: 'x.com' }] },
      'socials.[].url',
    ],
  ])('%s', async (_, document, path) => {
    const errors = (await problemsOf(document)).filter((line) => line.startsWith('error '))
    expect(errors).not.toEqual([])
    expect(errors.filter((line) => !line.startsWith(`error ${path}`))).toEqual([])
  })
})

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

describe('facts of an industry page are errors', () => {
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
  ])('%s', async (_, document, path) => {
    const errors = (await problemsOf(document)).filter((line) => line.startsWith('error '))
    expect(errors).not.toEqual([])
    expect(errors.filter((line) => !line.startsWith(`error ${path}`))).toEqual([])
  })

  test('a duration of a role that is not a planning range', async () => {
    const row = { _type: 'tableRow', _key: 'n', cells: ['Clerk', 'Identity', 'Once', '3 days'] }
    const table = { ...roles.table, rows: [...roles.table.rows.slice(1), row] }
    const problems = await problemsOf({ ...insurance, roles: { ...roles, table } })
    expect(problems.filter((line) => line.startsWith('error roles.table.rows'))).not.toEqual([])
  })
})

test('a reference on a page that lists services is no error', async () => {
  const draft = shipped.get(pageIdOf('hub', 'services'))
  expect(await problemsOf({ ...draft, lede: 'Referees take {reference} to answer us.' })).toEqual(
    [],
  )
})

test('a service listed twice in the parts of a solution is an error', async () => {
  const draft = shipped.get(pageIdOf('solution', 'ai-data-science'))
  const { parts } = draft as unknown as { readonly parts: { readonly items: readonly object[] } }
  const twice = { ...parts, items: [...parts.items, { ...parts.items[0], _key: 'n' }] }
  expect(await problemsOf({ ...draft, parts: twice })).toEqual([
    expect.stringMatching(/^error parts.items: Remove the service that is listed twice/),
  ])
})

test('a link of a flow that does not lead to the right is an error', async () => {
  const draft = shipped.get(pageIdOf('solution', 'ai-data-science'))
  const { flow } = draft as unknown as { readonly flow: { readonly links: readonly object[] } }
  const link = { _type: 'flowLink', _key: 'n', from: 'decide', to: 'pages' }
  const problems = await problemsOf({ ...draft, flow: { ...flow, links: [...flow.links, link] } })
  expect(problems).toEqual([
    expect.stringMatching(/^error flow.links: Check the link from “decide”/),
  ])
})

describe('limits of style are warnings', () => {
  test.each([
    ['a long headline', { ...criminalCheck, heading: 'a'.repeat(59) }, 'heading'],
    ['a long introduction', { ...criminalCheck, lede: `${'We ask. '.repeat(24)}` }, 'lede'],
    ['a straight quotation mark', { ...criminalCheck, closing: "We'll ask." }, 'closing'],
    ['an avoided word', { ...criminalCheck, closing: 'We call you by telephone.' }, 'closing'],
    ['a long cell', withRow('US', 'Clerk', 'ID', 'x'.repeat(61)), ROWS],
    ['five facts', { ...criminalCheck, facts: [...facts, { ...facts[0], _key: 'n' }] }, 'facts'],
  ])('%s', async (_, document, path) => {
    const problems = await problemsOf(document)
    expect(problems).not.toEqual([])
    expect(problems.filter((line) => !line.startsWith(`warning ${path}`))).toEqual([])
  })
})

const about = shipped.get(pageIdOf('company', 'about'))
const { about: sections } = about as unknown as {
  readonly about: { readonly reach: object; readonly figures: readonly object[] }
}
const withReach = (text: string) => ({
  ...about,
  about: { ...sections, reach: { ...sections.reach, text } },
})

describe('a company page', () => {
  test.each([
    ['without its sections', { ...about, about: undefined }, 'about'],
    ['with a claim in a section', withReach('We check in 250+ countries.'), 'about.reach.text'],
    ['with a link to a program', withReach('See [more](javascript:a).'), 'about.reach.text'],
    ['with a link without an address', withReach('See [more] (/about).'), 'about.reach.text'],
    ['without figures', { ...about, about: { ...sections, figures: [] } }, 'about.figures'],
  ])('%s is an error', async (_, document, path) => {
    const errors = (await problemsOf(document)).filter((line) => line.startsWith('error '))
    expect(errors).not.toEqual([])
    expect(errors.filter((line) => !line.startsWith(`error ${path}`))).toEqual([])
  })

  test('shows only the sections of its own page', () => {
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
