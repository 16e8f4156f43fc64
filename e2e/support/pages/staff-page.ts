import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Role } from '#shared/access/abilities.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { staff } from '../sites/processes.ts'
import { signInAsStaff } from './staff-session.ts'

/** Fills in the sign-in form that the page shows. */
export async function fillSignIn(page: Page, { email, password }: Account = staff): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in at the sign-in page, as a person does. */
export async function signInAt(page: Page): Promise<void> {
  await page.goto(paths.admin)
  await fillSignIn(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

/** An account of staff. */
interface Account {
  readonly email: string
  readonly password: string
}

/** Makes an account, whose sessions nothing else uses: an editor's unless told. */
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

/** Gives the pages of a browser a session of their own, without the form. Returns its token. */
export async function enterAsStaff(
  page: Page,
  origin: string,
  account: Account = staff,
): Promise<string> {
  const { token } = await signInAsStaff(origin, account)
  // Only once: what the page does with its token afterwards stands.
  await page.addInitScript(
    ([key, value]) => {
      // An empty page has no storage.
      if (location.origin === 'null' || sessionStorage.getItem('entered') !== null) return
      sessionStorage.setItem('entered', '1')
      localStorage.setItem(key, value)
    },
    [storageKeys.token, token] as const,
  )
  return token
}

/** A post as the lake keeps it. */
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

/** A post that is edited and was never published. */
export const draftPost = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  post(`drafts.${id}`, {
    title: `Post ${id}`,
    slug: { _type: 'slug', current: id },
    status: 'draft',
    publishedAt: undefined,
    ...values,
  })

/** Of a draft that is saved when somebody says so, and never by itself. */
export const byHand = { status: 'scheduled', publishAt: '2090-01-01T09:00:00Z' } as const
