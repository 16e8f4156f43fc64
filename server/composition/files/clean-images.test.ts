import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { engines, useDatabases } from '../../testing/database.test-support.ts'
import { testDirectory } from '../../testing/directory.test-support.ts'
import {
  hasPlanted,
  PLANTABLE,
  PLANTED,
  plantedAnimation,
  plantedImage,
} from '../../testing/planted-images.test-support.ts'
import { openSite, startSite } from '../../testing/site-without-pages.test-support.ts'
import { openAccountsAt } from '#lake/wire/accounts.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()
type Site = Awaited<ReturnType<typeof startSite>>

const asset = z.object({ _id: z.string(), path: z.string(), url: z.string() })
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

const clientOf = (site: Site, token = site.authorization.replace('Bearer ', '')) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: site.origin + lakePaths.base,
    useProjectHostname: false,
    useCdn: false,
    token,
  })

const upload = async (site: Site, bytes: Uint8Array, filename = 'Jane at home.jpg') =>
  asset.parse(await clientOf(site).assets.upload('image', Buffer.from(bytes), { filename }))

/** Publishes a post that shows an asset of the lake. */
async function show(site: Site, id: string) {
  const answer = await site.send('POST', apiPaths.blogs(), {
    title: `About ${id}`,
    status: 'published',
    excerpt: 'About a bridge.',
    cover_image: { asset: id, alt_text: 'A bridge' },
    body: 'Text.',
  })
  expect(answer.status).toBe(201)
}

