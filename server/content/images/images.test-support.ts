import { expect } from 'vitest'
import { reference } from '#server/testing/content.test-support.ts'
import { useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { imageAnswer, imageListAnswer } from '#shared/contracts/images.ts'

type Site = Awaited<ReturnType<typeof openTestEditing>>

/** Returns a function that opens a staff API with a picture library. Call it once per test file. */
export function useImages() {
  const databases = useDatabases()
  return async (engine: Engine, where: 'embedded' | 'elsewhere' = 'embedded') =>
    openTestEditing(await databases.open(engine, allMigrations), where)
}

/** Returns the list of pictures for a query string. */
export const list = async ({ call }: Site, query = '') =>
  imageListAnswer.parse((await call('GET', `/api/images/${query}`)).body)

/** Returns the file names in the list of pictures, in the order of the list. */
export const names = async (site: Site, query = '') =>
  (await list(site, query)).results.map(({ file_name: name }) => name)

export const ASSET = 'image-abc-1200x800-png'
/** A picture of the CMS. */
export const asset = {
  _id: ASSET,
  _type: 'sanity.imageAsset',
  path: 'images/local/production/abc-1200x800.png',
  originalFilename: 'Seal of the CMS.png',
  extension: 'png',
  size: 30_000,
  metadata: { dimensions: { width: 1_200, height: 800 }, isOpaque: true, lqip: 'data:x' },
}

/** Adds a file of the image host to the library. */
export async function add(site: Site, publicId: string, said: Record<string, unknown> = {}) {
  site.imageHost.put(publicId)
  const json = { public_id: publicId, alt_text: `What ${publicId} shows`, ...said }
  const answer = await site.call('POST', '/api/images/', { json })
  expect(answer.status).toBe(201)
  return imageAnswer.parse(answer.body).data
}

/** Fields of an article whose cover is a library picture. */
export const cover = (id: string) => ({
  coverImage: { _type: 'picture', library: { ...reference(id), _weak: true }, alt_text: 'A' },
})
