import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { exportContent } from '#server/transfer/export-content.ts'
import { PIXEL } from '#server/transfer/transfer.test-support.ts'
import { emptyLake, bring, packed, lines, contentOf } from './content-transfer.test-support.ts'

describe('an import of documents that already exist', () => {
  const documents = [
    { _id: 'same', _type: 'page', text: 'one' },
    { _id: 'other', _type: 'page', text: 'two' },
    { _id: 'fresh', _type: 'page', text: 'three' },
  ]

  const prepared = async () => {
    const open = await emptyLake()
    await open.dataset.mutate(
      [
        { create: { _id: 'same', _type: 'page', text: 'one' } },
        { create: { _id: 'other', _type: 'page', text: 'mine' } },
      ],
      { author: 'test' },
    )
    return open
  }

  test('stops with a hint and writes nothing if neither --replace nor --missing is given', async () => {
    const { endpoint, dataset } = await prepared()
    await expect(bring(endpoint, await packed(documents))).rejects.toThrow(
      /^1 document is in the lake with other content \(other\)\. Nothing was imported\. Say --replace/,
    )
    expect(dataset.get('fresh')).toBeUndefined()
  })

  test.for([
    { mode: 'replace' as const, text: 'two', counts: { replaced: 1, kept: 0 } },
    { mode: 'missing' as const, text: 'mine', counts: { replaced: 0, kept: 1 } },
  ])('replaces or skips them according to the option --$mode', async ({ mode, text, counts }) => {
    const { endpoint, dataset } = await prepared()
    const report = await bring(endpoint, await packed(documents), mode)
    expect(report).toMatchObject({ created: 1, unchanged: 1, ...counts })
    expect(dataset.get('other')).toMatchObject({ text })
  })

  test('counts the documents and writes nothing with --dry-run', async () => {
    const { endpoint, dataset } = await prepared()
    const { sequence } = dataset
    const report = await bring(endpoint, await packed(documents), 'replace', true)
    expect(report).toMatchObject({ created: 1, replaced: 1, unchanged: 1 })
    expect(dataset.sequence).toBe(sequence)
  })
})

describe('an import of references', () => {
  test('makes all references strong, even if they are circular or lead to a document of another transaction', async () => {
    const documents = Array.from({ length: 450 }, (_, index) => ({
      _id: `doc-${index}`,
      _type: 'page',
      next: { _type: 'reference', _ref: `doc-${(index + 1) % 450}` },
      list: [{ _type: 'reference', _ref: `doc-${(index * 7) % 450}`, _key: 'a' }],
    }))
    const { endpoint, dataset } = await emptyLake()
    await bring(endpoint, await packed(documents))
    const stored = contentOf(dataset.all())
    for (const document of documents) expect(stored.get(document._id)).toMatchObject(document)
    expect(JSON.stringify([...stored.values()])).not.toContain('_weak')
  })

  test('leaves references to missing documents weak and prints the ids of these documents', async () => {
    const { endpoint, dataset } = await emptyLake()
    const report = await bring(
      endpoint,
      await packed([{ _id: 'a', _type: 'page', to: { _ref: 'nowhere' } }]),
    )
    expect(report.notes).toEqual([
      'nowhere is referred to but exists nowhere; the references to it were left weak',
    ])
    expect(dataset.get('a')).toMatchObject({
      to: { _type: 'reference', _ref: 'nowhere', _weak: true },
    })
  })
})

test('an export and its import preserve files, drafts and asset metadata', async () => {
  const folder = testDirectory()
  await writeFile(
    join(folder, 'data.ndjson'),
    lines([
      {
        _id: 'drafts.a',
        _type: 'page',
        picture: { _type: 'picture', _sanityAsset: 'image@file://./p.png', alt_text: 'A pixel' },
        paper: { _sanityAsset: 'file@file://./paper.txt' },
      },
    ]),
  )
  await writeFile(join(folder, 'p.png'), PIXEL)
  await writeFile(join(folder, 'paper.txt'), 'hello')
  const first = await emptyLake()
  await bring(first.endpoint, folder)
  const picture = Array.from(first.dataset.all()).find(({ _type }) => _type === 'sanity.imageAsset')
  await first.endpoint.client
    .patch(picture?._id ?? '')
    .set({ title: 'The pixel', creditLine: 'Nobody' })
    .commit()
  const file = join(folder, 'out.tar.gz')
  expect(await exportContent(first.endpoint, file)).toEqual({ documents: 1, images: 1, files: 1 })
  const second = await emptyLake()
  await bring(second.endpoint, file)
  expect(contentOf(second.dataset.all())).toEqual(contentOf(first.dataset.all()))
  expect(second.dataset.get(picture?._id ?? '')).toMatchObject({
    title: 'The pixel',
    creditLine: 'Nobody',
    originalFilename: 'p.png',
  })
})

test('an import rejects a file that is not an image, and prints the name of the file', async () => {
  const folder = testDirectory()
  await writeFile(join(folder, 'a.md'), '---\ntitle: A\ndate: 2024-01-01\n---\n![x](broken.png)')
  await writeFile(join(folder, 'broken.png'), 'this is no picture')
  const { endpoint } = await emptyLake()
  await expect(bring(endpoint, folder)).rejects.toThrow(/^broken\.png was not taken as an image/)
})
