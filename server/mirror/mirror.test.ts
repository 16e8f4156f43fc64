import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  blog,
  contentMigrations,
  feedOf,
  openEmbeddedContent,
  openRemoteContent,
  openTestContent,
  openTestLake,
  put,
  reference,
  remove,
  serveWire,
} from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { PATIENT, stopClock } from '#server/testing/patience.test-support.ts'
import type { MirrorChange } from './mirror-change.ts'
import { expected, held, anyEdit, apply } from './mirror.test-support.ts'

const databases = useDatabases()

describe.each(engines)('the copy of a lake (%s)', (engine) => {
  it('the mirror has the contents of the embedded lake after any edits', async () => {
    const { dataset } = openTestLake()
    await put(dataset, blog('early'))
    const { mirror } = await openEmbeddedContent(
      await databases.open(engine, contentMigrations),
      dataset,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anyEdit, { maxLength: 8 }), async (edits) => {
        for (const edit of edits) await apply(dataset, edit)
        expect(await mirror.read(held)).toEqual(expected(dataset))
      }),
      { numRuns: 40 },
    )
    expect(mirror.status).toMatchObject({ filled: true, current: true })
  })

  it('the mirror continues after texts that no index can store', async () => {
    const { dataset } = openTestLake()
    const { mirror } = await openEmbeddedContent(
      await databases.open(engine, contentMigrations),
      dataset,
    )
    // Characters of three bytes each, which hardly compress, so that the text exceeds the size limit of an index row.
    const long = Array.from({ length: 4_000 }, (_, index) =>
      String.fromCodePoint(0x4e_00 + ((index * index * 7919) % 20_000)),
    ).join('')
    const odd = {
      title: long,
      slug: { current: long },
      status: long,
      publishedAt: long,
      industry: long,
      category: { _type: 'reference', _ref: long, _weak: true },
      tags: [long],
    }
    await put(dataset, blog('odd', odd), { ...blog('odd', odd), _id: 'drafts.odd' }, blog('b'))
    expect(await mirror.read(held)).toEqual(expected(dataset))
    expect(mirror.status.current).toBe(true)
  })

  it('the mirror catches up with changes made while it was stopped', async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    await put(dataset, blog('a'), blog('b'), blog('c'))
    const first = await openEmbeddedContent(database, dataset)
    await first.mirror.stop()
    await put(dataset, blog('a', { title: 'New' }), blog('d'))
    await remove(dataset, 'b')
    const second = await openEmbeddedContent(database, dataset)
    expect(await second.mirror.read(held)).toEqual(expected(dataset))
  })

  it('the mirror determines the assets that public documents use', async () => {
    const { dataset } = openTestLake()
    const asset = (id: string) => ({ _id: id, _type: 'sanity.imageAsset' })
    const picture = (id: string) => ({ _type: 'picture', asset: reference(id) })
    await put(
      dataset,
      asset('image-a-1x1-png'),
      asset('image-b-1x1-png'),
      asset('image-c-1x1-png'),
      blog('a', { coverImage: picture('image-a-1x1-png') }),
      blog('b', { status: 'draft', body: [{ _key: 'k', ...picture('image-b-1x1-png') }] }),
      { ...blog('c'), _id: 'drafts.c', coverImage: picture('image-c-1x1-png') },
    )
    const { mirror } = await openEmbeddedContent(
      await databases.open(engine, contentMigrations),
      dataset,
    )
    const used = (id: string) => mirror.read((store) => store.isUsedPublicly(id))
    expect(await used('image-a-1x1-png')).toBe(true)
    expect(await used('image-b-1x1-png')).toBe(false)
    expect(await used('image-c-1x1-png')).toBe(false)
    expect(await used('image\0')).toBe(false)
    await put(dataset, blog('b', { body: [{ _key: 'k', ...picture('image-b-1x1-png') }] }))
    await remove(dataset, 'a')
    expect(await used('image-a-1x1-png')).toBe(false)
    expect(await used('image-b-1x1-png')).toBe(true)
  })

  it('the mirror has the contents of a remote lake through edits, disconnects and restarts', async () => {
    const { dataset, wire } = openTestLake()
    const server = await serveWire(wire)
    await put(dataset, blog('early'))
    const { mirror } = await openRemoteContent(
      await databases.open(engine, contentMigrations),
      server.apiHost,
    )
    const settle = () =>
      vi.waitFor(async () => expect(await mirror.read(held)).toEqual(expected(dataset)), PATIENT)
    await settle()
    const edits = fc.sample(anyEdit, { numRuns: 30, seed: 7 })
    for (const [index, edit] of edits.entries()) {
      await apply(dataset, edit)
      if (index === 10) {
        await server.stop()
        await vi.waitUntil(() => !mirror.status.current, PATIENT)
      }
      if (index === 15) await server.restart()
      if (index === 20) server.setFault((_request, response) => response.destroy())
      if (index === 25) server.setFault(undefined)
    }
    await settle()
    await vi.waitFor(() => expect(mirror.status.current).toBe(true), PATIENT)
    // The clock is stopped and no timer fires, so the change must be reported at once.
    const clock = stopClock()
    await put(dataset, blog('early', { title: 'Told at once' }))
    await clock.until(async () => isDeepStrictEqual(await mirror.read(held), expected(dataset)))
  })
})

