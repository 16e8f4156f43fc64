import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { cutText, readings, setTextSize, sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import {
  allowFunctional,
  openScheduler,
  schedulingDialog,
} from '../support/pages/scheduling-dialog.ts'
import { IS_FULL } from '../support/tier.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo', viewport: { width: 1440, height: 900 } })

/** URL pattern of the site's own calendar in a frame. */
const CALENDAR = `**${paths.booking()}?*`

/** Advances a stopped clock in steps of one millisecond until `work` has finished. */
async function ticking(page: Page, work: Promise<unknown>): Promise<void> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  while (!isDone) await page.clock.runFor(1)
  await done
}

/**
 * Checks the scheduling dialog in its current state: nothing is cut off in any reading mode, and the dialog is accessible. The full tier
 * also checks it on a phone.
 */
async function expectFine(page: Page, state: string): Promise<void> {
  for (const { name, width, text } of readings) {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, text)
    const where = `${state}, ${name}`
    expect(await sidewaysScroll(page), `sideways scrolling: ${where}`).toBe(0)
    const cut = await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        [...dialog.querySelectorAll('.scheduling-stage, .scheduling-foot, h2, h3')].flatMap(
          ({ scrollWidth, clientWidth, className }) =>
            scrollWidth > clientWidth + 1 ? [className] : [],
        ),
      )
    expect(cut, `too wide: ${where}`).toEqual([])
    expect(await cutText(page), `cut text: ${where}`).toEqual([])
  }
  await setTextSize(page, '')
  if (IS_FULL) {
    await page.setViewportSize({ width: 390, height: 844 })
    await ticking(page, expectNoBarrier(page, `${state} at 390 px`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await ticking(page, expectNoBarrier(page, state, 'dialog[open]'))
}

test('the scheduling dialog shows the site’s own calendar without asking for consent, and has a heading', async ({
  page,
}) => {
  const { dialog, calendar, heading } = await openScheduler(page)
  await page.clock.runFor(1_000)
  await expect(calendar).toBeVisible()
  await expect(heading('Cookie Consent Required')).toHaveCount(0)
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Book a 30-minute meeting',
  )
})

test('the scheduling dialog is accessible while loading and after failures of one or both views', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_FAILED/)
  await allowFunctional(context)
  await page.route(`**${paths.bookingWidget}`, (route) => route.abort())
  await page.route(CALENDAR, (route) => route.abort())
  const { dialog, button, heading } = await openScheduler(page)
  await expect(dialog.getByText('Loading calendar...')).toBeVisible()
  await expectFine(page, 'loading')
  await page.clock.runFor(1_000)
  await expect(button('Try Alternative View')).toBeVisible()
  await expectFine(page, 'failed')
  await button('Try Alternative View').click()
  await page.clock.runFor(10_000)
  await expect(heading('Unable to load calendar')).toBeVisible()
  await expectFine(page, 'both failed')
})

test('the scheduling dialog has its specified sizes, locks scrolling, and closes by button, Escape and a click outside', async ({
  page,
}) => {
  const { dialog, trigger, close } = await openScheduler(page)
  const sizes = () =>
    dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('.dialog-head, .scheduling-stage')].map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return [width, height]
      }),
    )
  expect(await sizes()).toEqual([
    [904, 672],
    [902, 70],
    [902, 600],
  ])
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  expect(
    await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow]),
  ).toEqual([0, 'hidden'])
  for (const shut of [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 450),
  ]) {
    if (!(await dialog.isVisible())) await trigger.click()
    await expect(dialog).toBeVisible()
    await shut()
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await trigger.click()
  await expect(dialog).toBeVisible()
  // The opening animation of the dialog begins 8 px below its final position. With reduced motion the animation is short but not skipped.
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 8, y: 8, width: 374, height: 828 })
})

test('the scheduling dialog has the requested title and traps the focus', async ({ page }) => {
  await openPage(page, paths.about)
  const title = 'Cera: Schedule Consultation'
  const opener = page.getByRole('link', { name: 'Get Started' }).first()
  await opener.focus()
  await page.evaluate((name) => {
    const detail = { title: name, service: 'rag' }
    dispatchEvent(new CustomEvent('certavia:open-scheduling', { detail, cancelable: true }))
  }, title)
  const { dialog, close } = schedulingDialog(page, title)
  await expect(close).toBeFocused()
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab')
    const within = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
    )
    expect(within).toBeTruthy()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the scheduling dialog loads its code on demand; if the code fails to load, the link opens the booking page', async ({
  page,
  watch,
}) => {
  watch.expect(/ERR_FAILED|dynamically imported|preload/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, paths.service('rag'))
  const { trigger } = schedulingDialog(page)
  await trigger.hover()
  // Hovering over a link preloads the code of its page. Hovering over this link must not load the code of the calendar.
  expect(asked.filter((path) => /scheduling-dialog|^\/booking|booking-slots/.test(path))).toEqual(
    [],
  )
  await page.route(/\/scheduling-dialog-[^/]*\.js$/, (route) => route.abort())
  await trigger.click()
  await expect(page).toHaveURL(paths.booking('rag'))
})

test.describe('the site’s own calendar in the dialog', () => {
  test.use({ on: 'desk' })

  test('books a meeting for a visitor who stays on the page', async ({ page, context }) => {
    await allowFunctional(context)
    await openPage(page, paths.service('rag'))
    const { dialog, trigger, stage, news, frame, close } = schedulingDialog(page)
    await trigger.click()
    await expect(stage).toHaveAttribute('data-phase', 'ready')
    await expect(frame).toHaveAttribute('src', /\/booking\?service=rag&.*embed=1/)
    expect(await axeViolations(page, 'all', 'dialog[open]'), 'with its calendar').toEqual([])
    const calendar = dialog.frameLocator('iframe')
    // The first slot may be too soon when the booking is sent.
    await calendar.locator('.slot').last().click()
    await calendar
      .getByRole('link', { name: 'Next' })
      .or(calendar.getByRole('button', { name: 'Next' }))
      .first()
      .click()
    await calendar.getByLabel('Name').fill('Anna Keller')
    await calendar.getByLabel('Email').fill('anna.keller@northline.example')
    await calendar.getByRole('button', { name: /^Book/ }).click()
    await expect(news).toHaveText('Your meeting is booked.')
    await expect(page).toHaveURL(paths.service('rag'))
    await expect(close).toBeVisible()
    await calendar.locator('.stub-title').click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  })
})
