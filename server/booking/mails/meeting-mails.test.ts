import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { book, cancel, move, sent, unsent, mailedMeetings } from './meeting-mails.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'
import { LEADS_TO, ORIGIN, WEDNESDAY } from '#server/testing/leads.test-support.ts'
import { bookingForm } from '#server/testing/visitor-forms.test-support.ts'
import { Refusal } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const { open, mailsTo, subjectsTo, smtp } = mailedMeetings()

const HOUR = 60 * 60_000

const staffOnly = { as: 'editor' } as const

/** Event in the iCalendar invitation of an email. */
function invitationIn({ parsed }: ReturnType<typeof mailsTo>[number]) {
  const file = parsed.attachments.find(({ filename }) => filename === 'meeting.ics')
  const calendar = new ICAL.Component(ICAL.parse(file?.content.toString() ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
  }
}

describe.each(engines)('a booking (%s)', (engine) => {
  it("a booking is emailed to its visitor in both time zones without the visitor's text, and to staff with all of the text", async () => {
    const site = await open(engine)
    const meeting = await book(site, { note: 'First line\n<b>Second</b>' })
    expect(meeting.invitation_by_email).toBe(true)
    await sent(site)
    const [told, ...more] = mailsTo('ada@example.com')
    expect(more).toEqual([])
    expect(told?.parsed.subject).toBe(`Meeting ${meeting.number} with Certavia is booked`)
    expect(told?.parsed.headers.get('auto-submitted')).toBe('auto-generated')
    const text = `${told?.parsed.text}`
    expect(text).toContain('Your time: Thursday 19 November 2026 at 15:30 GMT+5:30')
    expect(text).toContain('Our time: Thursday 19 November 2026 at 10:00 GMT')
    expect(text).toContain(`${ORIGIN}/booking/manage/${meeting.key}`)
    for (const own of ['Ada', 'Lovelace', 'First line', 'Second', 'criminal']) {
      expect(told?.raw).not.toContain(own)
    }
    // The email contains the invitation twice: as a calendar part for mail programs, and as an attached file.
    expect(told?.raw).toMatch(/^Content-Type: text\/calendar; .*method=REQUEST/im)
    const [staff] = mailsTo(LEADS_TO)
    expect(staff?.parsed.subject).toBe(
      `New meeting ${meeting.number}: Thursday 19 November 2026 at 10:00 GMT`,
    )
    expect(staff?.parsed.replyTo?.text).toBe('ada@example.com')
    for (const own of ['Ada Lovelace', 'ada@example.com', '> First line', 'Criminal check']) {
      expect(staff?.parsed.text).toContain(own)
    }
    expect(staff?.parsed.html).not.toContain('<b>')
    const [lead] = (await site.call('GET', staffApiPaths.leads(), staffOnly)).body.results
    const { body } = await site.call('GET', staffApiPaths.lead(lead.id), staffOnly)
    expect(
      body.data.messages.map(({ purpose }: { purpose: string }) => purpose).toSorted(),
    ).toEqual(['staff', 'visitor'])
  })

  it('each change of a meeting is emailed, and updates the same calendar entry', async () => {
    const site = await open(engine)
    const { key, number } = await book(site)
    await move(site, key, '2026-11-20T10:00:00Z')
    await move(site, key, '2026-11-23T10:30:00Z')
    await cancel(site, key)
    await sent(site)
    const mails = mailsTo('ada@example.com')
    // Emails that are sent at the same time may arrive in any order, so they are sorted by sequence number.
    const told = mails.map(invitationIn).toSorted((a, b) => a.sequence - b.sequence)
    expect(new Set(told.map(({ uid }) => uid))).toHaveLength(1)
    expect(told.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3])
    expect(told.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'])
    expect(told.map(({ start }) => start.slice(0, 16))).toEqual([
      '2026-11-19T10:00',
      '2026-11-20T10:00',
      '2026-11-23T10:30',
      '2026-11-23T10:30',
    ])
    expect(subjectsTo(LEADS_TO).toSorted()).toEqual([
      `Meeting cancelled ${number}: Monday 23 November 2026 at 10:30 GMT`,
      `Meeting moved ${number}: Friday 20 November 2026 at 10:00 GMT`,
      `Meeting moved ${number}: Monday 23 November 2026 at 10:30 GMT`,
      `New meeting ${number}: Thursday 19 November 2026 at 10:00 GMT`,
    ])
  })

  it('the message of staff is emailed to the visitor after staff have moved or cancelled the meeting', async () => {
    const site = await open(engine)
    await book(site)
    const { id } = (await site.call('GET', apiPaths.bookings(), staffOnly)).body.results[0]
    const json = { starts_at: '2026-11-20T10:00:00Z', word: 'The desk is closed' }
    await site.call('POST', staffApiPaths.bookingMove(id), { ...staffOnly, json })
    await site.call('POST', staffApiPaths.bookingCancel(id), {
      ...staffOnly,
      json: { word: 'Sorry' },
    })
    await sent(site)
    const text = (subject: string) =>
      mailsTo('ada@example.com').find(({ parsed }) => parsed.subject?.includes(subject))?.parsed
        .text
    expect(text('has a new time')).toContain('> The desk is closed')
    expect(text('has a new time')).toContain('we had to move your meeting')
    expect(text('is cancelled')).toContain('> Sorry')
  })

  it('one reminder is emailed a day before a meeting, with the current time of the meeting', async () => {
    const site = await open(engine)
    const first = await book(site, { starts_at: '2026-11-23T10:00:00Z' })
    const second = await book(site, { starts_at: '2026-11-24T10:00:00Z', email: 'b@example.com' })
    // A booking less than a day before its meeting gets no reminder.
    await book(site, { starts_at: '2026-11-18T15:00:00Z', email: 'c@example.com' })
    const look = async (at: string) => {
      site.setTime(Date.parse(at))
      await Promise.all([site.booking.clock.look(), site.booking.clock.look()])
      await sent(site)
      return smtp()
        .mails.map(({ parsed }) => parsed.subject ?? '')
        .filter((subject) => subject.startsWith('Reminder'))
    }
    await move(site, first.key, '2026-11-25T10:00:00Z')
    expect(await look('2026-11-22T10:00:00Z')).toEqual([])
    expect(await look('2026-11-23T10:00:00Z')).toEqual([
      `Reminder: meeting ${second.number} with Certavia`,
    ])
    expect(await look('2026-11-23T10:05:00Z')).toHaveLength(1)
    expect(await look('2026-11-24T10:00:00Z')).toHaveLength(2)
  })
})

it('emails about a future meeting promise the visitor the link to the video call, and remind staff to send it', async () => {
  const site = await open()
  const { key } = await book(site, { starts_at: '2026-11-23T10:00:00Z' })
  await move(site, key, '2026-11-24T10:00:00Z')
  await sent(site)
  site.setTime(Date.parse('2026-11-23T10:00:00Z'))
  await site.booking.clock.look()
  await sent(site)
  const mails = mailsTo('ada@example.com')
  expect(mails).toHaveLength(3)
  for (const { parsed } of mails) {
    expect(parsed.text).toContain(
      'We’ll send the link to the video call to this address before the meeting.',
    )
  }
  await cancel(site, key)
  await sent(site)
  expect(mailsTo('ada@example.com').at(-1)?.parsed.text).not.toContain('video call')
  // All emails and files name an action with the same words as the page.
  for (const { raw, parsed } of smtp().mails) {
    expect(`${raw}${parsed.text}`).not.toMatch(/call\w*(?: \w+){0,2} off|reschedul/i)
  }
  const staff = mailsTo(LEADS_TO).map(({ parsed }) => parsed)
  const reminding = staff.filter(({ text }) => text?.includes('the link to the video call'))
  expect(reminding.map(({ subject }) => `${subject}`.split(' ', 2).join(' ')).toSorted()).toEqual([
    'Meeting moved',
    'New meeting',
  ])
})

describe('a reminder', () => {
  it('a reminder is withdrawn if the meeting is cancelled while the reminder is in the queue', async () => {
    const site = await open()
    const { key } = await book(site, { starts_at: '2026-11-20T15:00:00Z' })
    await sent(site)
    smtp().behave({
      recipient: () => {
        throw new Refusal(451)
      },
    })
    site.setTime(Date.parse('2026-11-19T15:00:00Z'))
    await site.booking.clock.look()
    await vi.waitFor(async () => {
      expect(await unsent(site)).toMatchObject([
        { purpose: 'visitor-reminder', last_error: expect.any(String) },
      ])
    }, PATIENT)
    await cancel(site, key)
    const purposes = (await unsent(site)).map(({ purpose }) => purpose)
    expect(purposes.toSorted()).toEqual(['staff', 'visitor'])
  })

  it.each([
    ['a few minutes late', '2026-11-19T15:10:00Z', 1],
    ['an hour late', '2026-11-19T16:00:00Z', 0],
    ['two hours before the meeting', '2026-11-20T13:00:00Z', 0],
  ] as const)(
    'a reminder is sent late only while almost a day is left: the server starts %s',
    async (_when, at, count) => {
      const site = await open()
      await book(site, { starts_at: '2026-11-20T15:00:00Z' })
      site.setTime(Date.parse(at))
      await site.booking.clock.look()
      await sent(site)
      const reminders = mailsTo('ada@example.com').filter(({ parsed }) =>
        parsed.subject?.startsWith('Reminder'),
      )
      expect(reminders).toHaveLength(count)
      // A reminder may wait in the queue, so its text must not mention the remaining time.
      for (const { parsed } of reminders) expect(parsed.text).not.toMatch(/a day away|tomorrow/)
    },
  )

  it('no reminder is sent an hour before the meeting or after a cancellation', async () => {
    const site = await open()
    const { key } = await book(site, { starts_at: '2026-11-20T15:00:00Z' })
    await book(site, { starts_at: '2026-11-20T16:00:00Z', email: 'b@example.com' })
    await cancel(site, key)
    site.setTime(Date.parse('2026-11-20T15:00:00Z'))
    await site.booking.clock.look()
    await sent(site)
    expect(smtp().mails.filter(({ parsed }) => parsed.subject?.startsWith('Reminder'))).toEqual([])
  })
})

it('an address gets emails about one new meeting a day, and about every change of its meetings', async () => {
  const site = await open()
  const first = await book(site)
  const second = await book(site, { starts_at: '2026-11-20T10:00:00Z', email: 'ADA@example.com' })
  expect([first.invitation_by_email, second.invitation_by_email]).toEqual([true, false])
  await cancel(site, second.key)
  await sent(site)
  expect(subjectsTo('ADA@example.com')).toEqual([
    `Meeting ${second.number} with Certavia is cancelled`,
  ])
  site.setTime(WEDNESDAY + 24 * HOUR)
  const third = await book(site, { starts_at: '2026-11-20T11:00:00Z' })
  expect(third.invitation_by_email).toBe(true)
})

it('a suspected booking sends no email', async () => {
  const site = await open()
  const filled = { topic_detail: 'x' }
  const asked = await site.call('POST', apiPaths.bookings(), { json: bookingForm(filled) })
  const { again } = asked.body.error
  const sentAgain = await site.call('POST', apiPaths.bookings(), {
    json: bookingForm({ ...filled, again }),
  })
  expect(sentAgain.body.data).toMatchObject({ state: 'requested', answer_by: null })
  await sent(site)
  expect(smtp().tries()).toBe(0)
})
