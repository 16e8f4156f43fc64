import { expect, onTestFinished, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { openLake } from '#lake/wire/open-lake.ts'
import { connectInProcess } from './in-process-lake.ts'
import { seedLake } from './seed-lake.ts'

async function emptyLake() {
  const open = openLake(testDirectory(), 'production')
  onTestFinished(() => open.lake.close())
  const names = { projectId: 'local', dataset: 'production', origin: 'http://site.example' }
  const endpoint = connectInProcess({ ...open, ...names })
  onTestFinished(() => endpoint.close())
  return { dataset: open.dataset, seed: async () => seedLake(endpoint, open.lake) }
}

test('seed fills an empty lake once, with pictures at the site’s own address', async () => {
  const { dataset, seed } = await emptyLake()
  expect(await seed()).toEqual({ documents: 61, pictures: 118 })
  const { sequence } = dataset
  expect(await seed()).toEqual({ documents: 0, pictures: 0 })
  expect(dataset.sequence).toBe(sequence)
  const { result } = await dataset.query({
    query: `{
    "covers": *[_type in ["blog", "caseStudy"]].coverImage.asset->{url, "size": metadata.dimensions},
    "changed": array::unique(*[_type in ["blog", "caseStudy", "opening", "author"]]._updatedAt),
    "plates": count(*[_type in ["blog", "caseStudy"] && coverImage.dark.of == coverImage.asset._ref]),
    "published": count(*[_type == "blog" && status == "published" && !(_id in path("drafts.**"))]),
    "transactions": count(array::unique(*[_type != "sanity.imageAsset"]._rev)),
    "weak": count(*[_type in ["blog", "caseStudy"] && (author._weak == true || category._weak == true)])
  }`,
  })
  expect(result).toMatchObject({
    // One plate for each of the covers.
    plates: 45,
    published: 24,
    weak: 0,
    // All documents in one transaction, so that an interrupted seed leaves no part of them.
    transactions: 1,
    // The history has a fixed date, after the last publication.
    changed: ['2026-11-20T08:00:00.000Z'],
  })
  // Narrows the result to the shape that the query above returns.
  const { covers } = result as { covers: { url: string; size: { width: number } }[] }
  expect(covers).toHaveLength(45)
  for (const { url, size } of covers) {
    expect(url).toMatch(/^http:\/\/site\.example\/lake\/images\/local\/production\/.*\.avif$/)
    expect(size.width).toBe(1600)
  }
  const now = new Date().toISOString()
  await dataset.mutate([{ create: { _id: 'own', _type: 'page' } }], { author: 'test' })
  const own = await dataset.query({ query: '*[_id == "own"][0]._updatedAt' })
  expect(String(own.result) >= now, 'the clock goes on').toBe(true)
})

test('seed changes nothing in a lake that has a document', async () => {
  const { dataset, seed } = await emptyLake()
  await dataset.mutate([{ create: { _type: 'page' } }], { author: 'test' })
  expect(await seed()).toEqual({ documents: 0, pictures: 0 })
})
