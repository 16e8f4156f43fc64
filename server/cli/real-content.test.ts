import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { exportContent } from '#server/transfer/export-content.ts'
import { sharedArchive } from '#server/transfer/transfer.test-support.ts'
import { emptyLake, serve, bring, contentOf, isAsset } from './content-transfer.test-support.ts'

const aksel = sharedArchive('aksel-export.tar.gz')

describe.skipIf(aksel === undefined)('the import of an export of a real dataset', () => {
  test('creates all documents and files, which our and Sanity’s tool can export, and changes nothing if it is repeated', async () => {
    const first = await emptyLake()
    const report = await bring(first.endpoint, aksel ?? '')
    expect(report).toMatchObject({ created: 132, uploaded: 13, assets: 13, notes: [] })
    const before = contentOf(first.dataset.all())
    expect(before.size).toBe(132)
    expect(Array.from(first.dataset.all()).filter(isAsset)).toHaveLength(13)
    expect(JSON.stringify([...before.values()])).not.toContain('_sanityAsset')
    expect(JSON.stringify([...before.values()]).match(/"_weak":true/g)).toHaveLength(1)

    const { sequence } = first.dataset
    expect(await bring(first.endpoint, aksel ?? '')).toMatchObject({
      created: 0,
      unchanged: 132,
      uploaded: 0,
    })
    expect(first.dataset.sequence).toBe(sequence)

    const folder = testDirectory()
    const ours = join(folder, 'ours.tar.gz')
    expect(await exportContent(first.endpoint, ours)).toEqual({
      documents: 132,
      images: 13,
      files: 0,
    })
    const second = await emptyLake()
    expect(await bring(second.endpoint, ours)).toMatchObject({ created: 132, uploaded: 13 })
    expect(contentOf(second.dataset.all())).toEqual(before)
    const ids = (lake: typeof first) =>
      Array.from(lake.dataset.all())
        .filter(isAsset)
        .map(({ _id }) => _id)
    expect(ids(second)).toEqual(ids(first))

    // Checks compatibility: Sanity's own program imports our export, and our program imports Sanity's.
    const third = await emptyLake()
    const { endpoint } = await serve(third)
    const client = endpoint.client.withConfig({ perspective: 'raw' })
    const stream = createReadStream(ours)
    const imported = await sanityImport(stream, { client, operation: 'createOrReplace' })
    expect(imported.numDocs).toBe(132)
    expect(contentOf(third.dataset.all())).toEqual(before)
    const theirs = join(folder, 'theirs.tar.gz')
    await exportDataset({
      client,
      dataset: 'production',
      outputPath: theirs,
      assets: true,
      drafts: true,
    })
    expect(await bring(third.endpoint, theirs)).toMatchObject({
      created: 0,
      replaced: 0,
      unchanged: 132,
      uploaded: 0,
      assets: 13,
    })
  })
})

const posts = sharedArchive('markdown-posts.tar.gz')

describe.skipIf(posts === undefined)('the import of forty Markdown posts', () => {
  test('publishes posts with pictures, changes nothing if it is repeated, and does not overwrite an edited author', async () => {
    const { endpoint, dataset } = await emptyLake()
    expect(await bring(endpoint, posts ?? '')).toMatchObject({ created: 70, assets: 15 })
    const { sequence } = dataset
    const again = await bring(endpoint, posts ?? '', 'replace')
    expect(again).toMatchObject({ created: 0, replaced: 0, unchanged: 40, uploaded: 0 })
    expect(dataset.sequence).toBe(sequence)
    const { result } = await dataset.query({
      query: `{
        "published": count(*[_type == "blog" && status == "published" && defined(author->name) && defined(category->slug.current)]),
        "pictures": count(*[_type == "blog"].body[_type == "picture" && defined(asset->url) && length(alt_text) > 0]),
        "weak": count(*[references(*[_type == "author"]._id) && author._weak == true])
      }`,
    })
    expect(result).toEqual({ published: 40, pictures: 15, weak: 0 })

    await endpoint.client.patch('author-ed-page').set({ bio: 'Written since' }).commit()
    await bring(endpoint, posts ?? '', 'replace')
    expect(dataset.get('author-ed-page')).toMatchObject({ bio: 'Written since' })
  })
})
