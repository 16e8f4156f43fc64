import { expect, it, vi } from 'vitest'
import {
  blog,
  contentMigrations,
  feedOf,
  openTestContent,
  openTestLake,
  put,
  remove,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import type { MirrorFeed, MirrorFeedListener } from './mirror-feed.ts'

const databases = useDatabases()

/** Opens a mirror. Like the feed of a remote lake, its feed reports changes without the previous state. `deliver` delays the reports. */
async function open(deliver: (report: () => void) => void) {
  const { dataset } = openTestLake()
  await put(dataset, blog('a'))
  const own = feedOf(dataset)
  const documents = vi.fn<MirrorFeed['documents']>(own.documents)
  const follow = (listener: MirrorFeedListener) =>
    own.follow({
      ...listener,
      changed: (changes) =>
        deliver(() => listener.changed(changes.map(({ before: _before, ...change }) => change))),
    })
  const content = await openTestContent(await databases.open('sqlite', contentMigrations), {
    ...own,
    follow,
    documents,
  })
  documents.mockClear()
  return { ...content, dataset, documents }
}

const madeBy = (revision: string | undefined) => ({
  transactionId: revision ?? '',
  written: ['a'],
  deleted: [],
})

it('the mirror waits for the feed after a write, and does not read the lake', async () => {
  const { dataset, mirror, documents, get } = await open((report) => setTimeout(report, 50))
  await put(dataset, blog('a', { title: 'New' }))
  await mirror.reach(madeBy(dataset.get('a')?._rev))
  expect((await get('/api/blogs/a')).body.data.title).toBe('New')
  await remove(dataset, 'a')
  await mirror.reach({ transactionId: 't', written: [], deleted: ['a'] })
  expect((await get('/api/blogs/a')).status).toBe(404)
  expect(documents).not.toHaveBeenCalled()
})

it('the mirror reads the lake within a second if the feed is silent', async () => {
  const { dataset, mirror, get } = await open(() => undefined)
  await put(dataset, blog('a', { title: 'New' }))
  const begun = performance.now()
  await mirror.reach(madeBy(dataset.get('a')?._rev))
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect((await get('/api/blogs/a')).body.data.title).toBe('New')
})

it('the mirror reads the lake at once if the reported change could not be written', async () => {
  const { dataset, mirror, store, documents, get } = await open((report) => report())
  vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('disk full'))
  await put(dataset, blog('a', { title: 'New' }))
  await mirror.reach(madeBy(dataset.get('a')?._rev))
  expect(documents).toHaveBeenCalled()
  expect((await get('/api/blogs/a')).body.data.title).toBe('New')
})

it('the mirror reads other documents of the transaction if the feed is silent', async () => {
  const { dataset, mirror, get } = await open(() => undefined)
  await put(dataset, blog('a', { status: 'archived' }))
  await put(dataset, { ...blog('a'), _id: 'drafts.a' })
  const transactionId = dataset.get('drafts.a')?._rev ?? ''
  await mirror.reach({ transactionId, written: ['drafts.a'], deleted: [], others: ['a'] })
  expect((await get('/api/blogs/a')).status).toBe(404)
})
