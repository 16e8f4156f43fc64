import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { book, elsewhere, freeTimes } from '#server/testing/floods.test-support.ts'
import { MINUTE } from '#shared/time/units.ts'
import {
  createInquiries,
  inquiryMigrations,
  ORIGIN,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { sent } from '../mails/meeting-mails.test-support.ts'
import { confirmationKey, mailsOf } from './confirmation-mails.test-support.ts'

const databases = useDatabases()

let smtp: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  smtp = await startMailServer()
  onTestFinished(() => smtp.close())
})

type Site = Awaited<ReturnType<typeof createInquiries>>

const mailsTo = (address: string) => mailsOf(smtp, address)

const keyFor = (address: string) => confirmationKey(smtp, address)

const confirm = (site: Site, key: string, json: object = {}) =>
  site.call('POST', apiPaths.meetingConfirmation(key), { json })

const bookingsOf = async (site: Site): Promise<readonly Booking[]> =>
  (await site.call('GET', apiPaths.bookings({ view: 'all' }), { as: 'editor' })).body.results

describe.each(engines)('an unconfirmed meeting (%s)', (engine) => {
  /** Starts a site and books one meeting, which is the hourly limit, so that flood mode begins. */
  const flooded = async (mail = true) => {
    const site = await createInquiries(await databases.open(engine, inquiryMigrations), {
      limits: true,
      formLimits: { meetings: 1 },
      ...(mail && {
        messages: { smtp: { url: smtp.url, from: 'Certavia <website@certavia.test>' } },
      }),
    })
    const times = await freeTimes(site)
    await book(site, 0, { address: elsewhere(0), startsAt: times[0] ?? '' })
    return { site, times: times.slice(1) }
  }

  /** Requests a meeting as visitor number `n`. */
  const ask = async (site: Site, n: number, startsAt = '', address = elsewhere(n)) => {
    const answer = await book(site, n, { address, startsAt })
    expect(answer.body.data?.state).toBe('unconfirmed')
    return answer.body.data
  }

  it('an unconfirmed meeting becomes a meeting when the visitor opens the link in the email', async () => {
    const { site, times } = await flooded()
    const [startsAt = ''] = times
    await ask(site, 1, startsAt)
    const key = await keyFor('p1@example.com')
    expect(await freeTimes(site)).toContain(startsAt)
    const answer = await confirm(site, key)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ state: 'booked', starts_at: startsAt })
    expect(await freeTimes(site)).not.toContain(startsAt)
    // Opening the link again returns the same meeting.
    expect((await confirm(site, key)).body.data).toEqual(answer.body.data)
    expect(await site.booking.confirmationFor(key)).toMatchObject({
      kind: 'booked',
      meeting: { key: answer.body.data.key },
    })
    expect(await bookingsOf(site)).toHaveLength(2)
  })

  it('the confirmation email, in text and HTML, contains no text of the form', async () => {
    const { site, times } = await flooded()
    await ask(site, 1, times[0])
    const key = await keyFor('p1@example.com')
    const [mail] = mailsTo('p1@example.com')
    expect(mail?.parsed.subject).toBe('Confirm your meeting with Certavia')
    for (const text of [mail?.parsed.text ?? '', String(mail?.parsed.html)]) {
      expect(text).toContain(ORIGIN + paths.meetingConfirm(key))
      // 09:30 in London is 15:00 in the visitor's time zone.
      expect(text).toMatch(/by Wednesday 18 November 2026 at 15:00 GMT\+5:30/)
      expect(text).not.toContain('Ada Lovelace')
      expect(text).not.toContain('Portugal')
    }
    expect(mail?.parsed.attachments).toEqual([])
    await confirm(site, key)
    await vi.waitFor(() => {
      const booked = mailsTo('p1@example.com').at(-1)
      expect(booked?.parsed.subject).toMatch(/^Meeting \w+ with Certavia is booked$/)
      expect(booked?.parsed.attachments[0]?.contentType).toBe('text/calendar')
    }, PATIENT)
  })

  it('an unconfirmed meeting gets its time only if no other meeting at that time was confirmed earlier; otherwise alternatives are offered', async () => {
    const { site, times } = await flooded()
    const [startsAt = '', another = ''] = times
    await ask(site, 1, startsAt)
    await ask(site, 2, startsAt)
    const [first, second] = [await keyFor('p1@example.com'), await keyFor('p2@example.com')]
    expect((await confirm(site, second)).status).toBe(200)
    const late = await confirm(site, first)
    expect(late.status).toBe(409)
    expect(late.body.error.message).toBe('Choose another time. This one isn’t free any more')
    expect(late.body.error.other_slots).toHaveLength(6)
    expect(late.body.error.other_slots[0]).toBe(another)
    expect(await site.booking.confirmationFor(first)).toMatchObject({
      kind: 'open',
      otherSlots: late.body.error.other_slots,
    })
    const moved = await confirm(site, first, { starts_at: another })
    expect(moved.body.data).toMatchObject({ state: 'booked', starts_at: another })
  })

  it('a meeting is booked once if two requests confirm it concurrently; of two meetings at the same time only one is booked', async () => {
    const { site, times } = await flooded()
    await ask(site, 1, times[0])
    await ask(site, 2, times[0])
    const keys = [await keyFor('p1@example.com'), await keyFor('p2@example.com')]
    const answers = await Promise.all([...keys, ...keys].map((key) => confirm(site, key)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 409, 409])
    expect(await bookingsOf(site)).toHaveLength(2)
  })

  it('an unconfirmed meeting lapses 30 minutes after it was requested', async () => {
    const { site, times } = await flooded()
    await ask(site, 1, times[3])
    await ask(site, 2, times[4])
    const [first, second] = [await keyFor('p1@example.com'), await keyFor('p2@example.com')]
    site.setTime(WEDNESDAY + 30 * MINUTE - 1)
    expect((await confirm(site, first)).status).toBe(200)
    site.setTime(WEDNESDAY + 30 * MINUTE)
    const lapsed = await confirm(site, second)
    expect(lapsed.status).toBe(404)
    expect(lapsed.body.error.message).toMatch(/^Choose a time again\. This link has expired/)
    expect(await site.booking.confirmationFor(second)).toEqual({ kind: 'lapsed' })
    await site.booking.clock.look()
    const rows = await site.db
      .withTables<{ unconfirmed_meetings: object }>()
      .selectFrom('unconfirmed_meetings')
      .selectAll()
      .execute()
    expect(rows).toEqual([])
    const messages = await site.db
      .withTables<{ messages: { purpose: string; recipient: string } }>()
      .selectFrom('messages')
      .select('purpose')
      .where('recipient', '=', 'p2@example.com')
      .execute()
    expect(messages).toEqual([])
    // The link of the confirmed meeting still opens it.
    expect((await confirm(site, first)).body.data.state).toBe('booked')
  })

  it('a meeting is rejected if three other meetings from the same network are unconfirmed', async () => {
    const { site, times } = await flooded()
    const from = ['192.0.2.1', '192.0.2.77', '192.0.2.200']
    for (const [n, address] of from.entries()) await ask(site, 10 + n, times[n], address)
    const refused = await book(site, 20, { address: '192.0.2.9', startsAt: times[5] ?? '' })
    expect(refused.status).toBe(429)
    expect(refused.body.error.message).toMatch(
      /^Open the link in our email to confirm a meeting first, or try again in 30 minutes/,
    )
    expect(refused.headers.get('retry-after')).toBe(String(30 * 60))
    for (let n = 0; n < 3; n += 1) await ask(site, 30 + n, times[n], `2001:db8:1:${n}::1`)
    const sixth = await book(site, 40, { address: '2001:db8:1:9::1', startsAt: times[5] ?? '' })
    expect(sixth.status).toBe(429)
    await confirm(site, await keyFor('p10@example.com'))
    await ask(site, 41, times[6], '192.0.2.9')
  })

  it('unconfirmed meetings are visible to staff only in their own list', async () => {
    const { site, times } = await flooded()
    await ask(site, 1, times[0])
    expect(await bookingsOf(site)).toHaveLength(1)
    const leads = await site.call('GET', staffApiPaths.leads({ view: 'all' }), { as: 'editor' })
    expect(leads.body.count).toBe(1)
    const list = await site.call('GET', staffApiPaths.unconfirmedMeetings, { as: 'editor' })
    expect(list.body.data.meetings).toMatchObject([
      {
        name: 'Ada Lovelace',
        email: 'p1@example.com',
        starts_at: times[0],
        network: '10.0.1.0/24',
        lapses_at: new Date(WEDNESDAY + 30 * MINUTE).toISOString(),
      },
    ])
    await confirm(site, await keyFor('p1@example.com'))
    const after = await site.call('GET', staffApiPaths.unconfirmedMeetings, { as: 'editor' })
    expect(after.body.data.meetings).toEqual([])
    expect(await bookingsOf(site)).toHaveLength(2)
  })

  it('an unconfirmed meeting is stored once if its form is sent twice', async () => {
    const { site, times } = await flooded()
    const one = await ask(site, 1, times[0])
    expect(await ask(site, 1, times[0])).toEqual(one)
    const list = await site.call('GET', staffApiPaths.unconfirmedMeetings, { as: 'editor' })
    expect(list.body.data.meetings).toHaveLength(1)
  })

  it('an unconfirmed meeting has a page that shows it; the key of that page cannot confirm it', async () => {
    const { site, times } = await flooded()
    const { path, ...rest } = await ask(site, 1, times[0])
    const shown = path.split('/').at(-1) ?? ''
    expect(await site.booking.unconfirmedFor(shown)).toEqual({ path, ...rest })
    expect((await confirm(site, shown)).status).toBe(404)
    expect(await site.booking.unconfirmedFor(await keyFor('p1@example.com'))).toBeUndefined()
  })

  it('an unconfirmed meeting counts towards the limit of future meetings of its email address', async () => {
    const { site, times } = await flooded()
    for (let n = 0; n < 3; n += 1) {
      await book(site, 1, { address: elsewhere(50 + n), startsAt: times[n] ?? '' })
    }
    const fourth = await book(site, 1, { address: elsewhere(60), startsAt: times[5] ?? '' })
    expect(fourth.status).toBe(429)
    expect(fourth.body.error.message).toContain('Cancel one of your meetings first')
  })

  it('one address gets at most three confirmation emails a day', async () => {
    const { site, times } = await flooded()
    for (let n = 0; n < 3; n += 1) {
      const answer = await book(site, 1, { address: elsewhere(50 + n), startsAt: times[n] ?? '' })
      expect(answer.body.data.state).toBe('unconfirmed')
    }
    site.setTime(WEDNESDAY + 31 * MINUTE)
    const fourth = await book(site, 1, { address: elsewhere(60), startsAt: times[5] ?? '' })
    expect(fourth.status).toBe(429)
    expect(fourth.body.error.message).toContain('This address has got 3 links in a day')
    await sent(site)
    expect(mailsTo('p1@example.com')).toHaveLength(3)
  })

  it('an unconfirmed meeting is exported and erased with the other data of its address', async () => {
    const { site, times } = await flooded()
    await ask(site, 1, times[0])
    const json = { email: 'P1@example.com' }
    const copy = await site.call('POST', staffApiPaths.personExport, { as: 'admin', json })
    expect(copy.body.data).toMatchObject({
      leads: [],
      bookings: [],
      unconfirmed: [{ email: 'p1@example.com', network: '10.0.1.0/24' }],
      networks: [{ network: '10.0.1.0/24' }],
    })
    const erased = await site.call('POST', staffApiPaths.personErase, { as: 'admin', json })
    expect(erased.body.data).toMatchObject({ leads: 0, meetings: 1 })
    const after = await site.call('POST', staffApiPaths.personExport, { as: 'admin', json })
    expect(after.body.data).toMatchObject({ unconfirmed: [], networks: [] })
  })

  it('during a flood a booking becomes a request for a time if the site has no mail server', async () => {
    const { site, times } = await flooded(false)
    const [startsAt = ''] = times
    const slots = await site.call('GET', apiPaths.bookingSlots)
    expect(slots.body.data.mode).toBe('request')
    const unsaid = await book(site, 1, { address: elsewhere(1), startsAt })
    expect(unsaid.status).toBe(409)
    expect(unsaid.body.error.message).toMatch(/^Check the form and send it again\./)
    expect(unsaid.body.error).not.toHaveProperty('other_slots')
    const send = () => book(site, 1, { address: elsewhere(1), startsAt, mode: 'request' })
    const asked = await send()
    expect(asked.status).toBe(201)
    expect(asked.body.data).toMatchObject({
      state: 'requested',
      starts_at: startsAt,
      answer_by: '2026-11-19T09:00:00.000Z',
    })
    expect((await send()).body.data).toEqual(asked.body.data)
    expect(await freeTimes(site)).toContain(startsAt)
    const { results } = (
      await site.call('GET', staffApiPaths.leads({ kind: 'contact' }), { as: 'editor' })
    ).body
    expect(results).toMatchObject([{ number: asked.body.data.number, status: 'new' }])
    const lead = await site.call('GET', staffApiPaths.lead(results[0].id), { as: 'editor' })
    expect(lead.body.data).toMatchObject({ answer_way: 'meeting' })
    expect(lead.body.data.message).toMatch(
      /^Request for a meeting: Wednesday 18 November 2026 at 13:30 GMT.*\n\nHow long does a check/,
    )
    expect(
      (await site.call('GET', staffApiPaths.floods, { as: 'editor' })).body.data,
    ).toMatchObject({ mail: 'off', meetings: { count: 2 } })
  })
})
