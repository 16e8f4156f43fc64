import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { GRAPHIC_NAMES, readComparison } from '#shared/content/blocks/comparison.ts'
import {
  industries as allIndustries,
  services as allServices,
} from '#shared/pages/catalogue/catalogue.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { plateOfFile } from '#shared/engraving/relief/plate-file.ts'
import { STATUSES } from '#shared/content/status.ts'
import { site } from '#shared/company/site.ts'
import { CATEGORIES } from './bylines.ts'
import { demoContent } from './demo-content.ts'
import { drawings, postCover, studyCover } from './drawings.ts'
import { CASE_STUDIES } from './case-studies.ts'
import { POSTS } from './posts.ts'
import {
  articles,
  bodyOf,
  documents,
  ofType,
  pictures,
  published,
  slugOf,
  wordsOf,
} from './content.test-support.ts'

const dates = (name: string) =>
  documents.flatMap(({ [name]: date }) => (typeof date === 'string' ? [date] : []))

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('A list is missing')
  return value
}

test('the demonstration content is the same in every run', async () => {
  expect(await demoContent()).toEqual({ documents, pictures })
})

test('the articles have every status, and most of them are published', () => {
  const statuses = documents.map(({ status }) => status).filter((status) => status !== undefined)
  expect(new Set(statuses)).toEqual(new Set(STATUSES))
  expect(articles('blog').length).toBeGreaterThanOrEqual(24)
  expect(articles('caseStudy').length).toBeGreaterThanOrEqual(12)
  expect(published('blog').length).toBeGreaterThanOrEqual(20)
  expect(published('caseStudy').length).toBeGreaterThanOrEqual(10)
  expect(new Set(published('caseStudy').map(({ industry }) => industry)).size).toBeGreaterThan(7)
  expect(ofType('author')).toHaveLength(5)
  expect(ofType('category')).toHaveLength(6)
  expect(published('blog').filter(({ featured }) => featured)).toHaveLength(3)
})

test('a draft exists only for an article that is not published, or as an edit of a published one', () => {
  const ids = new Set(documents.map(({ _id }) => _id))
  const edits: unknown[] = []
  for (const { _id, status } of [...ofType('blog'), ...ofType('caseStudy')]) {
    const publishedOnce = status === 'published' || status === 'archived'
    const isEdit = ids.has(_id.replace(/^drafts\./, '')) && _id.startsWith('drafts.')
    if (isEdit) edits.push(status)
    expect([_id, _id.startsWith('drafts.')]).toEqual([_id, isEdit || !publishedOnce])
  }
  expect(edits).toEqual(['published', 'published', 'published', 'published'])
})

test('each draft of a published article differs from the published document', () => {
  for (const edit of documents.filter(({ _id }) => _id.startsWith('drafts.'))) {
    const copy = documents.find(({ _id }) => `drafts.${_id}` === edit._id)
    if (copy === undefined) continue
    const differing = Object.keys(edit).filter(
      (name) => edit[name] !== copy[name] && name !== '_id',
    )
    expect(differing.length, edit._id).toBeGreaterThan(0)
  }
})

test('no publication date is in the future, and all dates match the status', () => {
  const years = new Set(dates('publishedAt').map((date) => date.slice(0, 4)))
  expect(years).toEqual(new Set(['2025', '2026']))
  expect(dates('publishedAt').filter((date) => date > '2026-11-21')).toEqual([])
  expect(dates('publishAt').filter((date) => date < '2030')).toEqual([])
  for (const { _id, status, publishedAt, publishAt, unpublishAt } of documents) {
    if (status === undefined) continue
    expect([_id, publishedAt !== undefined]).toEqual([
      _id,
      status === 'published' || status === 'archived',
    ])
    expect([_id, publishAt !== undefined]).toEqual([_id, status === 'scheduled'])
    expect([_id, unpublishAt !== undefined]).toEqual([_id, status === 'archived'])
  }
})

