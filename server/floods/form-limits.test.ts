import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { bookingForm, contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { book, freeTimes, inquire, type Site } from '#server/testing/floods.test-support.ts'
import { HOUR, MINUTE } from '#shared/time/units.ts'

const databases = useDatabases()

/** Sends bookings and inquiries alternately, one from each address. @returns the number accepted before the first 429 */
async function takenFrom(site: Site, addressOf: (n: number) => string, most = 70) {
  const times = await freeTimes(site)
  for (let n = 0; n < most; n += 1) {
    const address = addressOf(n)
    const { status } =
      n % 2 === 0
        ? await book(site, n, { address, startsAt: times[n] ?? '' })
        : await inquire(site, n, address)
    if (status === 429) return n
    expect(status).toBe(201)
  }
  return most
}

describe.each(engines)('limits of forms (%s)', (engine) => {
  const open = async () =>
    createInquiries(await databases.open(engine, inquiryMigrations), { limits: true })

  it.each([
    ['6 from an IPv4 address', 6, () => '192.0.2.1'],
    ['6 from an IPv6 /64', 6, (n: number) => `2001:db8:1:2::${n.toString(16)}`],
    ['12 from an IPv6 /56', 12, (n: number) => `2001:db8:1:${(0x200 + n).toString(16)}::1`],
    ['24 from an IPv6 /48', 24, (n: number) => `2001:db8:1:${n.toString(16)}00::1`],
    ['60 from an IPv4 /24', 60, (n: number) => `192.0.2.${n}`],
  ])(
    'the limits permit %s in an hour, bookings and inquiries together',
    async (_name, most, addressOf) => {
      const site = await open()
      expect(await takenFrom(site, addressOf)).toBe(most)
      site.setTime(WEDNESDAY + HOUR - 1)
      expect((await inquire(site, 1001, addressOf(most))).status).toBe(429)
      site.setTime(WEDNESDAY + HOUR)
      expect((await inquire(site, 1002, addressOf(most))).status).toBe(201)
    },
  )

  it('a form above a limit is rejected with the time that the sender must wait', async () => {
    const site = await open()
    for (let n = 0; n < 6; n += 1) {
      site.setTime(WEDNESDAY + n * MINUTE)
      await inquire(site, n, '192.0.2.1')
    }
    const refused = await inquire(site, 6, '192.0.2.1')
    expect(refused.headers.get('retry-after')).toBe(String(55 * 60))
    expect(refused.body.error.message).toMatch(
      /^Wait 55 minutes and send it again, or write to .*many inquiries from your network/,
    )
  })

  it('two processes count forms together, and continue to count after a restart', async () => {
    const [one, two] = await databases.openTwice(engine, inquiryMigrations)
    const sites = [
      await createInquiries(one, { limits: true }),
      await createInquiries(two, { limits: true }),
    ] as const
    for (let n = 0; n < 6; n += 1) {
      expect((await inquire(sites[n % 2 === 0 ? 0 : 1], n, '192.0.2.1')).status).toBe(201)
    }
    for (const site of sites) expect((await inquire(site, 7, '192.0.2.1')).status).toBe(429)
    const restarted = await createInquiries(one, { limits: true })
    expect((await inquire(restarted, 8, '192.0.2.1')).status).toBe(429)
  })

  it('the limit of an address is exact even if two processes receive forms at the same moment', async () => {
    const [one, two] = await databases.openTwice(engine, inquiryMigrations)
    const sites = [
      await createInquiries(one, { limits: true }),
      await createInquiries(two, { limits: true }),
    ] as const
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => inquire(sites[n % 2 === 0 ? 0 : 1], n, '192.0.2.1')),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  })

  it('each form accepts five submissions an hour with one email address; repeated requests do not count', async () => {
    const site = await open()
    const send = (n: number) =>
      site.call('POST', apiPaths.contact, {
        json: contactForm({ email: 'Ada@Example.com', message: `Question ${n}` }),
        address: `10.0.${n}.1`,
      })
    for (let n = 0; n < 5; n += 1) expect((await send(n)).status).toBe(201)
    expect((await send(0)).status).toBe(201)
    const refused = await send(5)
    expect(refused.status).toBe(429)
    expect(refused.body.error.message).toContain('many inquiries from you')
    const booked = await site.call('POST', apiPaths.bookings(), {
      json: bookingForm(),
      address: '10.9.9.9',
    })
    expect(booked.status).toBe(201)
  })

  it('hashes of addresses are stored for one hour only', async () => {
    const site = await open()
    await inquire(site, 1, '192.0.2.1')
    const rows = async () =>
      site.db
        .withTables<{ form_arrivals: object }>()
        .selectFrom('form_arrivals')
        .selectAll()
        .execute()
    const text = JSON.stringify(await rows())
    expect(text).not.toContain('192.0.2.1"')
    expect(text).not.toContain('p1@example.com')
    site.setTime(WEDNESDAY + HOUR - 1)
    await site.floods.clock.look()
    expect(await rows()).toHaveLength(1)
    site.setTime(WEDNESDAY + HOUR)
    await site.floods.clock.look()
    expect(await rows()).toEqual([])
  })
})
