import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  book,
  bookMany,
  elsewhere,
  floodsOf,
  freeTimes,
  inquire,
  modeOf,
  type Site,
} from '#server/testing/floods.test-support.ts'
import { HOUR, MINUTE } from '#shared/time/units.ts'

const databases = useDatabases()

/** Settings of an unreachable mail server, so that emails stay in the outbox. */
const messages = { smtp: { url: 'smtp://127.0.0.1:1', from: 'Certavia <website@certavia.test>' } }

const statesOf = (answers: readonly { readonly body: { data?: { state: string } } }[]) =>
  answers.map(({ body }) => body.data?.state)

describe.each(engines)('floods of meetings (%s)', (engine) => {
  const open = async (more: object = {}) =>
    createInquiries(await databases.open(engine, inquiryMigrations), {
      limits: true,
      messages,
      ...more,
    })

  it('a flood begins above 40 meetings in an hour from all senders together', async () => {
    const site = await open()
    const answers = await bookMany(site, 40)
    expect(new Set(statesOf(answers))).toEqual(new Set(['booked']))
    expect(await floodsOf(site)).toMatchObject({ meetings: null, inquiries: null })
    // The form shows, before it is sent, that the meeting will need a confirmation.
    expect(await modeOf(site)).toBe('confirm')
    const [startsAt = ''] = await freeTimes(site)
    const next = await book(site, 41, { address: elsewhere(41), startsAt })
    expect(next.body.data).toMatchObject({
      state: 'unconfirmed',
      lapses_at: new Date(WEDNESDAY + 30 * MINUTE).toISOString(),
    })
    expect(next.body.data).not.toHaveProperty('key')
    expect(await freeTimes(site)).toContain(startsAt)
    expect((await floodsOf(site)).meetings).toMatchObject({ count: 41, limit: 40, last_hour: 41 })
  })

  it('meetings that are older than an hour do not start a flood', async () => {
    const site = await open()
    await bookMany(site, 40)
    site.setTime(WEDNESDAY + HOUR)
    expect(await modeOf(site)).toBe('instant')
    expect(new Set(statesOf(await bookMany(site, 40, 40)))).toEqual(new Set(['booked']))
  })

  it('bookings of signed-in staff do not start a flood, and never need a confirmation', async () => {
    const site = await open({ formLimits: { meetings: 2 } })
    const times = await freeTimes(site)
    const asStaff = (n: number, init: object) =>
      site.call('POST', apiPaths.bookings(), {
        json: bookingForm({ email: `s${n}@example.com`, starts_at: times[n] }),
        ...init,
      })
    const bearer = { as: 'editor' as const }
    const cookie = { headers: { cookie: 'session=editor' } }
    for (const [n, init] of [bearer, cookie, bearer].entries()) {
      expect((await asStaff(n, init)).body.data.state).toBe('booked')
    }
    expect(await modeOf(site)).toBe('instant')
    expect(new Set(statesOf(await bookMany(site, 2, 10)))).toEqual(new Set(['booked']))
    expect(statesOf(await bookMany(site, 1, 20))).toEqual(['unconfirmed'])
    expect((await asStaff(30, cookie)).body.data.state).toBe('booked')
    const slots = await site.call('GET', apiPaths.bookingSlots, cookie)
    expect(slots.body.data.mode).toBe('instant')
  })

  it('a flood ends after one hour in which the hourly number of meetings stayed below half of the limit', async () => {
    const site = await open()
    await bookMany(site, 41)
    // The 41 meetings of WEDNESDAY count for one hour. The flood ends after one more hour with fewer than 20 meetings.
    for (const [after, isOn] of [
      [HOUR, true],
      [2 * HOUR - 1, true],
      [2 * HOUR, false],
    ] as const) {
      site.setTime(WEDNESDAY + after)
      expect([after, (await floodsOf(site)).meetings !== null]).toEqual([after, isOn])
      expect([after, await modeOf(site)]).toEqual([after, isOn ? 'confirm' : 'instant'])
    }
  })

  it.each([
    ['is extended', 20, true],
    ['is not extended', 19, false],
  ])('a flood %s by %i further meetings in an hour', async (_name, count, isOn) => {
    const site = await open()
    await bookMany(site, 41)
    site.setTime(WEDNESDAY + HOUR + 30 * MINUTE)
    await bookMany(site, count, 100)
    site.setTime(WEDNESDAY + 2 * HOUR)
    expect((await floodsOf(site)).meetings !== null).toBe(isOn)
    site.setTime(WEDNESDAY + 3 * HOUR + 30 * MINUTE - 1)
    expect((await floodsOf(site)).meetings !== null).toBe(isOn)
    site.setTime(WEDNESDAY + 3 * HOUR + 30 * MINUTE)
    expect((await floodsOf(site)).meetings).toBeNull()
  })

  it('two processes count the meetings of a flood together, and the flood continues after a restart', async () => {
    const [one, two] = await databases.openTwice(engine, inquiryMigrations)
    const first = await createInquiries(one, { limits: true, messages })
    const second = await createInquiries(two, { limits: true, messages })
    await bookMany(first, 20)
    await bookMany(second, 20, 20)
    expect(statesOf(await bookMany(second, 1, 40))).toEqual(['unconfirmed'])
    expect(statesOf(await bookMany(first, 1, 41))).toEqual(['unconfirmed'])
    const restarted = await createInquiries(one, {
      limits: true,
      messages,
      time: WEDNESDAY + HOUR + MINUTE,
    })
    expect(await modeOf(restarted)).toBe('confirm')
    expect(await floodsOf(restarted)).toMatchObject({ meetings: { count: 42 } })
  })

  it('a flood begins after exactly 40 meetings even if two processes receive booking requests at the same moment', async () => {
    const [one, two] = await databases.openTwice(engine, inquiryMigrations)
    const sites = [
      await createInquiries(one, { limits: true, messages }),
      await createInquiries(two, { limits: true, messages }),
    ] as const
    const times = await freeTimes(sites[0])
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        book(sites[n % 2 === 0 ? 0 : 1], n, { address: elsewhere(n), startsAt: times[n] ?? '' }),
      ),
    )
    const states = statesOf(answers)
    expect(states.filter((state) => state === 'booked')).toHaveLength(40)
    expect(states.filter((state) => state === 'unconfirmed')).toHaveLength(20)
  })

  it('staff see a flood with the networks that sent most meetings', async () => {
    const site = await open({ formLimits: { meetings: 8 } })
    const times = await freeTimes(site)
    for (let n = 0; n < 6; n += 1) {
      site.setTime(WEDNESDAY + n * MINUTE)
      await book(site, n, { address: `203.0.113.${n}`, startsAt: times[n] ?? '' })
    }
    await bookMany(site, 2, 50)
    await book(site, 60, { address: '2001:db8:1:2::1', startsAt: times[20] ?? '' })
    const { meetings } = await floodsOf(site)
    expect(meetings.networks).toHaveLength(4)
    expect(meetings.networks[0]).toEqual({
      network: '203.0.113.0/24',
      count: 6,
      since: new Date(WEDNESDAY).toISOString(),
    })
    expect(meetings.networks.map(({ network }: { network: string }) => network)).toContain(
      '2001:db8:1::/48',
    )
  })
})

