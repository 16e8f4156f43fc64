import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { ask, chat, CHAT_WINDOW, openChat } from '../support/pages/chat.ts'
import { boxesOf, cutText, sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'demo' })

const badgeOf = (launcher: ReturnType<typeof chat>['launcher']) =>
  launcher.evaluate((circle) => getComputedStyle(circle, '::after').content)

test('the window opens, minimises, maximises and closes, and moves the focus accordingly', async ({
  page,
}) => {
  await openPage(page, paths.about)
  const { launcher, frame, field, minimise, maximise, restore, open, close, answers } = chat(page)
  expect(await badgeOf(launcher)).toContain('"1"')
  await launcher.click()
  await expect(field).toBeFocused()
  await expect(launcher).toBeHidden()
  await expect(answers).toHaveText(/Hello, I’m Cera\./)
  const boxOf = async () => {
    const [box] = await boxesOf(page, frame)
    return box
  }
  expect(await boxOf()).toMatchObject({ width: 384, height: 500, right: 1368, bottom: 876 })
  await expectNoBarrier(page, 'the greeting')

  await maximise.click()
  await expect(restore).toBeFocused()
  expect(await boxOf()).toMatchObject({ top: 96, bottom: 876, right: 1368, width: 960 })
  await expectNoBarrier(page, 'the large window', CHAT_WINDOW)
  await restore.click()
  await expect(maximise).toBeFocused()

  await field.focus()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  expect(await boxOf()).toMatchObject({ width: 320, height: 64, right: 1368, bottom: 876 })
  await expect(launcher).toBeHidden()
  await expectNoBarrier(page, 'the small window', CHAT_WINDOW)
  await page.keyboard.press('Escape')
  await expect(open, 'it is as small as it gets').toBeVisible()
  await open.click()
  await expect(field).toBeFocused()
  await minimise.click()
  await expect(open).toBeFocused()

  await close.click()
  await expect(frame).toHaveCount(0)
  await expect(launcher).toBeFocused()
  expect(await badgeOf(launcher), 'it was opened').toBe('none')
  await page.reload()
  await expect(launcher).toBeVisible()
  expect(await badgeOf(launcher), 'for good').toBe('none')
  await expect(frame).toHaveCount(0)
})

test('the window is operable by keyboard in visual order', async ({ page }) => {
  await openPage(page, paths.about)
  const { launcher, frame, field, send, minimise, maximise, close, replies, clear, said } =
    chat(page)
  await launcher.focus()
  await page.keyboard.press('Space')
  await expect(field).toBeFocused()
  await expect(replies).toHaveText([
    'Background Screening Services',
    'AI & Data Science Solutions',
    'Schedule a Meeting',
    'Get a Quote',
  ])
  await minimise.focus()
  const region = frame.getByRole('region', { name: 'Conversation' })
  const stops = [
    maximise,
    close,
    region,
    replies.nth(0).getByRole('button'),
    replies.nth(1).getByRole('button'),
    replies.nth(2).getByRole('link'),
    replies.nth(3).getByRole('button'),
    field,
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.type('How long does a criminal check take?')
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toHaveCount(1)
  await expect(field, 'a button that can’t be pressed any more gives up the focus').toBeFocused()
  await expect(frame.locator('.chat-answer')).toHaveCount(2)

  await clear.press('Enter')
  const undo = frame.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(said).toHaveCount(0)
  await undo.press('Enter')
  await expect(said).toHaveCount(1)
  await expect(clear).toBeFocused()
  await clear.press('Enter')
  await expect(frame.locator('.chat-answer'), 'it greets anew').toHaveText([/Hello/])
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.conversation)
  expect(stored).not.toContain('criminal check')
})

test('the assistant and the accessibility menu close each other', async ({ page }) => {
  const { frame, launcher } = await openChat(page, paths.about)
  await page.keyboard.press('Alt+a')
  const menu = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(frame).toHaveCount(0)
  await launcher.click()
  await expect(frame).toBeVisible()
  await expect(menu).toHaveCount(0)
})

test('the window never covers the focused element of the page', async ({ page }) => {
  const { frame, open } = await openChat(page, paths.contact)
  await page.getByLabel('What you need').focus()
  await expect(open).toBeVisible()
  await expect(page.getByLabel('What you need'), 'the focus stays').toBeFocused()
  const under = page.getByRole('button', { name: 'Send message' })
  await under.evaluate((button) => {
    button.scrollIntoView({ block: 'end' })
    button.focus({ focusVisible: true })
  })
  const isSeen = () =>
    under.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isSeen).toBe(true)
  // The minimised window moves away from the focused element, regardless of the element's position.
  await frame.evaluate((small) => {
    const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    small.style.inset = `${top}px auto auto ${left}px`
    document.dispatchEvent(new Event('scroll'))
  })
  await expect(frame).toBeHidden()
  expect(await isSeen()).toBe(true)
})

