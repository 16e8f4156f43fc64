import { expect, test } from '../support/fixtures.ts'
import { openPage } from '../support/pages/navigation.ts'
import { freePort } from '../support/sites/processes.ts'
import {
  allowFunctional,
  consentRecord,
  openScheduler,
  schedulingDialog,
} from '../support/pages/scheduling-dialog.ts'
import {
  startSchedulingService,
  type SchedulingService,
} from '../support/pages/scheduling-service.ts'
import { ALL_OFF } from '#shared/browser/consent.ts'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { IN_FULL } from '../support/tier.ts'

const port = await freePort()
const PAGE = '/us/30-minutes?locale=en'
const HIDDEN = 'hide_landing_page_details=1&hide_gdpr_banner=1'
const address = `http://127.0.0.1:${port}${PAGE}`

test.use({
  on: 'own',
  settings: {
    SCHEDULING_URL: address,
    SCHEDULING_WIDGET_SRC: `http://127.0.0.1:${port}/widget.js`,
  },
})

let service: SchedulingService
test.beforeAll(async () => {
  service = await startSchedulingService(port)
})
test.beforeEach(({ watch }) => {
  service.script = service.page = 'good'
  service.asked.length = 0
  // The calendar service runs on another host. These tests check the requests to that host themselves, so the check for foreign hosts
  // ignores them.
  watch.expect(/^foreign host: http:\/\/127/)
})
test.afterEach(() => service.letGo())
test.afterAll(() => service.close())

test.describe('the scheduling dialog without consent', () => {
  test('requests nothing from the calendar service and shows how to allow it', async ({ page }) => {
    const { dialog, link, heading, frame } = await openScheduler(page)
    await expect(heading('Cookie Consent Required')).toBeVisible()
    await expect(dialog).toContainText(
      'The calendar widget requires functional cookies to work properly.',
    )
    await expect(dialog).toContainText(
      'Please enable functional cookies in your cookie settings to schedule a meeting.',
    )
    await page.clock.runFor(20_000)
    await expect(frame).toHaveCount(0)
    expect(service.asked).toEqual([])
    await expect(link('Open Calendar Directly')).toHaveAttribute('href', address)
    const opened = page.waitForEvent('popup')
    await link('Open Calendar Directly').click()
    await expect(await opened).toHaveURL(address)
    await link('Cookie Settings').click()
    await expect(page).toHaveURL(paths.cookieSettings)
    await expect(dialog).toBeHidden()
  })

  test('loads the calendar when another tab allows it, and removes the frame at once when that tab withdraws the consent', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await openPage(other, paths.cookieSettings)
    const { calendar, heading, frame } = await openScheduler(page)
    await expect(heading('Cookie Consent Required')).toBeVisible()
    await other.getByRole('switch', { name: 'Functional' }).click()
    await other.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(heading('Cookie Consent Required')).toHaveCount(0)
    await page.clock.runFor(1_000)
    await expect(calendar).toBeVisible()

    // Withdrawal reloads the page. The old page must have removed the calendar before the reload.
    await page.evaluate(() =>
      addEventListener('pagehide', () =>
        sessionStorage.setItem('frames', String(document.querySelectorAll('iframe').length)),
      ),
    )
    await other.getByRole('button', { name: 'Decline Optional' }).click()
    // `evaluate` throws while the page is being unloaded.
    await expect(async () =>
      expect(await page.evaluate(() => sessionStorage.getItem('frames'))).toBe('0'),
    ).toPass()
    await expect(frame).toHaveCount(0)
  })
})

/** Reason that the dialog shows if the calendar does not load in time. */
const LATE = 'did not answer within five seconds'
const ABSENT = 'could not be loaded'

