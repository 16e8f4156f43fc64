import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { BookingRow } from '../booking.tables.ts'
import { toInvitation } from './invitation.ts'

const row: BookingRow = {
  id: '3f0b3b0e-8a55-4a45-9b7c-0d4ef8a5f001',
  number: 'ABCD2345',
  lead_id: 'lead',
  state: 'booked',
  starts_at: Date.parse('2026-11-19T10:00:00Z'),
  time_zone: 'Asia/Kolkata',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  about: 'criminal-check',
  note: 'A secret\r\nATTACH:https://evil.example.com',
  booked_at: Date.parse('2026-11-18T09:00:00Z'),
  moved_from: null,
  cancelled_at: null,
  cancelled_by: null,
  word: '',
  copy_by_email: 1,
  remind_at: null,
  cancel_batch: null,
  revision: 1,
  updated_at: Date.parse('2026-11-18T09:00:00Z'),
}

const facts = {
  host: 'Grace; of the "intake" desk, London\nBEGIN:VEVENT',
  origin: 'https://certavia.test',
  key: 'the-key',
  contactEmail: 'desk@certavia.test',
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const [component] = events
  if (component === undefined) throw new Error('no event')
  const value = (name: string) => component.getFirstPropertyValue(name)?.toString()
  return {
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(component),
    attendee: component.getFirstProperty('attendee'),
    value,
  }
}

describe('an invitation', () => {
  it('contains the meeting, its length and a link to change it, but no text from its visitor', () => {
    const text = toInvitation(row, { ...facts, isMail: true })
    expect(text).toContain('mailto:desk@certavia.test')
    const { method, event, attendee, value } = read(text)
    expect(method).toBe('REQUEST')
    expect(event.uid).toBe(row.id)
    expect(event.startDate.toJSDate()).toEqual(new Date(row.starts_at))
    expect(event.duration.toSeconds()).toBe(30 * 60)
    expect(event.sequence).toBe(0)
    expect(event.summary).toBe('30-minute meeting with Certavia')
    expect(event.location).toBe('Video call, link by email')
    expect(event.description).toBe(
      `Number: ABCD2345\nWith: ${facts.host}\nMove or cancel the meeting: https://certavia.test/booking/manage/the-key`,
    )
    expect(value('status')).toBe('CONFIRMED')
    expect(value('organizer')).toMatch(/^mailto:/i)
    expect(attendee?.getFirstValue()).toMatch(/^mailto:ada@example.com$/i)
    for (const own of ['Ada', 'Lovelace', 'secret', 'evil', 'ATTACH']) {
      expect(text).not.toContain(own)
    }
    expect(text).toMatch(/END:VCALENDAR\r\n$/)
    // RFC 5545 requires that lines end with CRLF and have at most 75 bytes.
    for (const line of text.split('\r\n')) {
      expect(line).not.toContain('\n')
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
  })

  it('an invitation keeps its UID and gets a higher sequence number after a move and after a cancellation', () => {
    const first = read(toInvitation(row, { ...facts, isMail: true }))
    const startsAt = Date.parse('2026-11-20T15:30:00Z')
    const moved = { ...row, starts_at: startsAt, moved_from: row.starts_at, revision: 2 }
    const second = read(toInvitation(moved, { ...facts, isMail: true }))
    const cancelled = { ...moved, state: 'cancelled', revision: 3 }
    const third = read(toInvitation(cancelled, { ...facts, isMail: true }))
    expect(new Set([first, second, third].map(({ event }) => event.uid))).toHaveLength(1)
    expect([first, second, third].map(({ event }) => event.sequence)).toEqual([0, 1, 2])
    expect([first, second, third].map(({ method }) => method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ])
    expect(second.event.startDate.toJSDate()).toEqual(new Date(startsAt))
    expect(third.value('status')).toBe('CANCELLED')
    expect(third.event.description).toContain('This meeting is cancelled.')
  })

  it('an invitation that the visitor downloads from the page is a calendar file without attendees', () => {
    const { method, attendee } = read(toInvitation(row, facts))
    expect(method).toBe('PUBLISH')
    expect(attendee).toBeNull()
  })
})
