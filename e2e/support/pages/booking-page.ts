import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { apiPaths } from '#shared/paths/paths.ts'

/** Elements of the booking page. */
export const bookingPage = (page: Page) => ({
  calendar: page.getByRole('grid'),
  chosenDay: page.locator('td[aria-selected="true"]'),
  /** Controls of the available days. */
  days: page.locator('.calendar-day'),
  times: page.locator('.slot'),
  next: page.locator('.slot-next'),
  zone: page.getByLabel('Time zone'),
  stub: page.locator('.stub'),
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('Email', { exact: true }),
  subject: page.getByLabel(/^Subject/),
  note: page.getByLabel(/^Note/),
  book: page.getByRole('button', { name: 'Book the meeting' }),
  summary: page.getByRole('alert'),
  heading: page.getByRole('heading', { level: 1 }),
  rows: page.locator('.booked-rows'),
})

/** Creates a unique email address. */
export const newEmail = () => `${randomUUID().slice(0, 12)}@northline.example`

/** Start times that visitors can book on a site. */
export async function freeTimes(origin: string): Promise<readonly string[]> {
  const answer = await fetch(origin + apiPaths.bookingSlots)
  expect(answer.status).toBe(200)
  return (await answer.json()).data.slots
}

/** Books a time as another visitor. Returns the key of the meeting's link. */
export async function bookElsewhere(origin: string, time: string): Promise<string> {
  const answer = await fetch(origin + apiPaths.bookings(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ starts_at: time, name: 'Jo Bell', email: newEmail() }),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).data.key
}

/** Fills in the visitor's details. */
export async function fillDetails(page: Page, email: string) {
  const { name, email: field } = bookingPage(page)
  await name.fill('Anna Keller')
  await field.fill(email)
}
