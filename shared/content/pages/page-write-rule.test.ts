import { describe, expect, test } from 'vitest'
import { fixedPageOf, fixedPages, isPagePart } from './fixed-pages.ts'
import { pageWriteProblem } from './page-write-rule.ts'
import { shippedPublished } from './shipped-pages.ts'

const id = 'page.service.criminal-check'
const page = fixedPageOf(id)
if (page === undefined) throw new Error(`There is no page ${id}.`)
const published = await shippedPublished(page, '2026-03-01T09:00:00Z')

const problemOf = (after: Readonly<Record<string, unknown>> | undefined, of = id) =>
  pageWriteProblem({ id: of, after })

describe('the document of a published page', () => {
  test('can be published with a complete text', () => {
    expect(problemOf(published)).toBeUndefined()
    expect(problemOf({ ...published, heading: 'Another heading' })).toBeUndefined()
  })

  test.each<[string, Readonly<Record<string, unknown>> | undefined, RegExp]>([
    ['deleted', undefined, /cannot be deleted or unpublished/],
    ['archived', { ...published, status: 'archived' }, /cannot be unpublished/],
    ['made a draft', { ...published, status: 'draft' }, /Save this as a draft/],
    ['scheduled', { ...published, status: 'scheduled' }, /Save this as a draft/],
    ['without a status', { ...published, status: undefined }, /Save this as a draft/],
    [
      'scheduled to end',
      { ...published, unpublishAt: '2030-01-01T00:00:00Z' },
      /cannot be scheduled to end/,
    ],
    ['without a heading', { ...published, heading: undefined }, /“heading”/],
    ['of another type', { ...published, _type: 'blog' }, /There is no page/],
  ])('cannot be %s', (_name, after, problem) => {
    expect(problemOf(after)).toMatch(problem)
  })
})

describe.each(['drafts.', 'versions.r1.'])(
  "a copy of a page's document with the id prefix %s",
  (prefix) => {
    test.each<[string, Readonly<Record<string, unknown>> | undefined]>([
      ['discarded', undefined],
      ['incomplete', { _type: 'servicePage', status: 'draft' }],
      ['in review', { ...published, status: 'in_review' }],
    ])('can be %s', (_name, after) => {
      expect(problemOf(after, prefix + id)).toBeUndefined()
    })

    test.each<[string, Readonly<Record<string, unknown>>]>([
      ['archived', { ...published, status: 'archived' }],
      ['scheduled to end', { ...published, unpublishAt: '2030-01-01T00:00:00Z' }],
      ['marked for deletion', { ...published, _system: { delete: true } }],
    ])('cannot be %s', (_name, after) => {
      expect(problemOf(after, prefix + id)).toMatch(/fixed page/)
    })
  },
)

test.each(['blog', 'page.service.unknown', 'drafts.page.service.unknown'])(
  'the document %s can be deleted',
  (other) => {
    expect(problemOf(undefined, other)).toBeUndefined()
  },
)

test.each(fixedPages.map((fixed) => [fixed.id, fixed] as const))(
  'the published page %s can be corrected, but neither removed nor emptied',
  async (_id, fixed) => {
    const document = await shippedPublished(fixed, '2026-03-01T09:00:00Z')
    expect(problemOf({ ...document, heading: 'Another heading' }, fixed.id)).toBeUndefined()
    const subject = isPagePart(fixed) ? fixed.title : fixed.path
    expect(problemOf(undefined, fixed.id)).toContain(subject)
    expect(problemOf({ ...document, status: 'archived' }, fixed.id)).toContain(subject)
    expect(problemOf({ _id: fixed.id, _type: fixed.type, status: 'published' }, fixed.id)).toMatch(
      /^Check the field/,
    )
  },
)
