import { describe, expect, it, vi } from 'vitest'
import { put, remove } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'

const databases = useDatabases()

describe.each(engines)('a store that reports changes (%s)', (engine) => {
  const open = async () => openTestEditing(await databases.open(engine, allMigrations), 'embedded')

  it('the reported changes after saving a draft contain its article, and no image', async () => {
    const { call, written } = await open()
    const { body } = await call('POST', '/api/blogs/', { json: { title: 'One' } })
    await call('PUT', `/api/blogs/${body.data.id}/`, { json: { title: 'Two' } })
    expect(new Set(written.flatMap(({ articles }) => articles))).toEqual(new Set([body.data.id]))
    expect(written.flatMap(({ pictures }) => pictures)).toEqual([])
  })

  it('the reported changes contain added and deleted images', async () => {
    const { dataset, written } = await open()
    const pictures = () => written.flatMap((change) => change.pictures)
    await put(dataset, { _id: 'image-a-1x1-png', _type: 'sanity.imageAsset' })
    await vi.waitUntil(() => pictures().length === 1, PATIENT)
    await remove(dataset, 'image-a-1x1-png')
    await vi.waitUntil(() => pictures().length === 2, PATIENT)
    expect(pictures()).toEqual(['image-a-1x1-png', 'image-a-1x1-png'])
  })
})