test.describe('the scheduling dialog with consent', () => {
  test.beforeEach(({ context }) => allowFunctional(context))

  test('requests the script after 1 s and passes the options to the widget', async ({ page }) => {
    const { dialog, calendar, stage, frame, news } = await openScheduler(page)
    await expect(dialog.getByText('Loading calendar...', { exact: true })).toBeVisible()
    await page.clock.runFor(999)
    expect(service.asked).toEqual([])
    await page.clock.runFor(1)
    await expect(calendar).toBeVisible()
    await expect(stage).toHaveAttribute('data-phase', 'ready')
    expect(service.asked).toEqual([
      '/widget.js',
      `${PAGE}&${HIDDEN}&embed_domain=localhost&embed_type=Inline`,
    ])
    expect(await page.evaluate(() => Reflect.get(window, 'initialised') as unknown)).toEqual([
      { url: `${address}&${HIDDEN}`, prefill: { name: '', email: '' } },
    ])
    await expect(frame).toHaveAttribute('title', 'Book a 30-minute meeting')
    await expect(page.getByText('Spinning')).toBeHidden()
    await expect(news).toHaveText('The calendar is ready.')
    await page.clock.runFor(30_000)
    await expect(stage).toHaveAttribute('data-phase', 'ready')
  })

  test('accepts messages from the calendar only', async ({ page }) => {
    const { dialog, calendar, stage, close, news } = await openScheduler(page)
    const box = async () => (await stage.boundingBox()) ?? { width: 0, height: 0 }
    await page.clock.runFor(1_000)
    await expect(calendar).toBeVisible()
    expect(await box()).toMatchObject({ width: 902, height: 600 })
    await page.evaluate(() => {
      postMessage({ event: 'calendly.event_scheduled' }, '*')
      postMessage({ event: 'calendly.page_height', payload: { height: '800px' } }, '*')
    })
    const inFrame = dialog.frameLocator('iframe')
    await inFrame.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(async () => (await box()).height).toBe(680)
    await expect(news).toHaveText('The calendar is ready.')
    await inFrame.getByRole('button', { name: 'Book' }).click()
    await expect(news).toHaveText('Your meeting is booked.')
    await close.click()
    await expect(dialog).toBeHidden()
  })

  for (const { script, page: kind, after, why, tier } of [
    { script: 'held', page: 'good', after: 5_000, why: LATE, tier: {} },
    { script: 'missing', page: 'good', after: 0, why: ABSENT, tier: {} },
    { script: 'empty', page: 'good', after: 0, why: ABSENT, tier: IN_FULL },
    { script: 'throws', page: 'good', after: 0, why: ABSENT, tier: IN_FULL },
    { script: 'good', page: 'held', after: 5_000, why: LATE, tier: IN_FULL },
    { script: 'good', page: 'silent', after: 5_000, why: LATE, tier: IN_FULL },
    { script: 'good', page: 'refused', after: 5_000, why: LATE, tier: {} },
  ] as const) {
    test(
      `shows an error if the calendar’s script is ${script} and its page is ${kind}`,
      tier,
      async ({ page, watch }) => {
        watch.expect(/Refused to display|ERR_BLOCKED_BY_RESPONSE|404: GET/)
        Object.assign(service, { script, page: kind })
        const { dialog, heading, stage, button, link, frame } = await openScheduler(page)
        await page.clock.runFor(1_000)
        if (after > 0) {
          await expect.poll(() => service.asked.length).toBe(script === 'held' ? 1 : 2)
          await page.clock.runFor(after - 1)
          await expect(stage).toHaveAttribute('data-phase', 'loading')
          await page.clock.runFor(1)
        }
        await expect(
          heading('Unable to load calendar widget. Would you like to try an alternative view?'),
        ).toBeVisible()
        await expect(dialog).toContainText(why)
        await expect(frame).toHaveCount(0)
        await expect(link('Open in New Tab')).toHaveAttribute('href', address)
        await expect(button('Try Alternative View')).toBeVisible()
        // A response after the timeout must not change the dialog while the visitor reads the error.
        service.letGo()
        await page.clock.runFor(5_000)
        await expect(stage).toHaveAttribute('data-phase', 'failed')
      },
    )
  }

  test('shows the calendar’s page in a frame as the alternative view, and loads the script again on the way back', async ({
    page,
    watch,
  }) => {
    watch.expect(/404: GET/)
    service.script = 'missing'
    const { dialog, calendar, button, stage } = await openScheduler(page)
    await page.clock.runFor(1_000)
    await button('Try Alternative View').click()
    await expect(calendar).toBeVisible()
    await expect(stage).toHaveAttribute('data-phase', 'ready')
    expect(service.asked.slice(1)).toEqual([
      `${PAGE}&${HIDDEN}&embed_domain=localhost&embed_type=Inline`,
    ])
    // The pressed button is removed from the dialog, so the focus must move to another element of the dialog.
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expect(dialog.getByText('Alternative view', { exact: true })).toBeVisible()
    service.script = 'good'
    await button('Try Interactive Widget Instead').click()
    await page.clock.runFor(1_000)
    await expect(calendar).toBeVisible()
    expect(service.asked.slice(2)).toMatchObject(['/widget.js', /embed_type=Inline/])
  })

  for (const [kind, tier] of [
    ['silent', {}],
    ['refused', IN_FULL],
  ] as const) {
    test(
      `offers the contact form if both views fail and the calendar’s page is ${kind}`,
      tier,
      async ({ page, watch }) => {
        watch.expect(/Refused to display|ERR_BLOCKED_BY_RESPONSE|404: GET/)
        Object.assign(service, { script: 'missing', page: kind })
        const { dialog, heading, button, link, stage } = await openScheduler(page)
        await page.clock.runFor(1_000)
        await button('Try Alternative View').click()
        await expect.poll(() => service.asked.length).toBe(2)
        await page.clock.runFor(9_999)
        await expect(stage).toHaveAttribute('data-phase', 'loading')
        await page.clock.runFor(1)
        await expect(heading('Unable to load calendar')).toBeVisible()
        await expect(link('Open in New Tab')).toHaveAttribute('href', address)
        await link('Ask for a meeting in the contact form').click()
        await expect(page).toHaveURL(paths.meeting('rag'))
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('radio', { name: /^In a meeting/ })).toBeChecked()
      },
    )
  }

  test('sends no request to the service if the visitor closes the dialog while it loads', async ({
    page,
  }) => {
    const { dialog } = await openScheduler(page)
    await page.clock.runFor(900)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.clock.runFor(10_000)
    expect(service.asked).toEqual([])
  })

  test('unloads the calendar when the consent expires', async ({ page }) => {
    const { calendar, frame, heading } = await openScheduler(page)
    await page.clock.runFor(1_000)
    await expect(calendar).toBeVisible()
    const loaded = page.waitForEvent('load')
    await page.evaluate(
      ([key, record]) => {
        localStorage.setItem(key, record)
        dispatchEvent(new StorageEvent('storage', { key }))
      },
      [storageKeys.consent, consentRecord(ALL_OFF)] as const,
    )
    await loaded
    await expect(frame).toHaveCount(0)
    await page.clock.resume()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await schedulingDialog(page).trigger.click()
    await expect(heading('Cookie Consent Required')).toBeVisible()
  })
})

test.describe('scheduling without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links to a page that names the service', async ({ page }) => {
    await page.goto(paths.service('rag'))
    await schedulingDialog(page).trigger.click()
    await expect(page).toHaveURL(paths.booking('rag'))
    await expect(page.locator(`main a[href="${address}"]`)).toBeVisible()
    expect(service.asked).toEqual([])
  })
})
