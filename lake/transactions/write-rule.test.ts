import { expect, test } from 'vitest'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, openAnyLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import type { Action, Mutation, WriteRule } from '#lake/documents/types.ts'

const PROBLEM = 'Keep the document.'

/** Rule that refuses to delete the document `kept` and to change its title. */
const keep: WriteRule = ({ id, before, after }) =>
  id === 'kept' && before !== undefined && after?.['title'] !== before['title']
    ? PROBLEM
    : undefined

async function openKept() {
  const lake = await openAnyLake({ rule: keep })
  await lake.dataset.mutate([{ create: post('kept', { title: 'a' }) }], author)
  await lake.dataset.mutate([{ create: post('drafts.kept', { title: 'b' }) }], author)
  return lake
}

test.each<{ name: string; mutations: readonly Mutation[] }>([
  { name: 'delete', mutations: [{ delete: { id: 'kept' } }] },
  { name: 'delete by query', mutations: [{ delete: { query: '*[title == "a"]' } }] },
  { name: 'patch', mutations: [{ patch: { id: 'kept', set: { title: 'c' } } }] },
  { name: 'replace', mutations: [{ createOrReplace: post('kept') }] },
  {
    name: 'delete and create in one transaction',
    mutations: [{ delete: { id: 'kept' } }, { create: post('kept') }],
  },
])('a mutation that the write rule refuses changes nothing: $name', async ({ mutations }) => {
  const { dataset, commits } = await openKept()
  const before = commits.length
  const refused = await refusalOf(() =>
    dataset.mutate([{ create: post('other') }, ...mutations], author),
  )
  expect(refused).toEqual({ kind: 'invalidMutation', message: PROBLEM, details: { id: 'kept' } })
  expect(commits).toHaveLength(before)
  expect(dataset.get('kept')).toMatchObject({ title: 'a' })
  expect(dataset.get('other')).toBeUndefined()
})

test.each<Action>([
  {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.kept',
    publishedId: 'kept',
  },
  {
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.kept',
    publishedId: 'kept',
  },
  {
    actionType: 'sanity.action.document.delete',
    publishedId: 'kept',
    includeDrafts: ['drafts.kept'],
  },
])('an action that the write rule refuses changes nothing: $actionType', async (action) => {
  const { dataset } = await openKept()
  expect(await refusalOf(() => dataset.act([action], author))).toMatchObject({ message: PROBLEM })
  expect(dataset.get('kept')).toMatchObject({ title: 'a' })
  expect(dataset.get('drafts.kept')).toMatchObject({ title: 'b' })
})

test('the write rule also refuses a dry run', async () => {
  const { dataset } = await openKept()
  const run = () => dataset.mutate([{ delete: { id: 'kept' } }], { ...author, dryRun: true })
  expect(await refusalOf(run)).toMatchObject({ message: PROBLEM })
})

test('the write rule applies to datasets that are created later, and accepts all other writes', async () => {
  const { lake, dataset } = await openKept()
  const later = await lake.createDataset('later')
  await later.mutate([{ create: post('kept', { title: 'a' }) }], author)
  expect(await refusalOf(() => later.mutate([{ delete: { id: 'kept' } }], author))).toMatchObject({
    message: PROBLEM,
  })
  await dataset.mutate([{ patch: { id: 'kept', set: { text: 'new' } } }], author)
  await dataset.mutate([{ delete: { id: 'drafts.kept' } }], author)
  expect(dataset.get('kept')).toMatchObject({ title: 'a', text: 'new' })
  expect(dataset.get('drafts.kept')).toBeUndefined()
})