const get = async (site: Site, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(site.origin + path, { headers, redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

test.for(engines)(
  'the server removes metadata from images uploaded by Studio and admin (%s)',
  async (engine) => {
    const site = await openSite(databases, engine)
    const token = await withMachineToken(site)
    const { planted: uploaded } = await plantedImage('jpg')
    const { planted: pasted } = await plantedImage('jpg', { width: 80 })
    const studio = await upload(site, uploaded)
    const answer = await fetch(site.origin + staffApiPaths.imagesUpload({ name: 'Jane.jpg' }), {
      method: 'POST',
      headers: { authorization: site.authorization, 'content-type': 'image/jpeg' },
      body: pasted,
    })
    expect(answer.status).toBe(201)
    const { data } = z
      .object({ data: z.object({ id: z.string(), url: z.string() }) })
      .parse(await answer.json())
    for (const [id, path, original] of [
      [studio._id, `${lakePaths.base}/${studio.path}`, uploaded],
      [data.id, data.url, pasted],
    ] as const) {
      expect(id).toContain(sha1(original))
      await show(site, id)
      const visitor = await get(site, path)
      expect([visitor.status, hasPlanted(visitor.bytes)]).toEqual([200, false])
      for (const headers of [
        { authorization: site.authorization },
        { cookie: site.cookie },
        { authorization: `Bearer ${token}` },
      ]) {
        const own = await get(site, path, headers)
        expect([own.status, own.bytes.equals(Buffer.from(original))]).toEqual([200, true])
      }
    }
  },
)

/** Creates a machine token for the lake of a site. */
async function withMachineToken({ dataDir }: Site): Promise<string> {
  const accounts = await openAccountsAt({ directory: join(dataDir, 'lake') })
  onTestFinished(() => accounts.close())
  return (await accounts.createToken('exporter', 'viewer')) ?? ''
}

test('the server reuses clean copies after a restart, and their file mode is 600', async () => {
  const place = await databases.locate('sqlite')
  const first = await startSite(place)
  const { _id: id, path } = await upload(first, (await plantedImage('webp')).planted)
  await show(first, id)
  const before = await get(first, `${lakePaths.base}/${path}`)
  await first.close()
  const files = async () => {
    const directory = join(place.dataDir, 'clean-images', 'copies')
    const names = await readdir(directory, { recursive: true })
    const paths = names
      .filter((name) => name.endsWith('.webp'))
      .map((name) => join(directory, name))
    return Promise.all(paths.map(async (file) => ({ file, facts: await stat(file) })))
  }
  const [kept, ...others] = await files()
  expect([others, (kept?.facts.mode ?? 0) & 0o777]).toEqual([[], 0o600])
  const second = await startSite(place)
  const after = await get(second, `${lakePaths.base}/${path}`)
  expect(after.bytes.equals(before.bytes)).toBe(true)
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  expect((await files()).map(({ facts }) => facts.mtimeMs)).toEqual([kept?.facts.mtimeMs])
})

test('the server rejects an image that cannot be cleaned, with an explanation', async () => {
  const site = await openSite(databases, 'sqlite')
  const { _id: id, path } = await upload(site, (await plantedImage('jpg')).planted)
  await show(site, id)
  const name = path.split('/').at(-1) ?? ''
  const file = join(site.dataDir, 'lake/assets/images', name.slice(0, 2), name)
  await writeFile(file, `\0\0\0\x18ftypheic\0\0\0\0mif1heic${PLANTED}`)
  for (const query of ['', '?dl=', '', '']) {
    const answer = await get(site, `${lakePaths.base}/${path}${query}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([415, 'no-store'])
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({
      statusCode: 415,
      message: expect.stringMatching(/^This image can’t be shown/),
    })
  }
})

test('public responses contain no EXIF data, location or file name of an image', async () => {
  const site = await openSite(databases, 'sqlite')
  const { _id: id } = await upload(site, (await plantedImage('png')).planted, `${PLANTED}.png`)
  const client = clientOf(site)
  const known = await client.getDocument(id)
  if (known === undefined) throw new Error('The asset has no document')
  const told = { exif: { Artist: PLANTED }, location: { lat: 51.5, lng: 0.1, of: PLANTED } }
  await client.createOrReplace({ ...known, metadata: { ...known['metadata'], ...told } })
  expect((await client.getDocument(id))?.['metadata']).toMatchObject(told)
  await show(site, id)
  const list = JSON.parse((await get(site, apiPaths.blogs())).bytes.toString())
  const [{ id: blog, slug }] = list.results
  const paths = [
    apiPaths.blogs(),
    apiPaths.blog(blog),
    ...Object.entries(PUBLIC_QUERY_VERSIONS).map(([name, version]) =>
      // The cast is correct: `name` is one of the keys of PUBLIC_QUERY_VERSIONS.
      lakePaths.publicQuery(name as keyof typeof PUBLIC_QUERY_VERSIONS, version, {
        slug,
        id: blog,
        limit: 10,
        start: 0,
        end: 10,
      }),
    ),
    '/sitemap.xml',
    '/OpenGraph_Info.json',
  ]
  let shown = 0
  for (const path of paths) {
    const { bytes } = await get(site, path)
    expect([path, hasPlanted(bytes)]).toEqual([path, false])
    if (bytes.includes(id)) shown += 1
  }
  expect(shown).toBeGreaterThan(2)
})

test('Sanity’s tools export and import originals with the same asset ids', async () => {
  const site = await openSite(databases, 'sqlite')
  const originals = await Promise.all([
    ...PLANTABLE.map(async (format) => (await plantedImage(format, { orientation: 6 })).planted),
    plantedAnimation('gif').then(({ planted }) => planted),
  ])
  const assets: z.infer<typeof asset>[] = []
  for (const [index, bytes] of originals.entries()) {
    const made = await upload(site, bytes)
    expect(made._id).toContain(sha1(bytes))
    if (index % 2 === 0) await show(site, made._id)
    else {
      // Only a draft shows the image, so visitors must not see it.
      const cover = { _type: 'picture', asset: { _type: 'reference', _ref: made._id } }
      await clientOf(site).create({
        _type: 'blog',
        _id: `drafts.d${index}`,
        title: 'D',
        coverImage: cover,
      })
    }
    assets.push(made)
  }
  const folder = testDirectory()
  const outputPath = join(folder, 'export.tar.gz')
  const client = clientOf(site).withConfig({ apiVersion: '2021-06-07' })
  await exportDataset({
    client,
    dataset: 'production',
    outputPath,
    assets: true,
    drafts: true,
    compress: true,
  })

  const copy = await openSite(databases, 'sqlite')
  await sanityImport(createReadStream(outputPath), {
    client: clientOf(copy).withConfig({ apiVersion: '2021-06-07' }),
    operation: 'createOrReplace',
    allowAssetsInDifferentDataset: true,
  })
  for (const [index, { _id: id, url, path }] of assets.entries()) {
    const imported = asset.parse(await clientOf(copy).getDocument(id))
    expect(imported.path).toBe(path)
    const own = await get(copy, `${lakePaths.base}/${path}`, { authorization: copy.authorization })
    expect(own.bytes.equals(Buffer.from(originals[index] ?? []))).toBe(true)
    // The URL in the stored asset document is unchanged.
    expect(asset.parse(await clientOf(site).getDocument(id)).url).toBe(url)
  }
})
