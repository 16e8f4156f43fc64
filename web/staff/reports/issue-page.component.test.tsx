import '#web/testing/browser/styles.test-support.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import type { Report } from '#shared/contracts/reports.ts'
import { refusedCall } from '#web/lib/staff/queries/api-error.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { StaffProvider } from '#web/lib/staff/staff-context.tsx'
import { IssuePage } from './issue-page.tsx'

const REPORT: Report = {
  id: 'CV-2026-0001-AA',
  kind: 'Check',
  issued_at: '2026-11-30T12:00:00.000Z',
  valid_until: null,
  state: 'issued',
  replaces: null,
  replaced_by: null,
  changed_at: null,
  reason: null,
  changed_by: null,
  text_hash: 'b'.repeat(64),
  sample_of: null,
  issued_by: 'Ada',
  verified: 0,
}

const refusal = refusedCall(422, {
  success: false,
  error: {
    code: 'validation_failed',
    message: 'Check the marked fields. Validation failed',
    fields: { valid_until: 'Choose today or a later day' },
  },
  request_id: 'a',
})

/** Opens the page. `answer` is the response to the call, or an error. */
async function open(answer: unknown) {
  const queryClient = new QueryClient()
  const api: Pick<StaffApi, 'call'> = {
    call: async () => {
      if (answer instanceof Error) throw answer
      return answer as never
    },
  }
  const router = createMemoryRouter([
    { path: '/', element: <IssuePage /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ])
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <StaffProvider value={{ api, signOut: () => undefined } as never}>
        <RouterProvider router={router} />
      </StaffProvider>
    </QueryClientProvider>,
  )
  return { queryClient, router, unmount: () => screen.unmount() }
}

const tab = (name: string) => page.getByRole('button', { name })
const json = page.getByRole('textbox', { name: 'Report as JSON' })
const send = page.getByRole('button', { name: 'Issue the report' })
const FOUND = 'Check “valid_until”. Choose today or a later day'
const problem = page.getByRole('alert')

const VALID = JSON.stringify({
  kind: 'Check',
  rows: [{ label: 'Result', value: 'None' }],
  limits: 'A name search.',
})
const pdf = { data: { report: REPORT, pdf: btoa('%PDF') } }

/** Issues a report from JSON. */
async function issueFromJson() {
  await tab('From JSON').click()
  await json.fill(VALID)
  await send.click()
}

/** True if closing the tab asks for confirmation. */
const asksOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => localStorage.setItem(storageKeys.token, 'token'))
afterEach(async () => {
  await cleanup()
  localStorage.removeItem(storageKeys.token)
})

test('the typed JSON stays when the tab “From JSON” is pressed again', async () => {
  await open(refusal)
  await tab('From JSON').click()
  await json.fill('{ "kind": "typed" }')
  await tab('From JSON').click()
  await expect.element(json).toHaveValue('{ "kind": "typed" }')
  await tab('From rows').click()
  await tab('From JSON').click()
  await expect.element(json).toHaveValue('{ "kind": "typed" }')
})

test('each tab of the page for issuing reports shows only its own problems, including field errors of the server', async () => {
  await open(refusal)
  await issueFromJson()
  await expect.element(problem).toHaveTextContent(FOUND)
  await tab('From rows').click()
  expect(problem.elements()).toEqual([])
  await tab('From JSON').click()
  await expect.element(problem).toHaveTextContent(FOUND)
})

test('an empty form shows example JSON that cannot be issued', async () => {
  await open(pdf)
  await tab('From JSON').click()
  await expect.element(json).toHaveValue('')
  expect(json.element().getAttribute('placeholder')).toContain('"kind"')
  await send.click()
  await expect.element(problem).toHaveTextContent('Enter the report as JSON')
})

test('the page for issuing reports asks for confirmation before it is left, until the PDF is downloaded', async () => {
  const { router } = await open(pdf)
  const registersBlocker = vi.spyOn(router, 'getBlocker')
  await issueFromJson()
  const heading = page.getByRole('heading', { name: REPORT.id })
  await expect.element(heading).toBeVisible()
  expect(asksOnClose()).toBe(true)
  // Waits, because the blocker is registered in an effect after the second rendering.
  await expect.poll(() => registersBlocker.mock.calls.length).toBeGreaterThan(0)
  await router.navigate('/elsewhere')
  const asked = page.getByRole('dialog', { name: 'Leave without the PDF?' })
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Download the PDF/ }).click()
  expect(asksOnClose()).toBe(false)
  await router.navigate('/elsewhere')
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('the PDF of an issued report is removed from memory when the page is left', async () => {
  const { queryClient, unmount } = await open(pdf)
  await issueFromJson()
  await expect.element(page.getByRole('heading', { name: REPORT.id })).toBeVisible()
  await unmount()
  await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([])
})
