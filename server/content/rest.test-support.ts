import {
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  reference,
  slug,
} from '#server/testing/content.test-support.ts'
import { useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import type { DocumentInput } from '#lake/documents/types.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'

const databases = useDatabases()

/** Opens the REST API over a lake that contains the given documents. */
export async function openSite(engine: Engine, documents: readonly DocumentInput[] = []) {
  const { dataset } = openTestLake()
  if (documents.length > 0) await put(dataset, ...documents)
  const database = await databases.open(engine, contentMigrations)
  return { dataset, ...(await openEmbeddedContent(database, dataset)) }
}

/** Returns the ids in a list, in the same order. */
export const ids = (list: { readonly results: readonly { readonly id: string }[] }) =>
  list.results.map(({ id }) => id)

/** Documents that have all attributes of an article. Some attributes have invalid values. */
export const library: readonly DocumentInput[] = [
  {
    _id: 'image-abc-10x20-png',
    _type: 'sanity.imageAsset',
    path: 'images/local/production/abc-10x20.png',
    metadata: { lqip: 'data:x', isOpaque: true, dimensions: { width: 10, height: 20 } },
  },
  {
    _id: 'lib',
    _type: LIBRARY_IMAGE_TYPE,
    url: '/media/x.jpg',
    alt_text: 'Alt',
    width: 5,
    height: 6,
  },
  {
    _id: 'ann',
    _type: 'author',
    name: 'Ann',
    picture: { asset: reference('image-abc-10x20-png') },
  },
  {
    _id: 'bob',
    _type: 'author',
    name: 'Bob',
    role: 'Editor',
    picture: { library: reference('lib') },
  },
  { _id: 'cat-a', _type: 'category', title: 'Alpha', slug: slug('alpha') },
  { _id: 'cat-b', _type: 'category', title: 'Beta', slug: slug('cat-a') },
]
