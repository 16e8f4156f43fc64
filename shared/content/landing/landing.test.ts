import { describe, expect, it } from 'vitest'
import { landingBlocks, landingDocument } from './landing.test-support.ts'
import { landingChecks, structureProblem } from './landing-checks.ts'
import { isLandingPath, landingSlugProblem } from './landing-slug.ts'
import { landingWriteProblem } from './landing-write-rule.ts'
import { parseLanding } from './landing-page.ts'

const RESERVED = [
  'search',
  'verify',
  'mcp',
  'authors',
  'feed',
  'rss',
  'atom',
  'tags',
  'api',
  'assets',
  'reports',
  'pricing',
  'integrations',
  'us-consumer-notice',
]

describe('the slug of a landing page', () => {
  it.each(['care-homes', 'driver-checks', 'a1', 'lisbon-2026', 'x'.repeat(60)])(
    'may be %s',
    (slug) => {
      expect(landingSlugProblem(slug)).toBeUndefined()
      expect(isLandingPath(`/${slug}`)).toBe(true)
    },
  )

  it.each([
    ...RESERVED,
    'services',
    'criminal-check',
    'admin',
    'studio',
    'lake',
    'media',
    'sanity',
    'index',
    'robots.txt',
    'sw.js',
    'a',
    'x'.repeat(61),
    'Care-homes',
    'care_homes',
    'care/homes',
    '-care',
    'care-',
    'care--homes',
    '',
  ])('cannot be “%s”', (slug) => {
    expect(landingSlugProblem(slug)).toMatch(/^[A-Z].*\.$/)
    expect(isLandingPath(`/${slug}`)).toBe(false)
  })
})

const [hero, ...rest] = landingBlocks()

describe('the check of the block order', () => {
  it.each([
    ['all blocks', landingBlocks(), ''],
    ['no hero', rest, 'Add a hero'],
    ['two heroes', [hero, hero, ...rest], 'Keep one hero'],
    ['a late hero', [rest[0], hero], 'Move the hero'],
    ['two closings', [hero, rest.at(-1), rest.at(-1)], 'Keep one closing'],
    ['an early closing', [hero, rest.at(-1), rest[0]], 'Move the closing'],
    ['no list', undefined, 'Add a hero'],
  ])('reports an order only if it is wrong: %s', (_name, blocks, problem) => {
    expect(structureProblem(blocks) ?? '').toMatch(new RegExp(`^${problem}`))
    expect(structureProblem(blocks) === undefined).toBe(problem === '')
  })
})

describe('the checklist of a landing page', () => {
  const document = landingDocument('care-homes')
  const levels = (changed: object) =>
    Object.fromEntries(
      landingChecks({ ...document, ...changed }).map(({ title, level }) => [title, level]),
    )

  it('reports no problem of a complete page', () => {
    expect(new Set(Object.values(levels({})))).toEqual(new Set(['ok']))
  })

  it.each([
    ['One main heading', { blocks: rest }, 'error'],
    ['A call to action', { blocks: [hero] }, 'error'],
    [
      'Alternative texts',
      { blocks: [{ ...hero, picture: { asset: { _ref: 'image-a' } } }, ...rest] },
      'error',
    ],
    ['Contrast', { blocks: [{ ...hero, family: undefined }, ...rest] }, 'error'],
    ['Length', { blocks: [hero, rest.at(-1)] }, 'warning'],
    ['Address', { slug: { current: 'search' } }, 'error'],
    ['Description for search engines', { meta: {} }, 'error'],
    ['Description for search engines', { meta: { description: 'Short.' } }, 'warning'],
    ['Order of the blocks', { blocks: [rest[0], hero] }, 'error'],
  ])('reports a problem at the item “%s”', (title, changed, level) => {
    expect(levels(changed)[title]).toBe(level)
  })
})

describe('the write rule of landing pages', () => {
  const document = landingDocument('care-homes')

  it.each([
    ['a complete page', document, true],
    ['a draft with any slug', { ...document, status: 'draft', slug: { current: 'api' } }, true],
    ['an archived page without blocks', { ...document, status: 'archived', blocks: [] }, true],
    ['a deletion', undefined, true],
    ['another type', { ...document, _type: 'blog', slug: { current: 'api' } }, true],
    ['a reserved slug', { ...document, slug: { current: 'api' } }, false],
    ['a route', { ...document, slug: { current: 'services' } }, false],
    ['no slug', { ...document, slug: undefined }, false],
    ['no hero', { ...document, blocks: rest }, false],
    ['two heroes', { ...document, blocks: [hero, hero] }, false],
  ])('rejects only published pages with a wrong slug or hero: %s', (_name, after, accepts) => {
    const problem = landingWriteProblem(after)
    expect(problem === undefined).toBe(accepts)
    expect(problem ?? 'None.').toMatch(/^[A-Z].*\.$/)
  })
})

describe('a landing page from a query', () => {
  const block = (type: string, more: object) => ({ type, label: null, heading: null, ...more })
  const first = block('landingHero', {
    heading: 'A heading',
    lede: 'A lede',
    family: 'data',
    picture: null,
  })
  const words = block('landingText', { label: 'Text', heading: 'Heading', paragraphs: ['One'] })
  const raw = {
    id: 'a',
    slug: 'care-homes',
    updated_at: '2026-01-01T00:00:00Z',
    noindex: false,
    meta: { title: 'Title', description: 'Description', keywords: [] },
    sections: [{ id: 's' }],
    blocks: [words, first],
  }
  const typesOf = (value: unknown) => parseLanding(value)?.blocks.map(({ type }) => type)

  it('begins with its hero', () => {
    expect(typesOf(raw)).toEqual(['landingHero', 'landingText'])
  })

  it.each([
    ['invalid blocks', [first, block('landingText', { paragraphs: [] }), { type: 'unknown' }, 7]],
    [
      'lists of articles without a published one',
      [first, block('landingArticles', { label: 'A', heading: 'B', articles: [] })],
    ],
  ])('leaves out %s', (_name, blocks) => {
    expect(typesOf({ ...raw, blocks })).toEqual(['landingHero'])
  })

  it('shows the blocks of a reusable section in its place', () => {
    const blocks = [first, { type: 'landingSection', blocks: [words, words] }]
    expect(typesOf({ ...raw, blocks })).toEqual(['landingHero', 'landingText', 'landingText'])
  })

  it.each([
    ['no document', null],
    ['no hero', { ...raw, blocks: [words] }],
    ['no slug', { ...raw, slug: null }],
    ['no metadata', { ...raw, meta: null }],
  ])('is null if there is %s', (_name, value) => {
    expect(parseLanding(value)).toBeNull()
  })
})
