import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { addDays, mondayOf } from '#shared/time/days.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { site as company } from '#shared/company/site.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { anotherDesk } from './sent-leads.ts'

/** Start times that visitors can book now. */
export async function freeSlots(origin: string): Promise<readonly string[]> {
  const answer = await fetch(origin + apiPaths.bookingSlots)
  expect(answer.status).toBe(200)
  return (await answer.json()).data.slots
}

/** Day of a time in the company's time zone. */
const dayOfSlot = (at: string) => inZone(at, company.timeZone).day

/** Start times of a day that visitors can book now. */
export const slotsOn = async (origin: string, day: string) =>
  (await freeSlots(origin)).filter((at) => dayOfSlot(at) === day)

/**
 * Day after this week that has no bookings.
 * @param index position among these days, from 0
 */
export async function freeDay(origin: string, index = 0): Promise<string> {
  const slots = await freeSlots(origin)
  const nextMonday = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7)
  const days = [...new Set(slots.map(dayOfSlot))].filter((day) => day >= nextMonday)
  const day = days[index]
  if (day === undefined) throw new Error('no day is free')
  return day
}

/** Books a time like a visitor. Returns the meeting as staff see it, with the key of the meeting's link in `key`. */
export async function book(
  origin: string,
  startsAt: string,
  values: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(origin + apiPaths.bookings(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      starts_at: startsAt,
      name: 'Anna Keller',
      // The address is unique, because the number of upcoming meetings per address is limited.
      email: `${randomUUID()}@example.com`,
      about: 'criminal-check',
      note: 'We hire forty drivers.',
      time_zone: 'Asia/Kolkata',
      elapsed_ms: 60_000,
      ...values,
    }),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { number, key } = (await answer.json()).data
  const { call } = await anotherDesk(origin)
  const day = dayOfSlot(startsAt)
  const { results } = await call('GET', apiPaths.bookings({ from: day, to: day }))
  const found = results.find((booking: { readonly number: string }) => booking.number === number)
  return { ...found, key }
}

/** Opens the week of a day in the admin. */
export const openWeek = async (page: Page, day: string) =>
  page.goto(`${paths.adminBookings}?week=${mondayOf(day)}`)
