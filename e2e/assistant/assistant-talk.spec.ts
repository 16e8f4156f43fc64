import type { Page } from '@playwright/test'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask, chat, openChat } from '../support/pages/chat.ts'
import { openTimed, stopClock, timerSet } from '../support/pages/stopped-clock.ts'

test.use({ on: 'demo' })

/** Makes Math.random return `value` (0 to 1) in every page that is opened after this call. */
const pinChance = (page: Page, value: number) =>
  page.addInitScript((chance) => (Math.random = () => chance), value)

/** Records the questions sent to the server. */
function countQuestions(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(apiPaths.assistant))
      asked.push(String(request.postDataJSON().question))
  })
  return asked
}

/** Waits for the server's response to the next question. The window shows the response only after a further delay. */
const answerHere = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith(apiPaths.assistant) && response.request().method() === 'POST',
  )

test('the greeting of the assistant appears 500 ms after its window', async ({ page }) => {
  await openTimed(page, paths.about)
  const { launcher, field, answers, replies } = chat(page)
  const known = page.waitForResponse((response) => response.url().endsWith(apiPaths.assistant))
  await stopClock(page)
  await launcher.click()
  await expect(field).toBeFocused()
  await (await known).finished()
  await timerSet(page, 500)
  await page.clock.runFor(499)
  await expect(answers).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(answers).toHaveText(/^Cera:Hello, I’m Cera\..*What would you like to know\?$/s)
  await expect(replies).toHaveText([
    'Background Screening Services',
    'AI & Data Science Solutions',
    'Schedule a Meeting',
    'Get a Quote',
  ])
})

for (const { chance, message, quick } of [
  { chance: 0, message: 1_500, quick: 1_000 },
  { chance: 0.9, message: 1_900, quick: 1_900 },
]) {
  test(`replies appear after ${message} ms, and replies to a quick reply after ${quick} ms, if Math.random is ${chance}`, async ({
    page,
  }) => {
    await pinChance(page, chance)
    const asked = countQuestions(page)
    const { field, answers, writing, replies, said } = await openChat(page, paths.about)
    await stopClock(page)
    await replies.filter({ hasText: 'Background Screening' }).getByRole('button').click()
    await expect(said).toHaveText(/Background Screening Services$/)
    await expect(replies, 'they go once one was used').toHaveCount(0)
    await timerSet(page, quick)
    await page.clock.runFor(quick - 1)
    await expect(writing).toBeVisible()
    await expect(answers).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(answers.last()).toContainText('These services check people')
    await expect(writing).toHaveCount(0)
    expect(asked, 'its words are settled').toEqual([])
    await page.evaluate(() => (window.waits ?? []).splice(0))

    const answered = answerHere(page)
    await field.fill('How long does a criminal check take?')
    await field.press('Enter')
    await timerSet(page, message)
    // The question is sent after the frame that shows it.
    await page.clock.runFor(100)
    await (await answered).finished()
    await page.clock.runFor(message - 101)
    await expect(writing).toBeVisible()
    await expect(answers).toHaveCount(2)
    await page.clock.runFor(1)
    await expect(answers).toHaveCount(3)
    await expect(writing).toHaveCount(0)
  })
}