test('the conversation persists within the tab, and restored messages are not announced again', async ({
  page,
}) => {
  const { frame, field, said, answers, log, close, launcher, minimise } = await openChat(
    page,
    paths.about,
  )
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await ask(page, 'How long does a criminal check take?')
  await field.fill('And for')
  await page
    .locator('.foot')
    .getByRole('link', { name: 'Case Studies', exact: true })
    .press('Enter')
  await expect(page).toHaveURL(paths.caseStudies())
  await expect(said).toHaveCount(1)

  // aria-live of the log while its messages are restored.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const log = document.querySelector('.chat-log [role=log]')
      if (log?.hasChildNodes() === true && window.restoredAs === undefined)
        window.restoredAs = log.getAttribute('aria-live')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(frame, 'it was open').toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect(said).toHaveCount(1)
  await expect(answers).toHaveCount(2)
  await expect(field).toHaveValue('And for')
  expect(await page.evaluate(() => window.restoredAs)).toBe('off')
  await expect(log).toHaveAttribute('aria-live', 'polite')

  await test.step('shows an answer that arrives while the window is closed', async () => {
    await field.fill('What does it cost?')
    await field.press('Enter')
    await close.click()
    await launcher.click()
    await expect(answers).toHaveCount(3)
  })
  await test.step('shows an answer that arrives while the window is minimised', async () => {
    await field.fill('Who works here?')
    await field.press('Enter')
    await minimise.click()
    await expect(frame.getByRole('status').first()).toHaveText('1 new answer')
    await page.keyboard.press('Enter')
    await expect(answers).toHaveCount(4)
  })
  await test.step('continues after a reload that interrupts an answer', async () => {
    await field.fill('Where are you?')
    await field.press('Enter')
    await expect(said).toHaveCount(4)
    await page.reload()
    await expect(answers).toHaveCount(5)
  })
  await test.step('the admin does not show the assistant', async () => {
    await page.evaluate((path) => history.pushState(null, '', path), paths.home)
    await openPage(page, paths.admin)
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(frame).toHaveCount(0)
    await expect(launcher).toHaveCount(0)
  })
})

declare global {
  interface Window {
    /** aria-live of the log at the time its first messages were added. */
    restoredAs?: string | null
  }
}

test('the window fits a phone of 320 px, also with large text and an on-screen keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { frame, maximise, restore, open } = await openChat(page, paths.about)
  const answer = await ask(page, 'How long does a criminal check take?')
  const expectWhole = async (what: string) => {
    const [box] = await boxesOf(page, frame)
    expect(box?.left, what).toBeGreaterThanOrEqual(0)
    expect(box?.right, what).toBeLessThanOrEqual(320)
    expect(await sidewaysScroll(page), what).toBe(0)
    expect(await cutText(page), what).toEqual([])
    return box
  }
  expect((await expectWhole('as it opens'))?.width).toBe(288)
  await expectNoBarrier(page, 'an answer on a phone', CHAT_WINDOW)
  await maximise.click()
  expect(await expectWhole('large')).toMatchObject({ left: 0, top: 60, width: 320, bottom: 640 })
  await restore.click()

  await page.evaluate(() => {
    document.documentElement.dataset['fontSize'] = '150'
  })
  await expectWhole('with text of 150 %')
  await page.evaluate(() => delete document.documentElement.dataset['fontSize'])

  await test.step('fits the upper half while an on-screen keyboard covers the lower half', async () => {
    await page.evaluate(() => {
      const screen = window.visualViewport
      if (screen === null) throw new Error('There is no visual viewport.')
      Object.defineProperty(screen, 'height', { value: 330, configurable: true })
      screen.dispatchEvent(new Event('resize'))
    })
    const [box] = await boxesOf(page, frame)
    expect(box?.top).toBeGreaterThanOrEqual(0)
    expect(box?.bottom).toBeLessThanOrEqual(330)
    await page.evaluate(() => {
      const screen = window.visualViewport
      Reflect.deleteProperty(screen ?? {}, 'height')
      screen?.dispatchEvent(new Event('resize'))
    })
    const [back] = await boxesOf(page, frame)
    expect(back?.bottom).toBe(640 - 72)
  })

  await answer.getByRole('link').first().click()
  await expect(open, 'the page that a link leads to is seen').toBeVisible()
})

test('the assistant is hidden in print', IN_FULL, async ({ page }) => {
  const { frame } = await openChat(page, paths.about)
  await page.emulateMedia({ media: 'print' })
  await expect(frame).toBeHidden()
  await expect(page.locator('.chat-launcher')).toBeHidden()
})

test('a click before hydration opens the assistant', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(paths.about, { waitUntil: 'domcontentloaded' })
  await page.locator('.chat-launcher').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  late.resolve()
  await expect(chat(page).field).toBeFocused()
  await expect(page).toHaveURL(paths.about)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the launcher is a link to the contact page', async ({ page }) => {
    await page.goto(paths.about)
    await page.getByRole('link', { name: 'Chat with Cera' }).click()
    await expect(page).toHaveURL(paths.contact)
  })
})
