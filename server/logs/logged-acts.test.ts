import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { createInquiries, inquiryMigrations } from '#server/testing/leads.test-support.ts'
import { bookingForm, contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { createLogRing } from '#server/logs/log-ring.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

describe.each(engines)('the log of inquiries and meetings (%s)', (engine) => {
  const open = async () => createInquiries(await databases.open(engine, inquiryMigrations))

  const sentences = ({ logged }: Awaited<ReturnType<typeof open>>) =>
    logged.map(({ message }) => message)

  const inquiryIn = async (site: Awaited<ReturnType<typeof open>>) => {
    await site.call('POST', apiPaths.contact, { json: contactForm() })
    const list = await site.call('GET', staffApiPaths.leads(), { as: 'editor' })
    return list.body.results[0]
  }

  const meetingIn = async (site: Awaited<ReturnType<typeof open>>, values = {}) => {
    const booked = await site.call('POST', apiPaths.bookings(), { json: bookingForm(values) })
    expect(booked.status).toBe(201)
    const list = await site.call('GET', apiPaths.bookings(), { as: 'editor' })
    return list.body.results.find(
      ({ number }: { readonly number: string }) => number === booked.body.data.number,
    )
  }

  it('a log entry names the user and the number of an inquiry that is assigned or closed', async () => {
    const site = await open()
    const { id, number } = await inquiryIn(site)
    const change = async (json: object) =>
      site.call('PATCH', staffApiPaths.lead(id), { as: 'editor', json })
    await change({ owner: 'admin' })
    await change({ status: 'in_progress' })
    await change({ owner: null })
    await change({ status: 'closed', closed_as: 'won' })
    expect(sentences(site).filter((text) => text.includes(number))).toEqual([
      `The editor assigned inquiry ${number} to The admin`,
      `The editor set inquiry ${number} to In progress`,
      `The editor removed the owner of inquiry ${number}`,
      `The editor closed inquiry ${number} as won`,
    ])
  })

  it('a log entry names the inquiries of a bulk change', async () => {
    const site = await open()
    const { id, number } = await inquiryIn(site)
    await site.call('POST', staffApiPaths.leadsBulk, {
      as: 'admin',
      json: { ids: [id], change: { owner: 'editor' } },
    })
    expect(sentences(site)).toContain(`The admin assigned inquiry ${number} to The editor`)
  })

  it('a log entry names the user and the number of a meeting that is moved or cancelled', async () => {
    const site = await open()
    const { id, number } = await meetingIn(site)
    await site.call('POST', staffApiPaths.bookingMove(id), {
      as: 'editor',
      json: { starts_at: '2026-11-20T10:00:00Z', word: 'Our office moves.' },
    })
    await site.call('POST', staffApiPaths.bookingCancel(id), {
      as: 'admin',
      json: { word: 'We are ill.' },
    })
    expect(sentences(site).filter((text) => text.includes(number))).toEqual([
      `The editor moved meeting ${number}`,
      `The admin cancelled meeting ${number}`,
    ])
  })

  it('a log entry states that a visitor cancelled a meeting', async () => {
    const site = await open()
    const booked = await site.call('POST', apiPaths.bookings(), { json: bookingForm() })
    const { key, number } = booked.body.data
    await site.call('POST', apiPaths.meetingCancel(key), { json: {} })
    expect(sentences(site)).toContain(`A visitor cancelled meeting ${number}`)
  })

  it('a log entry names the meetings of a bulk cancellation that has no message', async () => {
    const site = await open()
    const { id, number } = await meetingIn(site)
    await site.call('POST', staffApiPaths.bookingsBulkCancel, {
      as: 'editor',
      json: { ids: [id], tell: false },
    })
    expect(sentences(site)).toContain(`The editor cancelled meeting ${number} without a message`)
  })

  it('a log entry names the user who changes the meeting hours or the days off', async () => {
    const site = await open()
    const { body } = await site.call('GET', staffApiPaths.bookingSettings(), { as: 'editor' })
    await site.call('PUT', staffApiPaths.bookingSettings(), {
      as: 'editor',
      json: { ...body.data.hours, opens: '10:00' },
    })
    const added = await site.call('POST', staffApiPaths.bookingDaysOff, {
      as: 'editor',
      json: { from: '2026-12-24', to: '2026-12-31' },
    })
    const [{ id }] = added.body.data.days_off
    await site.call('DELETE', staffApiPaths.bookingDayOff(id), { as: 'admin' })
    expect(sentences(site)).toEqual([
      'The editor changed the hours for meetings',
      'The editor added days off, 2026-12-24 to 2026-12-31',
      'The admin removed days off, 2026-12-24 to 2026-12-31',
    ])
  })

  it('log entries contain no data of the visitor except the number of the inquiry, which is removed when the inquiry is erased', async () => {
    const site = await open()
    const ring = createLogRing()
    site.leads.onErased(ring.forget)
    const inquiry = await inquiryIn(site)
    const meeting = await meetingIn(site)
    await site.call('PATCH', staffApiPaths.lead(inquiry.id), {
      as: 'editor',
      json: { owner: 'admin' },
    })
    await site.call('POST', staffApiPaths.bookingCancel(meeting.id), {
      as: 'editor',
      json: { word: 'Dear Ada, we are ill.' },
    })
    for (const entry of site.logged) ring.push(entry)
    const written = JSON.stringify(ring.entries())
    for (const secret of ['Lovelace', 'ada@example.com', 'Analytical', 'Portugal', 'Dear Ada']) {
      expect(written).not.toContain(secret)
    }
    expect(written).toContain(meeting.number)

    await site.call('POST', staffApiPaths.personErase, {
      as: 'admin',
      json: { email: 'ada@example.com' },
    })
    const left = JSON.stringify(ring.entries())
    for (const erased of [inquiry.number, inquiry.id, meeting.number, meeting.id]) {
      expect(left).not.toContain(erased)
    }
    expect(left).toContain('The editor cancelled meeting (erased)')
    expect(sentences(site)).toContain(
      'The admin erased everything under an email address: 2 inquiries, 0 cases, 1 meeting and 0 messages',
    )
  })
})