test('the typing indicator of the assistant is shown until the answer arrives, and questions are answered in order', async ({
  page,
}) => {
  await pinChance(page, 0)
  const { field, answers, writing, said } = await openChat(page, paths.about)
  const held = Promise.withResolvers<void>()
  const asked = countQuestions(page)
  await page.route(`**${apiPaths.assistant}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await field.fill('How long does a criminal check take?')
  await field.press('Enter')
  await field.fill('Who checks sanctions lists?')
  await field.press('Enter')
  await expect(said).toHaveCount(2)
  await page.clock.runFor(20_000)
  await expect(writing).toBeVisible()
  await expect(answers).toHaveCount(1)
  expect(asked).toEqual(['How long does a criminal check take?'])
  held.resolve()
  await expect(answers).toHaveCount(3)
  expect(asked).toEqual(['How long does a criminal check take?', 'Who checks sanctions lists?'])
})

test('the quick reply for a meeting opens scheduling with the assistant’s title; other quick replies lead to their pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('certavia:open-scheduling', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      Object.assign(document.documentElement.dataset, { scheduling: event.detail.title })
    })
  })
  const { replies, answers } = await openChat(page, paths.about)
  await replies.getByRole('link', { name: 'Schedule a Meeting' }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-scheduling',
    'Cera: Schedule Consultation',
  )
  await expect(page, 'the dialog stands over this page').toHaveURL(paths.about)
  await expect(replies, 'it can be asked for again').toHaveCount(4)

  await replies.getByRole('button', { name: 'AI & Data Science Solutions' }).click()
  await expect(answers.last()).toContainText('Our AI and data science services are')
  const browse = replies.getByRole('link', { name: 'Browse AI & Data Services' })
  await expect(browse).toHaveAttribute('href', paths.servicesOfLine('ai-data-science'))
  await browse.click()
  await expect(page).toHaveURL(paths.servicesOfLine('ai-data-science'))
  await expect(chat(page).frame, 'beside the page there is room for it').toHaveAttribute(
    'data-view',
    'open',
  )
})

test('the input of the assistant rejects empty messages, sends with Enter, inserts a line with Shift+Enter, and accepts 2,000 characters', async ({
  page,
}) => {
  const asked = countQuestions(page)
  const { frame, field, send, said } = await openChat(page, paths.about)
  for (const empty of ['', '   ', ' \n\t ']) {
    await field.fill(empty)
    await expect(send).toBeDisabled()
    await field.press('Enter')
    await expect(said).toHaveCount(0)
    await expect(field).toHaveValue(empty)
  }
  await field.fill('How long')
  await field.press('Shift+Enter')
  await field.pressSequentially('does it take?')
  await expect(field).toHaveValue('How long\ndoes it take?')
  await expect(send).toBeEnabled()
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(said, 'a character is put together').toHaveCount(0)
  await field.press('Enter')
  await expect(said).toHaveText(/How long\ndoes it take\?$/)
  await expect(field).toHaveValue('')

  const left = frame.getByText(/characters? left$/)
  await field.fill('x'.repeat(1_799))
  await expect(left).toHaveCount(0)
  await field.press('x')
  await expect(left).toHaveText('200 characters left')
  await expect(field).toHaveAccessibleDescription('200 characters left')
  await field.fill('x'.repeat(2_000))
  await field.press('y')
  await expect(left).toHaveText('0 characters left')
  await field.press('Enter')
  await expect.poll(() => asked.at(-1)).toBe('x'.repeat(2_000))
})

test('an answer of the assistant cites its sources by number and contains no bold markers', async ({
  page,
}) => {
  const { frame } = await openChat(page, paths.about)
  // Adds bold markers to the server's own answer, because a model may format its answers so.
  await page.route(`**${apiPaths.assistant}`, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const bold = (text: string) => `**${text}**`
    const { text, parts } = body.data
    body.data.text = bold(text)
    body.data.parts = parts?.map((part: { text: string }) => ({ ...part, text: bold(part.text) }))
    await route.fulfill({ response, json: body })
  })
  const answer = await ask(page, 'How long does a criminal check take?')
  await expect(answer).not.toContainText('**')
  const numbers = await answer.locator('sup').allTextContents()
  const listed = await answer.locator('.chat-sources b').allTextContents()
  // The list of sources starts with the quoted pages. Further pages on the subject follow.
  const quoted = [...new Set(numbers)].map((number) => number.replace('source ', ''))
  expect(quoted.length).toBeGreaterThan(0)
  expect(listed.slice(0, quoted.length)).toEqual(quoted)
  const links = answer.locator('.chat-sources').getByRole('link')
  await expect(links).toHaveCount(listed.length)
  const href = (await links.first().getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/[\w/-]+/)
  await expect(answer.locator('.chat-path').first()).toHaveText(href.replace(/#.*/, ''))
  await links.first().click()
  await expect(page).toHaveURL(href)
  await expect(frame).toHaveAttribute('data-view', 'open')
})
