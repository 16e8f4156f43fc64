import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { book, freeTimes } from '#server/testing/floods.test-support.ts'
import { HOUR, MINUTE } from '#shared/time/units.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { sent } from './mails/meeting-mails.test-support.ts'

const databases = useDatabases()

let smtp: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  smtp = await startMailServer()
  onTestFinished(() => smtp.close())
})

type Site = Awaited<ReturnType<typeof createInquiries>>

const DAY = 24 * HOUR

describe.each(engines)('bulk changes of meetings (%s)', (engine) => {
  /** Books three meetings from one network and one from another network during a flood of bookings. */
  const flooded = async () => {
    const site = await createInquiries(await databases.open(engine, inquiryMigrations), {
      limits: true,
      formLimits: { meetings: 4 },
      messages: { smtp: { url: smtp.url, from: 'Certavia <website@certavia.test>' } },
    })
    const times = await freeTimes(site)
    for (let n = 0; n < 4; n += 1) {
      const address = n === 3 ? '198.51.100.7' : `203.0.113.${n}`
      await book(site, n, { address, startsAt: times[n + 20] ?? '' })
    }
    // The fifth meeting within an hour starts the flood.
    await book(site, 4, { address: '2001:db8::1', startsAt: times[40] ?? '' })
    await sent(site)
    return { site, times: times.slice(20) }
  }

  const list = async (site: Site, filter: object = { view: 'all' }) =>
    (await site.call('GET', apiPaths.bookings({ ...filter }), { as: 'editor' })).body
  const idsOf = async (site: Site, network: string): Promise<string[]> =>
    (await list(site, { view: 'coming', network })).results.map(({ id }: Booking) => id)
  const cancel = (site: Site, ids: readonly string[], tell = false) =>
    site.call('POST', staffApiPaths.bookingsBulkCancel, { as: 'editor', json: { ids, tell } })
  const restore = (site: Site, batch: string) =>
    site.call('POST', staffApiPaths.bookingsBulkRestore, { as: 'editor', json: { batch } })

  it('the list of meetings shows the network of each meeting, and the number of meetings per network for seven days', async () => {
    const { site } = await flooded()
    const { results, networks } = await list(site)
    expect(new Set(results.map(({ network }: Booking) => network))).toEqual(
      new Set(['203.0.113.0/24', '198.51.100.0/24']),
    )
    expect(networks).toEqual([
      { network: '203.0.113.0/24', meetings: 3 },
      { network: '198.51.100.0/24', meetings: 1 },
    ])
    expect(await idsOf(site, '203.0.113.0/24')).toHaveLength(3)
    expect(await idsOf(site, '192.0.2.0/24')).toEqual([])
    const stored = async () =>
      site.db
        .withTables<{ form_arrivals: { network: string } }>()
        .selectFrom('form_arrivals')
        .selectAll()
        .execute()
    site.setTime(WEDNESDAY + 7 * DAY - 1)
    await site.floods.clock.look()
    expect(await stored()).toHaveLength(5)
    expect((await list(site)).results[0].network).not.toBeNull()
    site.setTime(WEDNESDAY + 7 * DAY)
    expect((await list(site)).results[0].network).toBeNull()
    await site.floods.clock.look()
    expect(await stored()).toEqual([])
  })

  it('bulk changes cancel meetings without notifications, and restore them within 30 seconds', async () => {
    const { site, times } = await flooded()
    const mails = smtp.mails.length
    const ids = await idsOf(site, '203.0.113.0/24')
    const { body } = await cancel(site, ids)
    expect(body.data).toMatchObject({ cancelled: ids, left: [] })
    expect((await freeTimes(site)).filter((time) => times.slice(0, 3).includes(time))).toHaveLength(
      3,
    )
    site.setTime(WEDNESDAY + 30_000)
    const restored = await restore(site, body.data.batch)
    expect(restored.body.data).toEqual({ restored: ids, left: [] })
    expect((await freeTimes(site)).filter((time) => times.slice(0, 3).includes(time))).toEqual([])
    await sent(site)
    expect(smtp.mails).toHaveLength(mails)
  })

  it('bulk changes restore only meetings whose time is still free', async () => {
    const { site, times } = await flooded()
    const ids = await idsOf(site, '203.0.113.0/24')
    const { body } = await cancel(site, ids)
    await site.call('POST', apiPaths.bookings(), {
      as: 'editor',
      json: { name: 'Jo', email: 'jo@example.com', starts_at: times[0] },
      address: '192.0.2.1',
    })
    const restored = await restore(site, body.data.batch)
    expect(restored.body.data.restored).toHaveLength(2)
    expect(restored.body.data.left).toEqual([
      { id: ids[0], reason: 'Its time was booked by someone else' },
    ])
  })

  it('a restore after the undo period is rejected', async () => {
    const { site } = await flooded()
    const { body } = await cancel(site, await idsOf(site, '203.0.113.0/24'))
    site.setTime(WEDNESDAY + 45_000)
    const late = await restore(site, body.data.batch)
    expect(late.status).toBe(409)
    expect(late.body.error.message).toBe('Book the meetings again. It’s too late to undo this')
  })

  it('bulk changes skip meetings that have changed or were deleted', async () => {
    const { site } = await flooded()
    const ids = await idsOf(site, '203.0.113.0/24')
    await cancel(site, ids.slice(0, 1))
    const { body } = await cancel(site, [...ids, 'unknown'])
    expect(body.data.cancelled).toEqual(ids.slice(1))
    expect(body.data.left).toEqual([
      { id: ids[0], reason: 'This meeting is cancelled, has begun or is over' },
      { id: 'unknown', reason: 'This meeting was erased' },
    ])
  })

  it('bulk changes cancel meetings with the usual emails on request; such a cancellation cannot be undone', async () => {
    const { site } = await flooded()
    const ids = await idsOf(site, '203.0.113.0/24')
    const { body } = await cancel(site, ids, true)
    expect(body.data).toEqual({ cancelled: ids, left: [], batch: null })
    await sent(site)
    for (let n = 0; n < 3; n += 1) {
      const last = smtp.mails.findLast(({ to }) => to.includes(`p${n}@example.com`))
      expect(last?.parsed.subject).toMatch(/is cancelled$/)
    }
  })

  it('bulk changes remove the reminders of cancelled meetings, and schedule them again on restore', async () => {
    const { site } = await flooded()
    const ids = await idsOf(site, '203.0.113.0/24')
    const { body } = await cancel(site, ids)
    const [first] = (await list(site, { view: 'cancelled' })).results
    const before = Date.parse(first.starts_at) - DAY
    await restore(site, body.data.batch)
    const { body: again } = await cancel(site, ids.slice(1))
    expect(again.data.cancelled).toHaveLength(2)
    site.setTime(before + MINUTE)
    await site.booking.clock.look()
    await sent(site)
    const reminded = smtp.mails.filter(({ parsed }) => parsed.subject?.startsWith('Reminder'))
    expect(reminded.map(({ to }) => to[0])).not.toContain('p1@example.com')
  })

  it('the exported CSV file includes networks and unconfirmed meetings', async () => {
    const { site } = await flooded()
    const all = await site.call('GET', staffApiPaths.bookingsCsv({}), { as: 'admin' })
    expect(all.headers.get('content-type')).toContain('text/csv')
    const lines = String(all.body).trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines.filter((line) => line.includes('"203.0.113.0/24"'))).toHaveLength(3)
    expect(lines.at(-1)).toContain('"unconfirmed"')
    expect(lines.at(-1)).toContain('"2001:db8:0::/48"')
    const one = await site.call(
      'GET',
      staffApiPaths.bookingsCsv({ network: '198.51.100.0/24', view: 'coming' }),
      { as: 'admin' },
    )
    expect(String(one.body).trim().split('\r\n')).toHaveLength(2)
    const refused = await site.call('GET', staffApiPaths.bookingsCsv({}), { as: 'editor' })
    expect(refused.status).toBe(403)
  })
})
