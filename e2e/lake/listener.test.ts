import type { SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'

import {
  readEventChannel,
  readEvents,
  readSocket,
  readSocketChannel,
  type ChannelReader,
  type EventReader,
} from './event-reader.ts'
import { TOKEN, until, type LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'
import { startRelay } from './relay.ts'

let lake: LakeUnderTest
let client: SanityClient

useLake((opened) => {
  lake = opened
  client = lake.client()
})

const base = () => `${lake.origin}/v2025-02-19`
const auth = { authorization: `Bearer ${TOKEN}` }

function listenUrl(query: string, options: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({
    query,
    effectFormat: 'mendoza',
    enableResume: 'true',
    includeMutations: 'false',
    ...options,
  })
  return `${lake.origin}/v2025-02-19/data/listen/production?${search}`
}

const open: readonly [string, (url: string, last?: string) => Promise<EventReader>][] = [
  [
    'SSE',
    (url, last) => readEvents(url, last === undefined ? auth : { ...auth, 'last-event-id': last }),
  ],
  [
    'WebSocket',
    (url, last) =>
      Promise.resolve(
        readSocket(url, { ...auth, ...(last === undefined ? {} : { lastEventId: last }) }).reader,
      ),
  ],
]

const channels: readonly [string, () => Promise<ChannelReader>][] = [
  ['channel on a WebSocket', () => readSocketChannel(base(), auth)],
  ['channel on SSE', () => readEventChannel(base(), auth)],
]

const onChannels = channels.map(
  ([name, openChannel]) =>
    [
      name,
      async (url: string, last?: string) =>
        (await openChannel()).open(url.slice(base().length), last).reader,
    ] as const,
)

describe.each([...open, ...onChannels])('listener events over %s', (kind, listen) => {
  const type = `listen-${kind.toLowerCase().replaceAll(' ', '-')}`

  test('contain the transitions appear, update and disappear, with consecutive revisions', async () => {
    const reader = await listen(listenUrl(`*[_type == "${type}" && shown]`))
    await reader.next('welcome')
    const id = `${type}-1`
    const created = await client.create({ _id: id, _type: type, shown: false })
    const shown = await client.patch(id).set({ shown: true }).commit()
    const changed = await client
      .patch(id)
      .set({ title: 'New' })
      .commit({ transactionId: `${id}-mine` })
    await client.patch(id).set({ shown: false }).commit()

    const appear = (await reader.next('mutation')).data
    expect(appear).toMatchObject({ transition: 'appear', documentId: id, identity: 'site' })
    expect(appear).toMatchObject({ previousRev: created._rev, resultRev: shown._rev })
    const update = (await reader.next('mutation')).data
    expect(update).toMatchObject({
      transition: 'update',
      previousRev: shown._rev,
      resultRev: `${id}-mine`,
      transactionId: `${id}-mine`,
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    })
    expect(changed._rev).toBe(`${id}-mine`)
    const disappear = (await reader.next('mutation')).data
    expect(disappear).toMatchObject({ transition: 'disappear', previousRev: `${id}-mine` })
    expect(disappear['resultRev']).toBe(disappear['transactionId'])
    reader.close()
  })

  test('contain effects (patches) that convert the previous document into the next one', async () => {
    const reader = await listen(listenUrl(`*[_type == "${type}"]`, { includeResult: 'true' }))
    await reader.next('welcome')
    const id = `${type}-2`
    const before = await client.create({ _id: id, _type: type, text: 'a long text', list: [1, 2] })
    const created = (await reader.next('mutation')).data
    expect(created).not.toHaveProperty('previousRev')
    await client.patch(id).set({ text: 'a longer text' }).append('list', [3]).commit()
    const { effects, result } = (await reader.next('mutation')).data
    const { _rev: _before, ...plain } = before
    // The cast is not checked, because event data is untyped. A patch of another form would not produce the expected document.
    const { _rev: _after, ...expected } = result as Record<string, unknown>
    const { apply } = effects as { apply: never } // Event data is untyped, as in the previous assertion.
    expect(applyPatch(plain, apply)).toEqual(expected)
    await client.delete(id)
    expect((await reader.next('mutation')).data).toMatchObject({
      transition: 'disappear',
      effects: { apply: [0, null] },
    })
    reader.close()
  })

  test('report publishing as one transaction with two events', async () => {
    const id = `${type}-3`
    await client.create({ _id: `drafts.${id}`, _type: type })
    const pair = await listen(listenUrl(`*[_id in ["${id}", "drafts.${id}"]]`))
    const one = await listen(listenUrl(`*[_id == "${id}"]`))
    await Promise.all([pair.next('welcome'), one.next('welcome')])
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
    const events = [await pair.next('mutation'), await pair.next('mutation')].map(
      ({ data }) => data,
    )
    expect(
      events.map(({ transition }) => String(transition)).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['appear', 'disappear'])
    expect(events.map((event) => event['transactionTotalEvents'])).toEqual([2, 2])
    expect((await one.next('mutation')).data).toMatchObject({ transactionTotalEvents: 1 })
    pair.close()
    one.close()
  })

  test('arrive exactly once at a listener that reconnects', async () => {
    const id = `${type}-4`
    const url = listenUrl(`*[_type == "${type}"]`)
    const first = await listen(url)
    await first.next('welcome')
    await client.create({ _id: id, _type: type, n: 0 })
    const seen = await first.next('mutation')
    first.close()
    const missed = await client.patch(id).set({ n: 1 }).commit()
    const again = await listen(url, seen.id)
    await again.next('welcomeback')
    expect((await again.next('mutation')).data).toMatchObject({ resultRev: missed._rev })
    await client.patch(id).set({ n: 2 }).commit()
    await again.next('mutation')
    expect(again.events.map(({ event }) => event)).toEqual(['welcomeback', 'mutation', 'mutation'])
    again.close()
  })

  test('resume within a transaction if the connection was lost during this transaction', async () => {
    const url = listenUrl(`*[_type == "${type}-tx"]`)
    const first = await listen(url)
    await first.next('welcome')
    await client
      .transaction()
      .create({ _id: `${type}-tx1`, _type: `${type}-tx` })
      .create({ _id: `${type}-tx2`, _type: `${type}-tx` })
      .commit()
    const [one, two] = [await first.next('mutation'), await first.next('mutation')]
    first.close()
    const again = await listen(url, one.id)
    await again.next('welcomeback')
    expect((await again.next('mutation')).data['documentId']).toBe(two.data['documentId'])
    again.close()
  })

  test('start again with a welcome if the last event id is unknown', async () => {
    const reader = await listen(listenUrl('*'), '999999999.1')
    expect(await reader.next('reset')).toMatchObject({ data: { listenerName: expect.any(String) } })
    reader.close()
  })
})

test.each([
  ['a query that does not parse', '*[_type ==', true, 400],
  ['an anonymous caller at a private dataset', '*', false, 401],
] as const)(
  'the lake rejects a listener permanently, over both transports: %s',
  async (_name, query, known, status) => {
    const url = listenUrl(query)
    await expect(readEvents(url, known ? auth : {})).rejects.toThrow(`refused with ${status}`)
    expect(await readSocket(url, known ? auth : {}).closed).toBe(4000 + status)
  },
)

describe('a Studio client', () => {
  test('receives the welcome, loses its connection, and catches up automatically', async () => {
    await using relay = await startRelay(lake.lake.port)
    const seen: string[] = []
    const subscription = lake
      .client({ apiHost: relay.origin })
      .listen(
        '*[_type == "relayed"]',
        {},
        {
          events: ['welcome', 'mutation', 'reconnect', 'welcomeback', 'reset'],
          includeResult: false,
          includeAllVersions: true,
          enableResume: true,
          effectFormat: 'mendoza',
        },
      )
      .subscribe((event) =>
        seen.push(
          event.type === 'mutation' ? `${event.transition} ${event.documentId}` : event.type,
        ),
      )
    await until(() => seen.includes('welcome'))
    await client.create({ _id: 'relayed-1', _type: 'relayed' })
    await until(() => seen.includes('appear relayed-1'))
    relay.cut()
    await client.create({ _id: 'relayed-2', _type: 'relayed' })
    await until(() => seen.includes('appear relayed-2'), 'catching up')
    expect(seen.filter((event) => event.startsWith('appear'))).toEqual([
      'appear relayed-1',
      'appear relayed-2',
    ])
    expect(seen).toContain('welcomeback')
    subscription.unsubscribe()
  })

  test('receives live events with the tags that its query returned', async () => {
    const { syncTags } = await client.fetch(
      '*[_type == "live"]',
      {},
      { filterResponse: false, perspective: 'published' },
    )
    const tags: string[] = []
    const seen: string[] = []
    const subscription = client.live.events({ includeDrafts: true }).subscribe((event) => {
      seen.push(event.type)
      if (event.type === 'message') tags.push(...event.tags)
    })
    await until(() => seen.includes('welcome'))
    await client.create({ _id: 'live-1', _type: 'live' })
    await until(() => seen.includes('message'))
    expect(syncTags?.some((tag) => tags.includes(tag))).toBe(true)
    subscription.unsubscribe()
  })
})