describe.each(engines)('floods of inquiries (%s)', (engine) => {
  it('a flood begins above 200 inquiries in an hour, and ends after one hour with fewer than 100', async () => {
    const site = await createInquiries(await databases.open(engine, inquiryMigrations), {
      limits: true,
    })
    for (let n = 0; n < 200; n += 1) await inquire(site, n, elsewhere(n))
    expect((await floodsOf(site)).inquiries).toBeNull()
    await inquire(site, 200, elsewhere(200))
    expect((await floodsOf(site)).inquiries).toMatchObject({ count: 201, limit: 200 })
    site.setTime(WEDNESDAY + HOUR + 30 * MINUTE)
    for (let n = 0; n < 99; n += 1) await inquire(site, 300 + n, elsewhere(300 + n))
    site.setTime(WEDNESDAY + 2 * HOUR - 1)
    expect((await floodsOf(site)).inquiries).toMatchObject({ last_hour: 99 })
    await inquire(site, 500, elsewhere(500))
    site.setTime(WEDNESDAY + 3 * HOUR + 30 * MINUTE - 1)
    expect((await floodsOf(site)).inquiries).not.toBeNull()
    site.setTime(WEDNESDAY + 3 * HOUR + 30 * MINUTE)
    expect((await floodsOf(site)).inquiries).toBeNull()
  })
})

it('the API hides floods from visitors', async () => {
  const site: Site = await createInquiries(await databases.open('sqlite', inquiryMigrations))
  expect((await site.call('GET', staffApiPaths.floods)).status).toBe(401)
  expect((await site.call('GET', staffApiPaths.floods, { as: 'viewer' })).status).toBe(403)
})
