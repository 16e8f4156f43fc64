import { expect, it } from 'vitest'
import { readAddresses, readOutline, readOutlines } from './article-summaries.ts'
import {
  blog,
  caseStudy,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
} from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'

const databases = useDatabases()

it.each(engines)('readAddresses lists the paths of all indexable articles (%s)', async (engine) => {
  const { dataset } = openTestLake()
  const documents = [
    blog('plain'),
    blog('newer', { publishedAt: '2026-04-01T09:00:00Z' }),
    blog('unnamed', { slug: undefined }),
    blog('draft', { status: 'draft' }),
    blog('hidden', { seo: { noindex: true } }),
    blog('nearly-hidden', { seo: { noindex: 'yes', canonical: null } }),
    blog('elsewhere', { seo: { canonical: 'https://elsewhere.example/a' } }),
    blog('odd', { seo: 'text' }),
    caseStudy('study'),
    { ...blog('begun'), _id: 'drafts.begun' },
  ]
  await put(dataset, ...documents)
  const { mirror } = await openEmbeddedContent(
    await databases.open(engine, contentMigrations),
    dataset,
  )
  const kept = (await readOutlines(mirror)).filter(
    ({ noindex, canonical }) => !noindex && canonical === null,
  )
  expect(await readAddresses(mirror)).toEqual(
    kept.map(({ path, modified }) => ({ path, modified })),
  )
  expect(kept.map(({ path }) => path.split('/').at(-1))).toHaveLength(6)
  const all = await readOutlines(mirror)
  for (const one of all) expect(await readOutline(mirror, one.path)).toEqual(one)
  for (const path of [
    '/blogs/draft',
    '/blogs/begun',
    '/blogs/drafts.begun',
    '/blogs/nobody',
    '/blogs/%70lain',
    '/blogs/%E0%A4%A',
    '/blogs/plain/more',
    '/case-studies/plain',
    '/plain',
  ]) {
    expect([path, await readOutline(mirror, path)]).toEqual([path, undefined])
  }
  mirror.hide('plain', 'blog')
  expect(await readAddresses(mirror)).toHaveLength(5)
  expect(await readOutline(mirror, '/blogs/plain')).toBeUndefined()
})

it('readOutlines returns the relief plate of a cover, and undefined for a cover with any other picture', async () => {
  const { dataset } = openTestLake()
  const asset = (name: string, originalFilename: string) => ({
    _id: `image-${name}-1320x880-avif`,
    _type: 'sanity.imageAsset',
    path: `images/test/production/${name}-1320x880.avif`,
    originalFilename,
  })
  const cover = (name: string) => ({
    coverImage: { _type: 'picture', asset: { _ref: `image-${name}-1320x880-avif` }, alt_text: 'A' },
  })
  await put(
    dataset,
    asset('aa', 'plate-data-eye.avif'),
    asset('bb', 'plate-data-garden.avif'),
    blog('plate', cover('aa')),
    caseStudy('photograph', cover('bb')),
    blog('bare'),
  )
  const { mirror } = await openEmbeddedContent(
    await databases.open('sqlite', contentMigrations),
    dataset,
  )
  const plates = (await readOutlines(mirror)).map(({ path, plate }) => [path, plate])
  expect(Object.fromEntries(plates)).toEqual({
    '/blogs/slug-plate': { family: 'data', subject: 'eye' },
    '/blogs/slug-bare': undefined,
    '/case-studies/slug-photograph': undefined,
  })
})
