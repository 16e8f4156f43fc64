import { describe, expect, it } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

describe.each(engines)('scheduling a live article (%s)', (engine) => {
  const open = async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    await put(site.dataset, blog('a', { title: 'Live' }))
    const seen = async () => {
      const { status, body } = await site.call('GET', '/api/blogs/a/', { as: null })
      return status === 200 ? body.data.title : status
    }
    /** Moves the publish time of the draft to the past and runs the scheduler. */
    const come = async () => {
      const draft = site.dataset.get('drafts.a')
      if (draft === undefined) throw new Error('there is no editing copy')
      const { _rev, ...content } = draft
      await put(site.dataset, { ...content, publishAt: new Date(Date.now() - 1_000).toISOString() })
      await site.scheduler.run()
    }
    return { ...site, seen, come }
  }
  const json = { title: 'Later', status: 'scheduled', publish_at: '2999-01-01T00:00:00Z' }

  it('unpublishes the article until its publish time, as documented in the API', async () => {
    const { call, seen, come } = await open()
    const answer = await call('PUT', '/api/blogs/a/', { json })
    expect(answer.body.data).toMatchObject({ status: 'scheduled', is_live: false })
    expect(await seen()).toBe(404)
    await come()
    expect(await seen()).toBe('Later')
  })

  it('leaves the published version online until the publish time if the request has publish=false', async () => {
    const { call, seen, come } = await open()
    const answer = await call('PUT', '/api/blogs/a/?publish=false', { json })
    expect(answer.body.data).toMatchObject({ status: 'scheduled', is_live: true })
    expect(await seen()).toBe('Live')
    await come()
    expect(await seen()).toBe('Later')
  })
})
