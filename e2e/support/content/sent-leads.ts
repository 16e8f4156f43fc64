import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { signInAsStaff } from '../pages/staff-session.ts'

/** Creates a word that occurs only in the leads of one test. */
export const newTag = () => `tag${randomUUID().slice(0, 8)}`

/**
 * URL of the list of leads with a tag, in any status.
 * @param more further parameters
 */
export const listOf = (tag: string, more = '') =>
  `${paths.adminLeads}?view=all&search=${tag}${more}`

/** Sends an inquiry like a visitor without JavaScript. Returns its number. */
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

/** Signs in another user. Returns functions that read and change leads over REST. */
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
    /** Searches leads in any status. */
    found: async (search: string) =>
      (await call('GET', staffApiPaths.leads({ view: 'all', search }))).results,
    change: async (id: string, change: unknown) => call('PATCH', staffApiPaths.lead(id), change),
  }
}

/** Rows of the list of leads. */
export const leadRows = (page: Page) =>
  page.getByRole('table', { name: 'Leads' }).locator('tbody tr')

/**
 * Row of a lead that contains a text. The search is case-sensitive. Otherwise a short name could match a part of a reference number, which
 * consists of capitals.
 */
export const leadRow = (page: Page, text: string) =>
  leadRows(page).filter({ hasText: new RegExp(RegExp.escape(text)) })

/** Text of the file that an action downloads. */
export async function fileOf(page: Page, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await act()
  const file = await coming
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