test('all references have existing targets, and published articles refer only to public documents', () => {
  const ids = new Set(documents.map(({ _id }) => _id))
  const references = JSON.stringify(documents).matchAll(/"_ref":"([^"]+)"/g)
  expect([...references].map(([, id]) => id).filter((id) => !ids.has(id ?? ''))).toEqual([])
  const isPublic = new Set(
    documents
      .filter(
        ({ _id, status }) => !_id.startsWith('drafts.') && (status ?? 'published') === 'published',
      )
      .map(({ _id }) => _id),
  )
  const fromPublic = JSON.stringify([...published('blog'), ...published('caseStudy')])
  expect(
    [...fromPublic.matchAll(/"_ref":"([^"]+)"/g)].filter(([, id]) => !isPublic.has(id ?? '')),
  ).toEqual([])
})

test('every published post links to three other posts', () => {
  for (const post of published('blog')) {
    const onward = JSON.stringify(post['relatedBlogs']).match(/"seed-post-[^"]+"/g)
    expect(new Set(onward).size, post._id).toBe(3)
    expect(onward).not.toContain(`"${post._id}"`)
  }
})

test('each picture has a file, is used and has an alternative text', () => {
  const used = new Set<string>()
  const undescribed: unknown[] = []
  JSON.stringify(documents, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && '_sanityAsset' in value) {
      used.add(String(value._sanityAsset))
      const isPlate = '_type' in value && value._type === 'image'
      if (isPlate) return value
      if (!('alt_text' in value) || String(value.alt_text).length < 20) undescribed.push(value)
    }
    return value
  })
  expect(undescribed).toEqual([])
  expect([...used].toSorted()).toEqual([...pictures.keys()].toSorted())
  const recipes = [...drawings().values()]
  expect(new Set(recipes.map((draw) => draw())).size).toBe(recipes.length)
})

test('each category has the colour family that the site derives from its slug', () => {
  for (const { slug, family } of CATEGORIES) expect([slug, familyOf(slug)]).toEqual([slug, family])
})

const coverSchema = z.object({ alt_text: z.string(), _sanityAsset: z.string() })
const cover = (document: Readonly<Record<string, unknown>>) =>
  coverSchema.parse(document['coverImage'])
const alt = (document: Readonly<Record<string, unknown>>) => cover(document).alt_text

test('the file name of every cover names its family and object, so that the social image shows the same plate', () => {
  const designs = new Map([
    ...POSTS.map((post) => [post.slug, postCover(post)] as const),
    ...CASE_STUDIES.map((study) => [study.slug, studyCover(study)] as const),
  ])
  const all = [...articles('blog'), ...articles('caseStudy')]
  expect(all).toHaveLength(designs.size)
  for (const article of all) {
    const [, file = ''] = cover(article)._sanityAsset.split('./')
    expect(plateOfFile(file), slugOf(article)).toEqual(designs.get(slugOf(article)))
    expect(plateOfFile(file.replace('.avif', '-dark.avif'))).toEqual(plateOfFile(file))
  }
})

test('no two covers have the same alternative text', () => {
  const all = [...articles('blog'), ...articles('caseStudy')].map(alt)
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})

test('every published case study has one before-and-after graphic that can be drawn, and one quotation', () => {
  for (const study of published('caseStudy')) {
    const body = z
      .array(
        z.looseObject({
          style: z.optional(z.string()),
          graphic: z.optional(z.enum(GRAPHIC_NAMES)),
          headerRow: z.optional(z.boolean()),
          rows: z.optional(z.array(z.object({ cells: z.array(z.string()) }))),
        }),
      )
      .parse(study['body'])
    const reads = body.flatMap(({ graphic, rows = [], headerRow = false }) =>
      graphic === undefined
        ? []
        : [
            readComparison(
              graphic,
              rows.map(({ cells }) => cells),
              headerRow,
            ),
          ],
    )
    expect(reads, study._id).toEqual([{ comparison: expect.anything() }])
    // Consecutive quotation blocks count as one quotation.
    const quotes = body.filter(
      ({ style }, index) => style === 'blockquote' && body[index - 1]?.style !== 'blockquote',
    )
    expect(quotes, study._id).toHaveLength(1)
  }
})

