import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Role } from '#shared/access/abilities.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { staff } from '../sites/processes.ts'
import { signInAsStaff } from './staff-session.ts'

/** Fills in the sign-in form of the page. */
export async function fillSignIn(page: Page, { email, password }: Account = staff): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in through the sign-in page. */
export async function signInAt(page: Page): Promise<void> {
  await page.goto(paths.admin)
  await fillSignIn(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

/** Staff account. */
interface Account {
  readonly email: string
  readonly password: string
}

/** Creates an account whose sessions no other test uses. By default the account is an editor. */
export async function makeEditor(origin: string, role: Role = 'editor'): Promise<Account> {
  const { token } = await signInAsStaff(origin)
  const account = { email: `${randomUUID()}@example.com`, password: 'seven green kettles sing' }
  const send = async (path: string, body: unknown) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return answer.json()
  }
  const { data } = await send(staffApiPaths.users, { email: account.email, role })
  const secret = new URL(data.reset.url).hash.slice(1)
  await send(staffApiPaths.resetPassword, { token: secret, password: account.password })
  return account
}

/** Signs a browser in with a new session, without the sign-in form. Returns the token of the session. */
export async function enterAsStaff(
  page: Page,
  origin: string,
  account: Account = staff,
): Promise<string> {
  const { token } = await signInAsStaff(origin, account)
  // Sets the token only in the first page load, so that later loads do not overwrite a token that the page has changed.
  await page.addInitScript(
    ([key, value]) => {
      // Returns on a blank page, because it has no storage.
      if (location.origin === 'null' || sessionStorage.getItem('entered') !== null) return
      sessionStorage.setItem('entered', '1')
      localStorage.setItem(key, value)
    },
    [storageKeys.token, token] as const,
  )
  return token
}

/** Published post, as the lake stores it. */
export const post = (id: string, values: Readonly<Record<string, unknown>> = {}) => ({
  createOrReplace: {
    _id: id,
    _type: 'blog',
    title: `Post ${id}`,
    slug: { _type: 'slug', current: id },
    status: 'published',
    publishedAt: '2026-03-01T08:00:00Z',
    excerpt: 'An excerpt.',
    body: [
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: 'Text.', marks: [] }],
      },
    ],
    ...values,
  },
})

/** Draft of a post that was never published. */
export const draftPost = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  post(`drafts.${id}`, {
    title: `Post ${id}`,
    slug: { _type: 'slug', current: id },
    status: 'draft',
    publishedAt: undefined,
    ...values,
  })

/** Fields of a draft that the editor does not save automatically. */
export const byHand = { status: 'scheduled', publishAt: '2090-01-01T09:00:00Z' } as const
