import { describe, expect, it } from 'vitest'
import { blog, caseStudy, put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { staffBlogAnswer } from '#shared/contracts/editing.ts'
import { copies } from './article.test-support.ts'

const databases = useDatabases()

describe.each(engines)('discarding a draft (%s)', (engine) => {
  const open = async (where: 'embedded' | 'elsewhere' = 'embedded') =>
    openTestEditing(await databases.open(engine, allMigrations), where)

  /** Opens a site with a published post that has a draft. */
  const openEdited = async (where: 'embedded' | 'elsewhere' = 'embedded') => {
    const site = await open(where)
    await put(site.dataset, blog('a'))
    await put(site.dataset, { ...blog('a', { title: 'In the making' }), _id: 'drafts.a' })
    await expect
      .poll(async () => (await site.call('GET', '/api/blogs/a/')).body.data?.title)
      .toBe('In the making')
    const revision = site.dataset.get('drafts.a')?._rev
    return { ...site, ifMatch: { headers: { 'if-match': `"${revision}"` } } }
  }

  it.each(['embedded', 'elsewhere'] as const)(
    'restores the published version, and logs the user (lake: %s)',
    async (where) => {
      const { call, dataset, logged, ifMatch } = await openEdited(where)
      const published = dataset.get('a')
      const answer = await call('DELETE', '/api/blogs/slug-a/draft/', { ...ifMatch, as: 'eve' })
      expect(answer.status).toBe(200)
      expect(staffBlogAnswer.parse(answer.body).data).toMatchObject({
        id: 'a',
        title: 'Title of a',
        is_live: true,
        has_unpublished_changes: false,
        revision: published?._rev,
      })
      expect(answer.headers.get('etag')).toBe(`"${published?._rev}"`)
      expect(copies(dataset, 'a')).toEqual({ draft: undefined, published })
      expect(logged).toContainEqual(
        expect.objectContaining({
          message: 'Eve discarded the edit of the blog “In the making”',
          data: { object: { kind: 'blog', id: 'a', name: 'In the making' }, by: 'eve' },
        }),
      )
    },
  )

  it('the discard is rejected if the draft has changed since it was read', async () => {
    const { call, dataset, logged, ifMatch } = await openEdited()
    await put(dataset, { ...blog('a', { title: 'Typed meanwhile' }), _id: 'drafts.a' })
    const stale = await call('DELETE', '/api/blogs/a/draft/', ifMatch)
    expect(stale.status).toBe(409)
    expect(stale.body.error.fields.revision).toBe(dataset.get('drafts.a')?._rev)
    expect(dataset.get('drafts.a')?.['title']).toBe('Typed meanwhile')
    expect(logged.filter(({ message }) => message.includes('discarded'))).toEqual([])
  })

  it('the discard is rejected, with advice, if the article was never published', async () => {
    const { call, dataset } = await open()
    await put(dataset, { ...caseStudy('new'), _id: 'drafts.new' })
    const answer = await call('DELETE', '/api/case-studies/new/draft/')
    expect(answer.status).toBe(409)
    expect(answer.body.error.message).toBe(
      'Delete the article instead. It was never published, so there is nothing to go back to',
    )
    expect(dataset.get('drafts.new')).toBeDefined()
  })

  it('the discard changes nothing if the article has no draft', async () => {
    const { call, dataset, logged } = await open()
    await put(dataset, blog('a'))
    const published = dataset.get('a')
    const answer = await call('DELETE', '/api/blogs/a/draft/')
    expect([answer.status, answer.body.data.revision]).toEqual([200, published?._rev])
    expect(copies(dataset, 'a')).toEqual({ draft: undefined, published })
    expect(logged.filter(({ message }) => message.includes('discarded'))).toEqual([])
    expect((await call('DELETE', '/api/blogs/none/draft/')).status).toBe(404)
  })

  it('the discard is forbidden for visitors', async () => {
    const { call, dataset } = await openEdited()
    expect((await call('DELETE', '/api/blogs/a/draft/', { as: null })).status).toBe(401)
    expect(dataset.get('drafts.a')).toBeDefined()
  })

  it('the discard is queued while the lake is down, and carried out when the lake is available again', async () => {
    const { call, dataset, lake, ifMatch } = await openEdited('elsewhere')
    await lake.stop()
    const answer = await call('DELETE', '/api/blogs/a/draft/', ifMatch)
    expect([answer.status, answer.body.pending]).toEqual([202, true])
    const shown = (await call('GET', '/api/blogs/a/')).body.data
    expect(shown).toMatchObject({
      title: 'Title of a',
      has_unpublished_changes: false,
      pending: true,
    })
    expect(dataset.get('drafts.a')).toBeDefined()
    await lake.restart()
    expect(copies(dataset, 'a').draft).toBeUndefined()
    expect((await call('GET', '/api/blogs/a/')).body.data.pending).toBe(false)
  })
})
