import { describe, expect, test } from 'vitest'
import { folderOf, packedFile, PIXEL, tarOf } from './transfer.test-support.ts'
import { read } from './content.test-support.ts'

describe('reading Sanity exports', () => {
  const line = (document: object) => `${JSON.stringify(document)}\n`

  test('every import of an export generates the same ids and keys', async () => {
    const path = await packedFile(
      line({ _type: 'a', list: [{ x: 1 }, { x: 1 }, { _key: 'own' }], ref: { _ref: 'b' } }),
      'data.ndjson.gz',
    )
    const [first, second] = [await read(path), await read(path)]
    expect(first.documents).toEqual(second.documents)
    const [document] = first.documents
    // The list in the document of this test.
    const keys = ((document?.['list'] ?? []) as { _key: string }[]).map(({ _key }) => _key)
    expect(new Set(keys).size).toBe(3)
    expect(document).toMatchObject({ ref: { _type: 'reference', _ref: 'b' } })
  })

  test('an export is read without system documents and revisions', async () => {
    const content = await read(
      await packedFile(
        line({ _id: '_.groups.x', _type: 'system.group' }) +
          line({ _id: 'a', _type: 'a', _rev: 'r' }),
      ),
    )
    expect(content.documents).toEqual([{ _id: 'a', _type: 'a' }])
    expect(content.notes).toHaveLength(1)
  })

  test.for([
    { name: 'invalid JSON', lines: '{"_type":"a"}\n{"_type":', says: /Line 2 is not JSON/ },
    { name: 'an array', lines: '{"_type":"a"}\n[]', says: /Line 2 is not a document/ },
    { name: 'a missing type', lines: '{"_id":"a"}', says: /Line 1 has no _type/ },
    {
      name: 'an id that a lake rejects',
      lines: '{"_id":"a/b","_type":"a"}',
      says: /an _id that a lake does not take/,
    },
    ...['drafts.', '.a', '-a', 'a..b', 'a'.repeat(129)].map((_id) => ({
      name: `the id ${_id.slice(0, 9)}`,
      lines: JSON.stringify({ _id, _type: 'a' }),
      says: /^Line 1 has an _id that a lake does not take/,
    })),
    {
      name: 'a repeated id',
      lines: '{"_id":"a","_type":"a"}\n{"_id":"a","_type":"b"}',
      says: /Line 2 has the _id a of an earlier/,
    },
    {
      name: 'a missing asset',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":"image@file://./images/x.png"}}',
      says: /a wants export\/images\/x.png, which is not/,
    },
    {
      name: 'an asset at an absolute path',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":"image@file:///etc/passwd"}}',
      says: /only files of the import itself/,
    },
    {
      name: 'an asset above the folder of the export',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":"file@file://./../../x"}}',
      says: /only files of the import itself/,
    },
    {
      name: 'an invalid asset address',
      lines: '{"_id":"a","_type":"a","i":{"_sanityAsset":7}}',
      says: /no address of an image or file/,
    },
  ])(
    'an export is rejected for $name, and the error names the line or document',
    async ({ lines, says }) => {
      const path = await packedFile(await tarOf([{ name: 'export/data.ndjson', content: lines }]))
      await expect(read(path)).rejects.toThrow(says)
    },
  )

  test('assets on other servers are counted and not fetched', async () => {
    const remote = { _type: 'image', alt: 'x', _sanityAsset: 'image@http://169.254.169.254/' }
    const content = await read(
      await packedFile(
        line({
          _id: 'a',
          _type: 'a',
          cover: remote,
          list: [{ _key: 'k', file: { _sanityAsset: 'file@HTTPS://example.com/a.pdf' } }],
        }) + line({ _id: 'b', _type: 'b' }),
      ),
    )
    expect(content.documents).toEqual([
      {
        _id: 'a',
        _type: 'a',
        cover: { _type: 'image', alt: 'x' },
        list: [{ _key: 'k', file: {} }],
      },
      { _id: 'b', _type: 'b' },
    ])
    expect(content.assets.size).toBe(0)
    expect(content.notes).toEqual([expect.stringMatching(/^2 assets on other servers/)])
  })

  test('an export with missing asset files is read, and a note contains their number', async () => {
    const asset = { _id: 'image-abc-1x1-png', _type: 'sanity.imageAsset', url: 'https://cdn/x.png' }
    const content = await read(await packedFile(line(asset)))
    expect(content.notes).toEqual([
      '1 assets came as documents without their files: a raw export has none to show',
    ])
  })

  test('an export with several data files or none is rejected', async () => {
    const two = await folderOf({
      'a.ndjson': line({ _type: 'a' }),
      'b.ndjson': line({ _type: 'a' }),
    })
    await expect(read(two)).rejects.toThrow(/There are 2 NDJSON files/)
    await expect(read(await folderOf({ 'a.png': PIXEL }))).rejects.toThrow(/nothing to import/)
  })
})
