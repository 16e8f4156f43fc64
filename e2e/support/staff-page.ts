import { expect, type Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { staff } from './processes.ts'
import { signInAsStaff } from './staff-session.ts'

/** Fills in the sign-in form that the page shows. */
export async function fillSignIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = staff,
): Promise<void> {
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

/** Gives the pages of a browser a session of their own, without the form. Returns its token. */
export async function enterAsStaff(page: Page, origin: string): Promise<string> {
  const { token } = await signInAsStaff(origin)
  // Only once: what the page does with its token afterwards stands.
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('entered') !== null) return
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
