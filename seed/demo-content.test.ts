import { expect, test } from 'vitest'
import { industries as allIndustries, services as allServices } from '#shared/pages/catalogue.ts'
import { STATUSES } from '#shared/content/status.ts'
import { toPlainText } from '#shared/portable-text.ts'
import { site } from '#shared/site.ts'
import { demoContent, type DemoDocument } from './demo-content.ts'

const { documents, pictures } = await demoContent()
const ofType = (type: string) => documents.filter(({ _type }) => _type === type)
const bodyOf = (document: DemoDocument) => document['body'] as readonly Record<string, unknown>[]
const published = (type: string) => ofType(type).filter(({ status }) => status === 'published')

test('is the same on every run', async () => {
  expect(await demoContent()).toEqual({ documents, pictures })
})

test('every status is there, and enough is published to read', () => {
  const statuses = documents.map(({ status }) => status).filter((status) => status !== undefined)
  expect(new Set(statuses)).toEqual(new Set(STATUSES))
  expect(published('blog').length).toBeGreaterThanOrEqual(4)
  expect(published('caseStudy').length).toBeGreaterThanOrEqual(2)
  expect(ofType('author')).toHaveLength(3)
  expect(ofType('category')).toHaveLength(4)
})

test('only drafts hold what was never published', () => {
  for (const { _id, status } of [...ofType('blog'), ...ofType('caseStudy')]) {
    const publishedOnce = status === 'published' || status === 'archived'
    expect([_id, _id.startsWith('drafts.')]).toEqual([_id, !publishedOnce])
  }
})

test('references lead somewhere, and public documents only to public ones', () => {
  const ids = new Set(documents.map(({ _id }) => _id))
  const references = JSON.stringify(documents).matchAll(/"_ref":"([^"]+)"/g)
  expect([...references].map(([, id]) => id).filter((id) => !ids.has(id ?? ''))).toEqual([])
})

test('each picture is drawn, used and described', () => {
  const used = new Set<string>()
  const undescribed: unknown[] = []
  JSON.stringify(documents, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && '_sanityAsset' in value) {
      used.add(String(value._sanityAsset))
      if (!('alt_text' in value) || String(value.alt_text).length < 20) undescribed.push(value)
    }
    return value
  })
  expect(undescribed).toEqual([])
  expect([...used].toSorted()).toEqual([...pictures.keys()].toSorted())
  expect(new Set(pictures.values()).size).toBe(pictures.size)
})

test('posts are whole texts, excerpts fit, and slugs differ', () => {
  const slugs = ofType('blog').map(({ slug }) => (slug as { current: string }).current)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const post of ofType('blog')) {
    expect(toPlainText(bodyOf(post)).split(/\s+/).length).toBeGreaterThan(300)
    expect(String(post['excerpt']).length).toBeLessThanOrEqual(200)
  }
})

test('between them the published texts show every block, list, style, mark and kind of link', () => {
  const blocks = [...published('blog'), ...published('caseStudy')].flatMap(bodyOf)
  const texts = blocks.filter(({ _type }) => _type === 'block')
  const of = (attribute: string, among = blocks) =>
    new Set(among.map((block) => block[attribute]).filter((value) => value !== undefined))
  expect(of('_type')).toEqual(new Set(['block', 'picture', 'codeBlock', 'callout', 'table']))
  expect(of('style', texts)).toEqual(new Set(['normal', 'h2', 'h3', 'h4', 'blockquote']))
  expect(of('listItem')).toEqual(new Set(['bullet', 'number']))
  expect(of('level')).toEqual(new Set([1, 2, 3]))
  expect(of('tone')).toEqual(new Set(['note', 'tip', 'warning']))
  const all = JSON.stringify(texts)
  for (const mark of ['strong', 'em', 'code', 'underline', 'strike-through', 'internalLink']) {
    expect(all).toContain(`"${mark}"`)
  }
  for (const start of ['/', 'https://', 'mailto:']) expect(all).toContain(`"href":"${start}`)
})

test('case studies are filed under pages that exist and claim nothing of their own', () => {
  const industries = new Set(allIndustries.map(({ slug }) => slug))
  const services = new Set(allServices.map(({ slug }) => slug))
  for (const study of ofType('caseStudy')) {
    expect(industries).toContain(study['industry'])
    for (const service of study['services'] as string[]) expect(services).toContain(service)
    expect(study['client']).toEqual({ anonymous: true })
    expect(study).not.toHaveProperty('testimonial')
    expect(String(study['title'])).toMatch(/^Specimen: /)
  }
  const figures = JSON.stringify(ofType('caseStudy').map(({ results }) => results))
  expect(figures).toContain(`"${site.claims.screeningSteps}"`)
  expect(figures).toContain(`"${site.claims.turnaroundHours}"`)
})