describe('two processes', () => {
  it('two mirrors on one database copy the same commits without a failure', async () => {
    const { dataset } = openTestLake()
    const contents = await Promise.all(
      (await databases.openTwice('postgres', contentMigrations)).map((database) =>
        openEmbeddedContent(database, dataset),
      ),
    )
    for (let round = 0; round < 10; round += 1) {
      await put(dataset, blog('a', { title: `${round}` }), blog('b', { tags: [`${round}`] }))
    }
    for (const { mirror, logged } of contents) {
      expect(await mirror.read(held)).toEqual(expected(dataset))
      expect(logged.filter(({ level }) => level === 'error')).toEqual([])
      expect(mirror.withholds('a')).toBe(false)
    }
  })

  it('the mirrored copy has the newest state, even if one of two processes lags behind', async () => {
    const { dataset } = openTestLake()
    const [ours, theirs] = await databases.openTwice('postgres', contentMigrations)
    await put(dataset, blog('archived'), blog('deleted'), blog('again'))
    const { mirror } = await openEmbeddedContent(ours, dataset)
    const reports: (() => void)[] = []
    const feed = feedOf(dataset)
    const late = await openTestContent(theirs, {
      ...feed,
      follow: (listener) =>
        feed.follow({
          ...listener,
          changed: (changes) => void reports.push(() => listener.changed(changes)),
        }),
    })
    // All revisions are of the same millisecond, so their times do not show their order.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const id of ['archived', 'deleted', 'again']) await put(dataset, blog(id, { title: 'x' }))
    await put(dataset, blog('archived', { status: 'archived' }))
    await remove(dataset, 'deleted')
    await remove(dataset, 'again')
    await put(dataset, blog('again', { title: 'y' }), blog('new'))
    for (const title of ['first', 'second']) {
      await put(dataset, { ...blog('new', { title }), _id: 'drafts.new' })
    }
    await mirror.read(held)
    for (const report of reports) {
      report()
      expect(await late.mirror.read(held)).toEqual(expected(dataset))
    }
    expect(reports).toHaveLength(9)
  })
})

it('the mirror reports a change before the lake responds to its write', async () => {
  const { dataset } = openTestLake()
  await put(dataset, { _id: 'ann', _type: 'author', name: 'Ann' })
  const { changes } = await openEmbeddedContent(
    await databases.open('sqlite', contentMigrations),
    dataset,
  )
  const told: MirrorChange[] = []
  changes.on('public', (change) => told.push(change))
  const after = async (work: () => Promise<void>) => {
    told.length = 0
    await work()
    return [...told]
  }
  expect(await after(() => put(dataset, blog('a', { status: 'draft' })))).toEqual([])
  expect(await after(() => put(dataset, { ...blog('a'), _id: 'drafts.a' }))).toEqual([])
  expect(await after(() => put(dataset, { _id: 'r', _type: 'note' }))).toEqual([])
  expect(await after(() => put(dataset, blog('a')))).toMatchObject([
    { types: ['blog'], ids: ['a'], slugs: ['slug-a'], publicBefore: false, publicAfter: true },
  ])
  const renamed = await after(() => put(dataset, blog('a', { slug: { current: 'new' } })))
  expect(renamed).toMatchObject([{ slugs: ['slug-a', 'new'], takenOff: [] }])
  expect(renamed[0]?.tags).toEqual([
    'blog',
    'id:a',
    'name:blog:a',
    'name:blog:slug-a',
    'name:blog:new',
  ])
  expect(await after(() => put(dataset, blog('a', { status: 'archived' })))).toMatchObject([
    { publicBefore: true, publicAfter: false, takenOff: ['blog'] },
  ])
  expect(
    await after(() => put(dataset, { _id: 'ann', _type: 'author', name: 'Anna' })),
  ).toMatchObject([{ types: ['author'], tags: expect.arrayContaining(['author', 'id:ann']) }])
})
