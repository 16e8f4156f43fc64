import { expect, it } from 'vitest'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  reference,
  slug,
} from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { fillUp, LONG } from '#server/testing/full-database.test-support.ts'
import { readAddresses, readOutline, readOutlines } from './article-summaries.ts'

const databases = useDatabases()

const image = (id: string) => ({ _type: 'image', asset: reference(id) })

it.each(engines)(
  'no public read returns a document whose latest change did not fit into the database (%s)',
  async (engine) => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    const shown = { category: reference('news'), tags: ['tax'], coverImage: image('photo') }
    await put(
      dataset,
      { _id: 'photo', _type: 'sanity.imageAsset' },
      { _id: 'news', _type: 'category', title: 'News', slug: slug('news') },
      blog('on', { relatedBlogs: [reference('x')] }),
      blog('x', shown),
      { _id: 'moved', _type: 'redirect', from: '/old', to: '/blogs' },
    )
    const { mirror, get } = await openEmbeddedContent(database, dataset)
    const before = {
      article: (await get('/api/blogs/slug-x')).status,
      related: (await get('/api/blogs/on')).body.data.related.length,
      categories: (await get('/api/blog-categories')).body.data,
    }
    expect(before).toMatchObject({ article: 200, related: 1, categories: [{ count: 1 }] })
    expect(await mirror.isPublicAsset('photo')).toBe(true)
    await fillUp(database)

    // The edit cannot be stored in the mirror. The article is still published, but its copy in the mirror may contain text that the edit
    // has removed.
    await put(dataset, blog('x', { ...shown, slug: slug('new-x'), excerpt: LONG }))
    for (const name of ['x', 'slug-x', 'new-x']) {
      expect([name, (await get(`/api/blogs/${name}`)).status]).toEqual([name, 404])
    }
    expect((await get('/api/blogs/on')).body.data.related).toEqual([])
    expect((await get('/api/blogs')).body).toMatchObject({ count: 1, results: [{ id: 'on' }] })
    expect((await get('/api/blogs?search=excerpt')).body.count).toBe(1)
    expect((await get('/api/blog-categories')).body.data).toEqual([])
    expect(await mirror.isPublicAsset('photo')).toBe(false)
    expect(await mirror.picturesOf('photo')).toEqual([])
    expect((await readOutlines(mirror)).map(({ path }) => path)).toEqual(['/blogs/slug-on'])
    expect((await readAddresses(mirror)).map(({ path }) => path)).toEqual(['/blogs/slug-on'])
    expect(await readOutline(mirror, '/blogs/slug-x')).toBeUndefined()
    const revisions = await mirror.readPublic((copy) => copy.publishedRevisions(['blog']))
    expect([...revisions.keys()]).toEqual(['on'])

    await put(dataset, { _id: 'moved', _type: 'redirect', from: '/old', to: '/x', note: LONG })
    expect(await mirror.readPublic((copy) => copy.redirectsFrom('/old'))).toEqual([])
  },
)
