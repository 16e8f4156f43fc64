import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  submitContact,
} from '#server/testing/leads.test-support.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

describe.each(engines)('a bulk change of leads (%s)', (engine) => {
  const open = async () => createInquiries(await databases.open(engine, inquiryMigrations))

  it('changes several leads at once and reports the missing ones', async () => {
    const site = await open()
    const ids = [
      await submitContact(site, { message: 'a' }),
      await submitContact(site, { message: 'b' }),
    ]
    const json = { ids: [...ids, 'gone'], change: { status: 'closed', closed_as: 'spam' } }
    const { body } = await site.call('POST', staffApiPaths.leadsBulk, { json, as: 'editor' })
    expect(body.data.changed.toSorted()).toEqual(ids.toSorted())
    expect(body.data.missing).toEqual(['gone'])
    expect((await site.leads.counts()).views.closed).toBe(2)
  })

  it('reports skipped leads with the reason and changes the others', async () => {
    const site = await open()
    const ids: string[] = []
    for (const message of ['a', 'b', 'c']) ids.push(await submitContact(site, { message }))
    const [first = '', second = '', third = ''] = ids
    const bulk = async (of: readonly string[], change: object) => {
      const json = { ids: of, change }
      return site.call('POST', staffApiPaths.leadsBulk, { json, as: 'editor' })
    }
    await bulk([first, third], { status: 'closed', closed_as: 'spam' })
    const won = await bulk(ids, { closed_as: 'won' })
    expect(won.status).toBe(200)
    expect(won.body.data).toMatchObject({
      changed: [first, third],
      missing: [],
      left: [
        {
          id: second,
          title: expect.stringMatching(/^[A-Z]/),
          reason: 'Leave closed_as out, or set the status to closed',
        },
      ],
      before: [
        { id: first, status: 'closed', closed_as: 'spam', owner: null },
        { id: third, status: 'closed', closed_as: 'spam', owner: null },
      ],
    })
    expect((await site.leads.counts()).views).toMatchObject({ closed: 2, new: 1 })
    // A value that is invalid for every lead causes the rejection of the complete request.
    expect((await bulk(ids, { owner: 'viewer' })).status).toBe(422)
  })

  it('changes the leads of a fixed selection, but not leads that match its filters later', async () => {
    const site = await open()
    const ids: string[] = []
    for (const message of ['a', 'b', 'c']) ids.push(await submitContact(site, { message }))
    const select = async (as: 'editor' | 'viewer') =>
      site.call('POST', staffApiPaths.leadSelections, { json: { view: 'open' }, as })
    expect((await select('viewer')).status).toBe(403)
    const { status, body } = await select('editor')
    expect(status).toBe(201)
    expect(body.data.ids.toSorted()).toEqual(ids.toSorted())
    const late = await submitContact(site, { message: 'd' })
    const json = {
      selection: body.data.id,
      without: [ids[1]],
      change: { status: 'closed', closed_as: 'spam' },
    }
    const theirs = await site.call('POST', staffApiPaths.leadsBulk, { json, as: 'admin' })
    expect(theirs.status).toBe(404)
    const done = await site.call('POST', staffApiPaths.leadsBulk, { json, as: 'editor' })
    expect(done.body.data.changed.toSorted()).toEqual(ids.filter((_, at) => at !== 1).toSorted())
    expect(done.body.data.before).toHaveLength(2)
    expect((await site.leads.get(late)).status).toBe('new')
    expect((await site.leads.get(ids[1] ?? '')).status).toBe('new')
    const both = { ...json, ids: [late] }
    const refused = await site.call('POST', staffApiPaths.leadsBulk, { json: both, as: 'editor' })
    expect(refused.status).toBe(422)
  })
})
