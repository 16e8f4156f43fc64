import { expect, test } from 'vitest'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import { industryPages } from '#shared/pages/catalogue/industry-pages.ts'
import { solutionPages } from '#shared/pages/catalogue/solution-pages.ts'
import {
  homePageHead,
  industryPageHead,
  servicePageHead,
  solutionPageHead,
} from '../page/catalogue-heads.ts'
import { absoluteUrl, type Head } from '../page/head.ts'
import { site } from '#shared/company/site.ts'
import { jsonLdOf } from './json-ld.ts'
import { article, organization } from './subjects.ts'

const origin = 'https://example.com'
const absolute = (path: string) => absoluteUrl(path, origin)

/** Required properties of each type, according to schema.org and the search engines. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'serviceType', 'description', 'url', 'areaServed', 'provider'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  DefinedTermSet: ['name', 'url', 'hasDefinedTerm'],
  DefinedTerm: ['name', 'description', 'url'],
  BlogPosting: [
    'headline',
    'description',
    'dateModified',
    'author',
    'publisher',
    'image',
    'mainEntityOfPage',
  ],
  Article: [
    'headline',
    'description',
    'dateModified',
    'author',
    'publisher',
    'image',
    'mainEntityOfPage',
  ],
  Person: ['name'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  ContactPoint: ['contactType', 'email', 'hoursAvailable'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  QuantitativeValue: ['minValue', 'maxValue'],
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Types of all nodes in `value`. Checks that each node has the properties in {@link required}. */
function checked(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(checked)
  if (!isNode(value)) return []
  const type = String(value['@type'])
  expect(Object.keys(required)).toContain(type)
  for (const name of required[type] ?? []) {
    expect(value[name], `${name} of ${type}`).toBeTruthy()
  }
  for (const name of ['url', 'item', 'image', 'logo', 'mainEntityOfPage']) {
    const address = name in value ? String(value[name]) : origin
    expect(URL.canParse(address), `${name} of ${type}`).toBe(true)
  }
  return [type, ...Object.values(value).flatMap(checked)]
}

const typesOf = (head: Head) =>
  (head.structuredData ?? []).map((subject) => {
    // Serializes the data as for search engines, which removes undefined properties.
    const written: unknown = JSON.parse(JSON.stringify(jsonLdOf(subject, absolute)))
    return checked(written)[0]
  })

test('the structured data includes the claims of the company', () => {
  expect(jsonLdOf(organization, absolute)).toMatchObject({
    '@id': 'https://example.com/#organization',
    name: 'Certavia',
    foundingDate: '2020',
    numberOfEmployees: { minValue: 50, maxValue: 200 },
    aggregateRating: { ratingValue: 4.8, ratingCount: 247 },
    contactPoint: {
      hoursAvailable: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    },
  })
  checked(jsonLdOf(organization, absolute))
})

const unsourced = { value: 4.8, count: 247, source: null }
const sourced = { ...unsourced, source: 'https://reviews.example/certavia' }
test.each([
  ['no rating', null, true, false],
  ['a rating without a source, in a demonstration', unsourced, true, true],
  ['a rating without a source, in production', unsourced, false, false],
  ['a rating with a source, in production', sourced, false, true],
])(
  'the structured data includes a rating only with a source or in a demonstration: %s',
  (_name, aggregateRating, demonstration, isClaimed) => {
    const company = { claims: { ...site.claims, aggregateRating }, demonstration }
    const text = JSON.stringify(jsonLdOf(organization, absolute, company))
    expect(text).toContain('Certavia')
    expect(text.includes('"ratingValue":4.8')).toBe(isClaimed)
  },
)

test('the structured data describes the site and the company on the home page', () => {
  const head = homePageHead({ title: 'A', description: 'B', keywords: ['c'] })
  expect(typesOf(head)).toEqual(['Organization', 'WebSite'])
  expect(head.canonical).toBe('/')
})

test.each(Object.entries(servicePages))(
  'the structured data describes the service %s',
  async (slug, load) => {
    const head = servicePageHead((await load()).page)
    expect(head.canonical).toBe(`/${slug}`)
    expect(typesOf(head)).toEqual(['BreadcrumbList', 'Service', 'FAQPage'])
  },
)

test.each(Object.entries(solutionPages))(
  'the structured data describes the solution %s',
  async (slug, load) => {
    const head = solutionPageHead((await load()).page)
    expect(head.canonical).toBe(`/solutions/${slug}`)
    expect(typesOf(head)).toEqual(['BreadcrumbList', 'Service', 'FAQPage'])
  },
)

test.each(Object.entries(industryPages))(
  'the structured data describes the industry %s',
  async (slug, load) => {
    const head = industryPageHead((await load()).page)
    expect(head.canonical).toBe(`/industries/${slug}`)
    expect(typesOf(head)).toEqual(['BreadcrumbList', 'FAQPage'])
  },
)

test.each([
  ['BlogPosting', 'Ines Holm', { '@type': 'Person', name: 'Ines Holm' }],
  [
    'BlogPosting',
    'Screening desk',
    {
      '@type': 'Organization',
      name: 'Screening desk',
      parentOrganization: { '@type': 'Organization', name: 'Certavia' },
    },
  ],
  ['Article', undefined, { '@type': 'Organization', name: 'Certavia' }],
] as const)(
  'the structured data of type %s describes the author %s as a person or an organization',
  (type, author, written) => {
    const subject = article({
      type,
      author,
      headline: 'A note',
      description: 'What it says.',
      page: '/blogs/a-note',
      image: '/social/blogs/a-note.png',
      published: undefined,
      modified: '2026-03-04T08:00:00Z',
      keywords: [],
    })
    const node = jsonLdOf(subject, absolute)
    expect(node).toMatchObject({ author: written, image: `${origin}/social/blogs/a-note.png` })
    checked(JSON.parse(JSON.stringify(node)))
  },
)
