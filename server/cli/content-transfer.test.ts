import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { dataFolders } from '#server/data-folders.ts'
import { testDirectory } from '#server/directory.test-support.ts'
import type { LakeDocument } from '#server/lake/types.ts'
import { listen } from '#server/listen.ts'
import { openLake } from '#server/open-lake.ts'
import { exportContent } from '#server/transfer/export-content.ts'
import { importContent, type ImportMode } from '#server/transfer/import-content.ts'
import { fetchKnownTerms } from '#server/transfer/known-terms.ts'
import { createEndpoint, type LakeEndpoint } from '#server/transfer/lake-client.ts'
import { readContent } from '#server/transfer/read-content.ts'
import { openSource } from '#server/transfer/source.ts'
import { PIXEL, sharedArchive } from '#server/transfer/transfer.test-support.ts'
import { createWire } from '#server/wire/wire.ts'
import { connectLake } from './connect-lake.ts'
import { connectInProcess } from './in-process-lake.ts'

async function emptyLake(directory = testDirectory()) {
  const open = openLake(directory, 'production')
  const endpoint = connectInProcess({
    ...open,
    projectId: 'local',
    dataset: 'production',
    origin: 'http://site.example',
  })
  onTestFinished(async () => {
    await endpoint.close()
    open.lake.close()
  })
  return { ...open, endpoint }
}

/** The same lake on a port, as other programs see it. */
async function serve({ lake, assets, directory }: Awaited<ReturnType<typeof emptyLake>>) {
  const wire = createWire({
    lake,
    assets,
    directory,
    projectId: 'local',
    basePath: '/lake',
    anonymous: 'nobody',
    // As Sanity's own: its exporter fetches assets without a token.
    assetPolicy: () => 'public',
    authenticate: async ({ headers }) =>
      headers.get('authorization') === 'Bearer a-token-for-tests-alone'
        ? { id: 'test', name: 'Test', email: '', role: 'administrator', via: 'bearer' }
        : undefined,
    users: { byIds: () => Promise.resolve([]) },
  })
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: {
      early: () => false,
      upgrade: () => false,
      fetch: (request, peer) =>
        new URL(request.url).pathname === '/healthz'
          ? Response.json({ alive: true })
          : wire.fetch(request, peer),
    },
  })
  onTestFinished(async () => {
    await server.close(100)
    await wire.close()
  })
  const endpoint = createEndpoint({
    projectId: 'local',
    dataset: 'production',
    token: 'a-token-for-tests-alone',
    apiHost: `http://127.0.0.1:${server.port}/lake`,
  })
  return { endpoint, port: server.port }
}

async function bring(
  { client }: LakeEndpoint,
  path: string,
  mode: ImportMode = 'create',
  dryRun = false,
) {
  const source = await openSource(path)
  try {
    const content = await readContent(source, async () => ({
      category: 'General',
      known: await fetchKnownTerms(client),
      now: new Date(),
    }))
    return await importContent({ client, content, mode, dryRun })
  } finally {
    await source.close()
  }
}

const lines = (documents: readonly object[]) =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('')

/** A gzipped tar is not needed for documents alone: exports without assets are one packed NDJSON file. */
async function packed(documents: readonly object[]): Promise<string> {
  const path = join(testDirectory(), 'data.ndjson.gz')
  await writeFile(path, gzipSync(lines(documents)))
  return path
}

const isAsset = ({ _type }: { readonly _type: string }) => _type.startsWith('sanity.')

/** Content by id, without what the lake writes by itself. */
function contentOf(documents: Iterable<LakeDocument>) {
  return new Map(
    Array.from(documents)
      .filter((document) => !isAsset(document))
      .map(({ _rev, _updatedAt, ...content }) => [content._id, content] as const),
  )
}

const aksel = sharedArchive('aksel-export.tar.gz')

