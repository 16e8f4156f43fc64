import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { openPage } from './navigation.ts'
import { ALL_OFF, ALL_ON } from '#shared/browser/consent.ts'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/** Stored consent of a visitor who allows everything. */
export const consentRecord = (choice = ALL_ON) =>
  JSON.stringify({ essential: true, ...choice, timestamp: Date.now(), version: '1.0' })

/** Stores consent to functional cookies in a browser. */
export const allowFunctional = (context: BrowserContext) =>
  context.addInitScript(
    ([consent, receipt, record]) => {
      // Blank pages and error pages have no storage.
      if (window !== window.top || !location.protocol.startsWith('http')) return
      if (localStorage.getItem(consent) !== null) return
      localStorage.setItem(consent, record)
      localStorage.setItem(receipt, '00000000-0000-4000-8000-000000000000')
    },
    [
      storageKeys.consent,
      storageKeys.consentReceipt,
      consentRecord({ ...ALL_OFF, functional: true }),
    ] as const,
  )

/** Elements of a page's scheduling dialog. */
export function schedulingDialog(page: Page, title = 'Book a 30-minute meeting') {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  return {
    dialog,
    trigger: page.getByRole('link', { name: 'Book a 30-minute meeting' }).first(),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    frame: dialog.locator('iframe'),
    calendar: dialog.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' }),
    stage: dialog.locator('.scheduling-stage'),
    news: dialog.getByRole('status'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    link: (name: string) => dialog.getByRole('link', { name }),
    heading: (name: string) => dialog.getByRole('heading', { name, exact: true }),
  }
}

/** Opens a page with a stopped clock, and its scheduling dialog. */
export async function openScheduler(page: Page, path = paths.service('rag')) {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
  const parts = schedulingDialog(page)
  await parts.trigger.click()
  await expect(parts.dialog).toBeVisible()
  return parts
}
