import '#web/testing/browser/styles.test-support.ts'
import '#web/staff/shell/staff.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserZone } from '#shared/time/browser-zone.ts'
import { AccessButton, ThemeControl } from '#web/site/appearance/parts.tsx'
import { ownZone } from '#web/lib/staff/moments.ts'
import { StaffProvider } from '#web/lib/staff/staff-context.tsx'
import { Sidebar } from '#web/staff/shell/sidebar.tsx'

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  await expect.poll(() => ownZone()).toBe(browserZone())
})

test('the sidebar on a laptop shows all links of an administrator without scrolling', async () => {
  const options = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin' }).resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  // Waits until the fake zone is in use, because the zone of the browser is cached for one second.
  await expect.poll(() => ownZone()).toBe('Europe/Berlin')
  await page.viewport(1366, 768)
  const user = { id: 'u', email: 'a@example.com', name: 'A', role: 'admin', grants: [] }
  const api = { call: () => new Promise(() => undefined) }
  const tools = (
    <div className="staff-tools">
      <AccessButton />
      <ThemeControl />
    </div>
  )
  const layout = (
    <div className="staff">
      <Sidebar tools={tools} />
      <main className="staff-main" />
    </div>
  )
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider value={{ api, user, signOut: () => undefined } as never}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: layout }])} />
      </StaffProvider>
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  const bar = document.querySelector('.staff-bar')
  expect(bar?.textContent).toContain('Berlin (UTC')
  expect(bar?.scrollHeight).toBe(innerHeight)
  const heights = [...document.querySelectorAll('.staff-bar :is(a, button)')]
    .map((target) => target.getBoundingClientRect().height)
    .filter((height) => height > 0)
  expect(heights.length).toBeGreaterThan(24)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})