/** Returns the sums of all subsets of the values. */
const sumsOf = (values: readonly number[]) =>
  values.reduce<readonly number[]>(
    (sums, value) => [...sums, ...sums.map((sum) => sum + value)],
    [0],
  )

test('the first figure of a case study can be computed from the values of its graphic', () => {
  const study = z.looseObject({
    results: z.array(z.object({ value: z.string() })),
    body: z.array(
      z.looseObject({
        graphic: z.optional(z.enum(GRAPHIC_NAMES)),
        rows: z.optional(z.array(z.object({ cells: z.array(z.string()) }))),
      }),
    ),
  })
  for (const document of published('caseStudy')) {
    const { results, body } = study.parse(document)
    const after = body
      .filter(({ graphic }) => graphic !== undefined)
      .flatMap(({ rows = [] }) => rows.slice(1).map(({ cells }) => Number(cells[2])))
    expect(sumsOf(after), slugOf(document)).toContain(Number(results[0]?.value))
  }
})

test('posts have all parts, excerpts are within their limit, and slugs are unique', () => {
  for (const type of ['blog', 'caseStudy'] as const) {
    const slugs = articles(type).map(slugOf)
    expect(new Set(slugs).size).toBe(slugs.length)
  }
  const lengths = articles('blog').map((post) => wordsOf(bodyOf(post)).length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(350)
  expect(lengths.filter((length) => length > 800).length).toBeGreaterThanOrEqual(8)
  for (const { _id, title, excerpt, summary } of [...ofType('blog'), ...ofType('caseStudy')]) {
    expect(String(excerpt ?? summary).length, _id).toBeLessThanOrEqual(200)
    expect(String(title).length, _id).toBeLessThanOrEqual(90)
  }
})

test('the titles and descriptions for search engines are not too long', () => {
  const described = [...published('blog'), ...published('caseStudy')].flatMap(({ seo }) =>
    // In the demonstration content, `seo` is missing or has both attributes.
    seo === undefined ? [] : [seo as { title: string; description: string }],
  )
  expect(described.length).toBeGreaterThanOrEqual(10)
  for (const { title, description } of described) {
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('case studies refer to existing pages, and make no claims of their own', () => {
  const industries = new Set(allIndustries.map(({ slug }) => slug))
  const services = new Set(allServices.map(({ slug }) => slug))
  for (const study of ofType('caseStudy')) {
    expect(industries).toContain(study['industry'])
    for (const service of listOf(study['services'])) expect(services).toContain(service)
    expect(study['client']).toEqual({ anonymous: true })
    expect(study).not.toHaveProperty('testimonial')
    expect(String(study['title'])).not.toMatch(/^Specimen/)
    for (const part of ['challenge', 'solution']) {
      expect(String(study[part]).split(' ').length, part).toBeGreaterThan(15)
    }
  }
  const figures = JSON.stringify(ofType('caseStudy').map(({ results }) => results))
  expect(figures).not.toContain(site.coverage)
  expect(figures).not.toContain(`"${site.claims.turnaroundHours}"`)
})

test('all services but one, and most industries, have published articles', () => {
  const named = new Set<unknown>([
    ...published('blog').flatMap(({ tags }) => listOf(tags)),
    ...published('caseStudy').flatMap(({ industry, services }) => [industry, ...listOf(services)]),
  ])
  // The service without a published article is the validation of references. Unpublished articles are about it.
  const without = allServices.filter(({ slug }) => !named.has(slug)).map(({ slug }) => slug)
  expect(without).toEqual(['reference-validation'])
  expect(allIndustries.filter(({ slug }) => named.has(slug)).length).toBeGreaterThanOrEqual(20)
})
