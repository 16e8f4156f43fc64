import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

import { at, change, idOf, list, send } from './cases.test-support.ts'

const databases = useDatabases()

describe.each(engines)('cases that staff change (%s)', (engine) => {
  const open = async (options = {}) =>
    createInquiries(await databases.open(engine, inquiryMigrations), options)

  it('cases can be extended up to the legal limit, with a reason that the candidate sees', async () => {
    const site = await open({ time: at('2026-01-31T10:00:00Z') })
    const { number } = (await send(site)).body.data
    const id = await idOf(site)
    const reason = 'The university has not replied yet'
    expect((await change(site, id, { extension: { reason: '' } })).status).toBe(422)
    const extended = await change(site, id, { extension: { reason } })
    expect(extended.body.data).toMatchObject({
      due_on: '2026-04-30',
      is_extended: true,
      extension: { until: '2026-04-30', reason },
      may_extend_to: null,
    })
    expect((await change(site, id, { extension: { reason } })).status).toBe(422)
    const status = await site.call('POST', apiPaths.caseStatus, {
      json: { number, email: 'amara@example.org' },
    })
    expect(status.body.data).toMatchObject({
      due_on: '2026-04-30',
      extension: { until: '2026-04-30', reason },
    })
  })

  it.each([
    ['us', 'correction', '2026-03-17'],
    ['us', 'report', null],
    ['uk', 'complaint', null],
    ['other', 'correction', null],
  ])(
    'a case for place %s and kind %s can be extended to %s (null: never)',
    async (place, kind, until) => {
      const site = await open({ time: at('2026-01-31T10:00:00Z') })
      await send(site, { place, kind })
      const id = await idOf(site)
      const { body } = await site.call('GET', staffApiPaths.case(id), { as: 'admin' })
      expect(body.data.may_extend_to).toBe(until)
      const { status } = await change(site, id, { extension: { reason: 'We wait for a reply' } })
      expect(status).toBe(until === null ? 422 : 200)
    },
  )

  it('cases cannot be extended after their deadline', async () => {
    const site = await open({ time: at('2026-01-31T10:00:00Z') })
    await send(site)
    const id = await idOf(site)
    site.setTime(at('2026-02-28T23:59:00Z'))
    expect((await list(site)).body.counts.late).toBe(0)
    site.setTime(at('2026-03-01T00:00:00Z'))
    expect((await list(site)).body).toMatchObject({
      counts: { late: 1 },
      results: [{ is_late: true, due_on: '2026-02-28' }],
    })
    const { body } = await change(site, id, { extension: { reason: 'Too late' } })
    expect(body.error.fields.extension).toMatch(/can’t be extended/)
  })

  it('UK complaints have no deadline after they have been acknowledged', async () => {
    const site = await open({ time: at('2026-11-28T10:00:00Z') })
    await send(site, { kind: 'complaint' })
    const id = await idOf(site)
    const { body } = await change(site, id, { acknowledged: true })
    expect(body.data).toMatchObject({ acknowledged_on: '2026-11-28', due_on: null, is_late: false })
    await send(site, { email: 'b@example.org' })
    const other = (await list(site, { search: 'b@example.org' })).body.results[0].id
    expect((await change(site, other, { acknowledged: true })).status).toBe(422)
  })

  it('cases can be closed only with an outcome, and reject changes that are based on an old revision', async () => {
    const site = await open({ time: at('2026-11-28T10:00:00Z') })
    await send(site)
    const id = await idOf(site)
    expect((await change(site, id, { state: 'closed' })).body.error.fields).toHaveProperty(
      'outcome',
    )
    expect((await change(site, id, { outcome: 'corrected' })).status).toBe(422)
    const closed = await change(
      site,
      id,
      { state: 'closed', outcome: 'corrected' },
      { 'if-match': '"1"' },
    )
    expect(closed.body.data).toMatchObject({ closed_on: '2026-11-28', due_on: null, revision: 2 })
    expect((await change(site, id, { state: 'received' }, { 'if-match': '"1"' })).status).toBe(409)
    const reopened = await change(site, id, { state: 'in_progress' })
    expect(reopened.body.data).toMatchObject({
      closed_on: null,
      outcome: null,
      due_on: '2026-12-28',
    })
  })
})