describe.skipIf(aksel === undefined)('a real dataset export', () => {
  test('comes in whole, changes nothing the second time, and comes out the same for every program', async () => {
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

    // Sanity's own programs agree: theirs restores what ours wrote, and ours would take what theirs writes.
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

describe.skipIf(posts === undefined)('forty Markdown posts', () => {
  test('are published with pictures; a second import changes nothing', async () => {
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
  })

  test('an author that an editor described since is used, not written over', async () => {
    const { endpoint, dataset } = await emptyLake()
    await bring(endpoint, posts ?? '')
    await endpoint.client.patch('author-ed-page').set({ bio: 'Written since' }).commit()
    await bring(endpoint, posts ?? '', 'replace')
    expect(dataset.get('author-ed-page')).toMatchObject({ bio: 'Written since' })
  })
})

describe('documents that are there already', () => {
  const documents = [
    { _id: 'same', _type: 'page', text: 'one' },
    { _id: 'other', _type: 'page', text: 'two' },
    { _id: 'fresh', _type: 'page', text: 'three' },
  ]

  const prepared = async () => {
    const open = await emptyLake()
    open.dataset.mutate(
      [
        { create: { _id: 'same', _type: 'page', text: 'one' } },
        { create: { _id: 'other', _type: 'page', text: 'mine' } },
      ],
      { author: 'test' },
    )
    return open
  }

  test('stop the import with the way out, and nothing is written', async () => {
    const { endpoint, dataset } = await prepared()
    await expect(bring(endpoint, await packed(documents))).rejects.toThrow(
      /^1 document is in the lake with other content \(other\)\. Nothing was imported\. Say --replace/,
    )
    expect(dataset.get('fresh')).toBeUndefined()
  })

  test.for([
    { mode: 'replace' as const, text: 'two', counts: { replaced: 1, kept: 0 } },
    { mode: 'missing' as const, text: 'mine', counts: { replaced: 0, kept: 1 } },
  ])('--$mode', async ({ mode, text, counts }) => {
    const { endpoint, dataset } = await prepared()
    const report = await bring(endpoint, await packed(documents), mode)
    expect(report).toMatchObject({ created: 1, unchanged: 1, ...counts })
    expect(dataset.get('other')).toMatchObject({ text })
  })

  test('--dry-run counts and writes nothing', async () => {
    const { endpoint, dataset } = await prepared()
    const { sequence } = dataset
    const report = await bring(endpoint, await packed(documents), 'replace', true)
    expect(report).toMatchObject({ created: 1, replaced: 1, unchanged: 1 })
    expect(dataset.sequence).toBe(sequence)
  })
})

describe('references', () => {
  test('that run forwards, backwards and in circles through many transactions end up strong', async () => {
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

  test('to nothing are left weak and named', async () => {
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

test('files, drafts and what is known of an asset make the round trip', async () => {
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

test('a file that is no picture is refused by its name', async () => {
  const folder = testDirectory()
  await writeFile(join(folder, 'a.md'), '---\ntitle: A\ndate: 2024-01-01\n---\n![x](broken.png)')
  await writeFile(join(folder, 'broken.png'), 'this is no picture')
  const { endpoint } = await emptyLake()
  await expect(bring(endpoint, folder)).rejects.toThrow(/^broken\.png was not taken as an image/)
})

describe('reaching the lake', () => {
  test('that the running site holds: through the site, with a token that ends with the command', async () => {
    const dataDir = testDirectory()
    const open = await emptyLake(join(dataDir, dataFolders.lake))
    const { port } = await serve(open)
    const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) })
    const connection = await connectLake(config, 'production')
    expect(connection.description).toContain('the site that runs at')
    await bring(connection, await packed([{ _id: 'a', _type: 'page' }]))
    expect(open.dataset.get('a')).toBeDefined()
    const { token } = connection
    await connection.close()
    const after = createEndpoint({
      projectId: 'local',
      dataset: 'production',
      token,
      apiHost: connection.apiHost,
    })
    await expect(after.client.fetch('count(*)')).rejects.toMatchObject({ statusCode: 401 })
  })

  test('that nobody can be asked for is said', async () => {
    const dataDir = testDirectory()
    const { lake } = openLake(join(dataDir, dataFolders.lake), 'production')
    onTestFinished(() => lake.close())
    const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '9' })
    await expect(connectLake(config, 'production')).rejects.toThrow(
      /Another process holds the lake .* no site answers at http:\/\/127\.0\.0\.1:9/,
    )
  })
})

describe('a lake elsewhere', () => {
  const remote = (port: number, token: string) =>
    readConfig({ SANITY_API_HOST: `http://127.0.0.1:${port}/lake`, LAKE_TOKEN: token })

  test('is used with its token', async () => {
    const { port } = await serve(await emptyLake())
    const connection = await connectLake(remote(port, 'a-token-for-tests-alone'), 'production')
    expect(await connection.client.fetch('count(*)')).toBe(0)
  })

  test.for([
    {
      name: 'a wrong token',
      token: 'another-token-for-tests',
      dataset: 'production',
      says: /refuses the token/,
    },
    {
      name: 'a dataset that is not there',
      token: 'a-token-for-tests-alone',
      dataset: 'other',
      says: /no such dataset/,
    },
  ])('$name is said before any work', async ({ token, dataset, says }) => {
    const { port } = await serve(await emptyLake())
    await expect(connectLake(remote(port, token), dataset)).rejects.toThrow(says)
  })

  test('an address where nobody answers is said', async () => {
    await expect(connectLake(remote(9, 'a-token-for-tests-alone'), 'production')).rejects.toThrow(
      /cannot be reached\.$/,
    )
  })
})

describe('the commands', () => {
  const run = async (script: string, args: readonly string[], dataDir: string) =>
    new Promise<{ code: number; out: string; error: string }>((done) => {
      const child = execFile(
        process.execPath,
        [join(import.meta.dirname, script), ...args],
        { env: { PATH: '', DATA_DIR: dataDir }, cwd: join(import.meta.dirname, '../..') },
        (failure, out, error) =>
          done({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error }),
      )
      onTestFinished(() => void child.kill())
    })

  test('import, then export, in plain lines', async () => {
    const dataDir = testDirectory()
    const file = join(dataDir, 'out.tar.gz')
    const input = await packed([{ _id: 'a', _type: 'page' }])
    const imported = await run('content-import.ts', [input], dataDir)
    expect(imported).toMatchObject({
      code: 0,
      error: 'Writing documents: 1\nWriting documents: done\n',
    })
    expect(imported.out).toContain(
      'Imported 1 document (1 new, 0 replaced, 0 unchanged) and 0 assets',
    )
    const exported = await run('content-export.ts', [file], dataDir)
    expect(exported).toMatchObject({ code: 0, error: '' })
    expect(exported.out).toContain('Exported 1 document, 0 images and 0 files')
  })
})
