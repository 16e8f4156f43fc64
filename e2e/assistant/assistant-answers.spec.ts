import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { ask, CHAT_WINDOW, chat, openChat } from '../support/pages/chat.ts'
import { sidewaysScroll } from '../support/checks/layout.ts'

test.use({ on: 'demo' })

const PRICES = 'How much does background screening cost?'

test('an answer of the assistant appears below its question, and the question stays at the top of the conversation', async ({
  page,
}) => {
  const { frame, said } = await openChat(page, paths.about)
  await ask(page, 'Which laws do you follow?')
  await ask(page, PRICES)
  const top = async () => {
    const [question, log] = await Promise.all([
      said.last().boundingBox(),
      frame.locator('.chat-log').boundingBox(),
    ])
    return (question?.y ?? 0) - (log?.y ?? 0)
  }
  // The log scrolls a second time when the suggested replies appear below the answer.
  await expect.poll(top).toBeLessThanOrEqual(24)
  expect(await top()).toBeGreaterThanOrEqual(0)

  await test.step('the top of the window shows the end of a question that is longer than the window', async () => {
    await ask(page, `${PRICES} ${'We hire drivers and nurses in many towns. '.repeat(20)}`)
    const [question, log] = await Promise.all([
      said.last().boundingBox(),
      frame.locator('.chat-log').boundingBox(),
    ])
    const end = (question?.y ?? 0) + (question?.height ?? 0) - (log?.y ?? 0)
    expect(end).toBeGreaterThan(0)
    expect(end).toBeLessThan((log?.height ?? 0) / 2)
  })
})

test('an answer from a table shows the table with header cells', async ({ page }) => {
  await openChat(page, paths.about)
  const answer = await ask(page, PRICES)
  const table = answer.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Item', 'UK', 'US', 'EU', 'Contains'])
  const basic = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Basic screening' }) })
  await expect(basic.getByRole('cell')).toHaveText([/^£/, /^\$/, /^€/, /Identity/])
  await expectNoBarrier(page, 'a table in an answer', CHAT_WINDOW)
})

test.describe('the assistant on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a wide table scrolls inside its answer, also by keyboard', async ({ page }) => {
    await openChat(page, paths.about)
    const answer = await ask(page, PRICES)
    const region = answer.getByRole('region')
    expect(await sidewaysScroll(page)).toBe(0)
    const widths = await region.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(widths.scrollWidth).toBeGreaterThan(widths.clientWidth)
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(async () => region.evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0)
  })
})

test('the launcher of the assistant is inside a landmark before hydration', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(paths.about, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  const landmark = page.getByRole('complementary', { name: 'Assistant' })
  await expect(landmark.getByRole('link', { name: 'Chat with Cera' })).toBeVisible()
  expect(await axeViolations(page, 'all')).toEqual([])
  late.resolve()
  await expect(chat(page).launcher).toBeVisible()
})
