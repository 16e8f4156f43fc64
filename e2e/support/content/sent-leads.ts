import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { signInAsStaff } from '../pages/staff-session.ts'

/** A word that only the leads of one test have. */
export const newTag = () => `tag${randomUUID().slice(0, 8)}`

/** The list of the leads that a tag finds, whatever their status. */
export const listOf = (tag: string, more = '') =>
  `${paths.adminLeads}?view=all&search=${tag}${more}`

/** Sends an inquiry as a visitor without JavaScript does. Returns its number. */
export async function sendInquiry(
  origin: string,
  values: Readonly<Record<string, unknown>>,
  path: string = apiPaths.contact,
): Promise<string> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Anna Keller',
      company: 'Northline Freight',
      email: `${randomUUID()}@example.com`,
      about: 'criminal-check',
      message: 'We hire forty drivers.',
      ...values,
    }),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).data.number
}

/** Works on leads over REST, as somebody at another desk does. */
export async function anotherDesk(origin: string) {
  const { token } = await signInAsStaff(origin)
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return answer.json()
  }
  return {
    call,
    /** Leads that a search finds, whatever their status. */
    found: async (search: string) =>
      (await call('GET', staffApiPaths.leads({ view: 'all', search }))).results,
    change: async (id: string, change: unknown) => call('PATCH', staffApiPaths.lead(id), change),
  }
}

/** The rows of the list of leads. */
export const leadRows = (page: Page) =>
  page.getByRole('table', { name: 'Leads' }).locator('tbody tr')

/** The row of a lead by a text in it, with its capitals: a reference made of capitals may hold any short name. */
export const leadRow = (page: Page, text: string) =>
  leadRows(page).filter({ hasText: new RegExp(RegExp.escape(text)) })

/** The text of the file that an act gives. */
export async function fileOf(page: Page, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await act()
  const file = await coming
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
