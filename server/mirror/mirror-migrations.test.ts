import { sql } from 'kysely'
import { expect, it } from 'vitest'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const databases = useDatabases()

it('the mirror copies articles again if they were stored without their terms', async () => {
  const { dataset } = openTestLake()
  await put(dataset, blog('a', { tags: ['rag'] }))
  const database = await databases.open('sqlite', contentMigrations)
  const before = await openEmbeddedContent(database, dataset)
  await before.mirror.stop()
  await sql`drop table mirror_terms`.execute(database.kysely)
  await sql`delete from migrations where name = 'mirror-003-terms'`.execute(database.kysely)
  await database.migrate(contentMigrations)
  const { get } = await openEmbeddedContent(database, dataset)
  const { body } = await get(apiPaths.related({ kind: 'service', slug: 'rag' }))
  expect(body.data.blogs).toMatchObject([{ id: 'a' }])
})

it('the mirror copies posts again if they were stored without their author', async () => {
  const { dataset } = openTestLake()
  await put(dataset, { _id: 'ada', _type: 'author', name: 'Ada' })
  const author = { _type: 'reference', _ref: 'ada' }
  await put(dataset, blog('a', { author }))
  await put(dataset, { ...blog('b', { author }), _id: 'drafts.b' })
  const database = await databases.open('sqlite', contentMigrations)
  const before = await openEmbeddedContent(database, dataset)
  await before.mirror.stop()
  await sql`drop index mirror_editing_author`.execute(database.kysely)
  await sql`alter table mirror_editing drop column author`.execute(database.kysely)
  await sql`delete from migrations where name = 'mirror-004-author'`.execute(database.kysely)
  await database.migrate(contentMigrations)
  const { mirror } = await openEmbeddedContent(database, dataset)
  const query = { type: 'blog', author: 'ada', order: 'title', descending: false } as const
  const { articles } = await mirror.read(async ({ editing }) =>
    editing.list({ ...query, offset: 0, limit: 10 }),
  )
  expect(articles.map(({ id }) => id)).toEqual(['a', 'b'])
})

it('the mirror recalculates due times that ignored the live copy of an article with a scheduled edit', async () => {
  const { dataset } = openTestLake()
  const unpublishAt = '2098-01-01T00:00:00.000Z'
  const edit = blog('a', { status: 'scheduled', publishAt: '2099-01-01T00:00:00Z' })
  await put(dataset, blog('a', { unpublishAt }), { ...edit, _id: 'drafts.a' })
  const database = await databases.open('sqlite', contentMigrations)
  const before = await openEmbeddedContent(database, dataset)
  await before.mirror.stop()
  await sql`update mirror_editing set due_at = '2099-01-01T00:00:00.000Z'`.execute(database.kysely)
  await sql`delete from migrations where name = 'mirror-008-due-of-both-copies'`.execute(
    database.kysely,
  )
  await database.migrate(contentMigrations)
  const { mirror } = await openEmbeddedContent(database, dataset)
  const due = await mirror.read(async ({ editing }) => editing.nextDue('2026-01-01'))
  expect(due).toBe(unpublishAt)
})
