import type { Action, SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionCase } from './actions/action-case.ts'
import { actionCases } from './actions/action-cases.ts'
import type { LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

let lake: LakeUnderTest
let client: SanityClient

useLake((started) => {
  lake = started
  client = started.client()
})

const ALL = '*[_type == "note"] | order(_id)'

interface Note {
  readonly _id: string
  readonly text: string
  readonly _system?: unknown
}

const notes = () => client.fetch<Note[]>(ALL)

beforeEach(async () => {
  await client.delete({ query: ALL })
})

async function seed(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await client.mutate(
    ids.map((_id) => ({ create: { _id, _type: 'note', text: `of ${_id}` } })),
    { transactionId: `seed-${crypto.randomUUID()}` },
  )
}

/** Test parameters with the name first, because vitest truncates names taken from an object. */
const named = (cases: readonly ActionCase[]) => cases.map((each) => [each.name, each] as const)
const rejected = named(actionCases.filter((each) => each.rejected !== undefined))
const accepted = named(actionCases.filter((each) => each.rejected === undefined))

const post = (actions: ActionCase['actions'], more: object = {}) =>
  lake.request('/data/actions/production', {
    method: 'POST',
    body: JSON.stringify({ actions, ...more }),
  })

/** Casts actions to the client's type. The table contains actions which that type excludes; the client sends them unchanged. */
const asActions = (actions: ActionCase['actions']) => actions as unknown as Action[]

/** Index of the rejected action, which is the last one of the request. */
const indexIn = ({ actions }: ActionCase) => actions.length - 1

const bodyOf = ({ rejected: wanted }: ActionCase, index: number) => ({
  statusCode: wanted?.status,
  error: {
    type: 'actionError',
    description: expect.stringMatching(/^The action\(s\) failed: ./),
    items: [{ error: { type: wanted?.type, description: expect.any(String) }, index }],
  },
})

describe('document actions over HTTP', () => {
  test.each(accepted)('%s', async (_name, { existing, actions, after = {} }) => {
    await seed(existing)
    const answer = await post(actions)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { transactionId: expect.any(String) },
    ])
    const found = (await notes()).map(({ _id, text }) => [_id, text])
    expect(Object.fromEntries(found)).toEqual(after)
  })

  test.each(rejected)('%s', async (_name, each) => {
    await seed(each.existing)
    const before = await notes()
    const answer = await post(each.actions)
    expect([answer.status, await answer.json()]).toMatchObject([
      each.rejected?.status,
      bodyOf(each, indexIn(each)),
    ])
    expect(await notes()).toEqual(before)
  })

  test.each(rejected)('%s, and rejects the other actions of the request', async (_name, each) => {
    await seed([...each.existing, 'other'])
    const before = await notes()
    const ids = { draftId: 'drafts.other', publishedId: 'other' }
    const edit = {
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { text: '!' } },
    }
    const publish = { actionType: 'sanity.action.document.publish', ...ids }
    const answer = await post([edit, ...each.actions, publish])
    expect(await answer.json()).toMatchObject(bodyOf(each, indexIn(each) + 1))
    expect(await notes()).toEqual(before)
  })

  test.each(rejected)('%s in a dry run', async (_name, each) => {
    await seed(each.existing)
    const answer = await post(each.actions, { dryRun: true })
    expect(answer.status).toBe(each.rejected?.status)
  })
})

describe('document actions with @sanity/client', () => {
  test.each(accepted)('%s', async (_name, { existing, actions, after = {} }) => {
    await seed(existing)
    await client.action(asActions(actions))
    const found = (await notes()).map(({ _id, text }) => [_id, text])
    expect(Object.fromEntries(found)).toEqual(after)
  })

  test.each(rejected)('%s', async (_name, each) => {
    await seed(each.existing)
    const before = await notes()
    await expect(client.action(asActions(each.actions))).rejects.toMatchObject({
      statusCode: each.rejected?.status,
      details: bodyOf(each, indexIn(each)).error,
    })
    expect(await notes()).toEqual(before)
  })

  test('createVersion, replaceVersion, unpublishVersion and discardVersion change the version', async () => {
    await seed(['x'])
    const version = { publishedId: 'x', releaseId: 'r' }
    await client.createVersion({ ...version, baseId: 'x' })
    await client.replaceVersion({ ...version, document: { _type: 'note', text: 'replaced' } })
    await client.unpublishVersion(version)
    expect(await notes()).toMatchObject([
      { _id: 'versions.r.x', text: 'replaced', _system: { delete: true } },
      { _id: 'x', text: 'of x' },
    ])
    await client.discardVersion(version)
    expect((await notes()).map(({ _id }) => _id)).toEqual(['x'])
    await expect(client.discardVersion(version)).rejects.toMatchObject({ statusCode: 404 })
  })
})

test('every case of the action table cites a URL or is marked as assumed', () => {
  for (const { source } of actionCases) expect(source).toMatch(/^(?:https:\/\/\S+|assumed)$/)
  expect(new Set(actionCases.map(({ name }) => name)).size).toBe(actionCases.length)
})
