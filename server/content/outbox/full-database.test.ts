import { describe, expect, it, vi } from 'vitest'
import { put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing, putPosts } from '#server/testing/editing.test-support.ts'
import { fillUp, LONG } from '#server/testing/full-database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { jpegOf } from '#server/testing/pictures.test-support.ts'

const databases = useDatabases()

const paragraph = (text: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'b', text, marks: [] }],
  },
]

describe.each(engines)('a full database (%s)', (engine) => {
  it('allows unpublishing, rejects other writes, and loses no acknowledged write', async () => {
    const database = await databases.open(engine, allMigrations)
    const { call, dataset, mirror } = await openTestEditing(database, 'embedded')
    await put(dataset, { _id: 'way', _type: 'redirect', from: '/old', to: '/about' })
    await putPosts({ call, dataset }, 'a', 'off', 'gone', 'on')
    const isShown = async (id: string) =>
      (await call('GET', `/api/blogs/${id}/`, { as: null })).status === 200
    const publish = async (id: string, text: string) =>
      call('PUT', `/api/blogs/${id}/`, { json: { body: paragraph(text), status: 'published' } })
    const makeRoom = await fillUp(database)

    // The lake makes the change. After that, the mirror cannot store it, because its disk is full.
    expect((await publish('a', LONG)).status).toBe(200)
    expect(await isShown('a')).toBe(false)

    const before = dataset.sequence
    const redirect = { from: '/new', to: '/about', permanent: true }
    const refused = [
      await publish('on', 'Other'),
      await call('POST', '/api/blogs/', { json: { title: 'New' } }),
      await call('POST', '/api/redirects/', { json: redirect }),
      await call('POST', '/api/images/upload/?name=Bridge.jpg', {
        bytes: await jpegOf(90, 60),
        headers: { 'content-type': 'image/jpeg' },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([507, 507, 507, 507])
    expect(refused[0]?.body.error.message).toMatch(/you can only unpublish or delete content/)
    expect(dataset.sequence).toBe(before)
    expect(await isShown('on')).toBe(true)

    expect((await call('PUT', '/api/blogs/off/', { json: { status: 'archived' } })).status).toBe(
      200,
    )
    expect((await call('DELETE', '/api/blogs/gone/')).status).toBe(200)
    expect((await call('DELETE', '/api/redirects/way/')).status).toBe(200)
    expect([await isShown('off'), await isShown('gone')]).toEqual([false, false])

    await makeRoom()
    await vi.waitUntil(() => mirror.status.current && !mirror.status.isFull, PATIENT)
    expect([await isShown('a'), await isShown('on')]).toEqual([true, true])
    expect([await isShown('off'), await isShown('gone')]).toEqual([false, false])
    expect((await publish('on', 'Other')).status).toBe(200)
    expect((await call('GET', '/api/trash/')).body.results).toMatchObject([{ id: 'gone' }])
  })
})
