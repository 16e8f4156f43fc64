import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { createGunzip } from 'node:zlib'

import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { extract } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { DATASET, startLake, type LakeUnderTest } from './lake-under-test.ts'

const REAL_EXPORT = join(import.meta.dirname, '../../../shared/data/aksel-export.tar.gz')
const document = z.looseObject({ _id: z.string(), _type: z.string() })
type Documents = Readonly<Record<string, z.output<typeof document>>>

let folder: string
let lake: LakeUnderTest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  lake = await startLake()
})
afterAll(async () => {
  expect(lake.lake.wire.ledger).toEqual([])
  await lake[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function importInto(target: LakeUnderTest, file: string) {
  return sanityImport(createReadStream(file), {
    client: target.client({ apiVersion: '2021-06-07' }),
    operation: 'createOrReplace',
    allowAssetsInDifferentDataset: true,
  })
}

async function exportFrom(target: LakeUnderTest, name: string): Promise<string> {
  const outputPath = join(folder, name)
  await exportDataset({
    client: target.client({ apiVersion: '2021-06-07' }),
    dataset: DATASET,
    outputPath,
    assets: true,
    drafts: true,
    compress: true,
  })
  return outputPath
}

/**
 * Reads documents and asset file names of an export. Each file is renamed to the hash of its bytes. The hosted service names drawings
 * before it cleans them, so the names of an export do not always match the bytes.
 */
async function read(archive: string): Promise<{ documents: Documents; files: readonly string[] }> {
  const trueNames = new Map<string, string>()
  let lines = ''
  const unpack = extract()
  unpack.on('entry', (header, stream, next) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(z.instanceof(Buffer).parse(chunk)))
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const [, folderName, hash, rest] =
        /\/(images|files)\/([0-9a-f]{40})([^/]*)$/.exec(header.name) ?? []
      if (header.name.endsWith('.ndjson')) lines = bytes.toString('utf8')
      else if (folderName !== undefined && hash !== undefined) {
        const trueHash = createHash('sha1').update(bytes).digest('hex')
        trueNames.set(`${folderName}/${hash}${rest}`, `${folderName}/${trueHash}${rest}`)
      }
      next()
    })
  })
  await pipeline(createReadStream(archive), createGunzip(), unpack)
  for (const [name, trueName] of trueNames) lines = lines.replaceAll(name, trueName)
  const documents = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => document.parse(JSON.parse(line)))
  return {
    documents: Object.fromEntries(documents.map((each) => [each._id, each])),
    files: [...trueNames.values()].toSorted((a, b) => (a < b ? -1 : 1)),
  }
}

/** Documents without the fields that a store sets itself. */
function content(documents: Documents): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(documents).map(([id, { _rev, _updatedAt, ...rest }]) => [id, rest]),
  )
}

describe('the official tools for import and export', () => {
  test('export an imported file unchanged, with a picture, references and a draft', async () => {
    const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const file = join(folder, 'dot.png')
    await writeFile(file, png)
    const lines = [
      { _id: 'author-1', _type: 'author', name: 'Ann' },
      {
        _id: 'post-1',
        _type: 'post',
        author: { _type: 'reference', _ref: 'author-1' },
        cover: { _type: 'image', _sanityAsset: `image@${pathToFileURL(file).href}` },
      },
      { _id: 'drafts.post-1', _type: 'post', title: 'In progress' },
    ]
    const ndjson = join(folder, 'in.ndjson')
    await writeFile(ndjson, lines.map((line) => JSON.stringify(line)).join('\n'))
    const { numDocs, warnings } = await importInto(lake, ndjson)
    expect([numDocs, warnings]).toEqual([3, []])
    const post = await lake.client().getDocument('post-1')
    expect(post).toMatchObject({
      author: { _ref: 'author-1' },
      cover: { asset: { _ref: expect.stringMatching(/^image-[0-9a-f]{40}-/) } },
    })

    const archive = await exportFrom(lake, 'out.tar.gz')
    await using second = await startLake()
    await importInto(second, archive)
    const again = await exportFrom(second, 'again.tar.gz')
    const [first, last] = [await read(archive), await read(again)]
    expect(content(last.documents)).toEqual(content(first.documents))
    expect(last.files).toEqual(first.files)
    expect(first.files).toHaveLength(1)
  })

  test('import a real export of 132 documents and 13 pictures, and export it unchanged', async (context) => {
    context.skip(
      !existsSync(REAL_EXPORT),
      'The folder shared/data with the real export is not here.',
    )
    await using target = await startLake()
    await importInto(target, REAL_EXPORT)
    const archive = await exportFrom(target, 'aksel.tar.gz')
    const [went, came] = [await read(REAL_EXPORT), await read(archive)]
    expect(Object.keys(came.documents).toSorted()).toEqual(Object.keys(went.documents).toSorted())
    expect(content(came.documents)).toEqual(content(went.documents))
    expect(came.files).toEqual(went.files)
    expect(target.lake.wire.ledger).toEqual([])
  }, 60_000)
})
