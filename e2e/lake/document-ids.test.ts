import { describe, expect, test } from 'vitest'
import { actingAs, type LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

let lake: LakeUnderTest

useLake((started) => {
  lake = started
})

const editor = actingAs({ id: 'eve', role: 'editor' })
const document = (_id: string) => ({ _id, _type: 'note' })

const send = async (kind: 'mutate' | 'actions', body: object, headers = {}) => {
  const path = `/data/${kind}/production`
  const answer = await lake.request(path, { method: 'POST', body: JSON.stringify(body), headers })
  const { error }: { readonly error?: { readonly items?: readonly unknown[] } } =
    await answer.json()
  return { status: answer.status, error }
}

const notes = async () => lake.client().fetch('*[_type == "note"] | order(_id)')

describe('mutations', () => {
  test.each(['versions.r', 'drafts.drafts.x', 'drafts.versions.r.x', 'versions.r.drafts.x', '_.x'])(
    'cannot create a document with the id %s for an editor',
    async (_id) => {
      for (const kind of ['create', 'createIfNotExists', 'createOrReplace']) {
        const mutations = [{ create: document(`beside-${kind}`) }, { [kind]: document(_id) }]
        expect((await send('mutate', { mutations }, editor)).status, kind).toBe(403)
      }
      expect(await notes()).toEqual([])
    },
  )

  test.each(['-x', '.x', 'x..y', 'x y', 'x/y', 'é', 'x'.repeat(129)])(
    'cannot create a document with the id %j',
    async (_id) => {
      const { status } = await send('mutate', { mutations: [{ create: document(_id) }] })
      expect(status).toBe(400)
      expect(await notes()).toEqual([])
    },
  )
})

describe('transaction ids', () => {
  const create = (_id: string) => ({
    actionType: 'sanity.action.document.create',
    publishedId: _id.replace('drafts.', ''),
    attributes: document(_id),
  })

  test('cannot be reused by another request', async () => {
    const transactionId = 'the-same'
    const first = { actions: [create('drafts.t1')], transactionId }
    expect((await send('actions', first)).status).toBe(200)
    const before = await notes()
    for (const [kind, body] of [
      ['actions', { actions: [create('drafts.t2')], transactionId }],
      ['mutate', { mutations: [{ create: document('t2') }], transactionId }],
      ['mutate', { mutations: [{ delete: { id: 'drafts.t1' } }], transactionId }],
    ] as const) {
      const { status, error } = await send(kind, body)
      expect([status, error?.items]).toMatchObject([
        409,
        [{ error: { type: 'transactionAlreadyExistsError' } }],
      ])
    }
    expect((await send('actions', first, editor)).status).toBe(409)
    // A second request that is equal to the first one is a retry and gets the response of the first one.
    expect((await send('actions', first)).status).toBe(200)
    expect(await notes()).toEqual(before)
  })

  test.each(['', 'a b', 'a/b', 'a:b', 'x'.repeat(129)])(
    'are rejected if they have the invalid form %j',
    async (transactionId) => {
      const before = await notes()
      const body = { actions: [create('drafts.t3')], transactionId }
      expect((await send('actions', body)).status).toBe(400)
      expect(await notes()).toEqual(before)
    },
  )
})

test.each([
  '/data/history/production/documents/a%20b',
  '/data/history/production/documents/a?revision=a%20b',
  '/data/history/production/transactions/a,%2F?fromTransaction=a',
  '/data/history/production/transactions/a?toTransaction=a%20b',
  '/data/history/production/events/documents/a%20b',
  '/data/doc/production/a%20b',
])('the lake rejects the path %s', async (path) => {
  expect((await lake.request(path)).status).toBe(400)
})
