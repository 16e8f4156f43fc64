import { INQUIRY_LIMITS } from '#shared/contracts/forms/inquiries.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { ask, chat, CHAT_WINDOW, openChat } from '../support/pages/chat.ts'
import { contactForm } from '../support/pages/inquiry-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'demo' })

const FALLBACK =
  "I'd be happy to help you with that! For detailed information about our services, I recommend scheduling a consultation with one of our specialists who can provide personalized assistance."

const question = 'How long does a criminal check take?'

test('the assistant replies to each failure with the specified text', async ({ page, watch }) => {
  watch.expect(/: POST .*\/api\/assistant\//)
  watch.expect(/failed: .*\/api\/assistant\/ net::ERR_FAILED/)
  const { frame, replies } = await openChat(page, paths.about)
  const error = { success: false, error: { code: 'c', message: 'm' }, request_id: 'r' }
  const faults = {
    'too many questions': { status: 429, json: error },
    'the server’s own fault': { status: 503, json: error },
    'no JSON': { status: 200, body: '<!doctype html>' },
    'another answer than agreed': { status: 200, json: { success: true, data: { text: 'x' } } },
    'no network': undefined,
  } as const
  for (const [name, answer] of Object.entries(faults)) {
    await test.step(name, async () => {
      await page.route(`**${apiPaths.assistant}`, (route) =>
        answer === undefined ? route.abort('failed') : route.fulfill(answer),
      )
      const reply = await ask(page, question)
      await expect(reply).toHaveText(`Cera:${FALLBACK}`)
      await expect(reply.getByRole('link')).toHaveCount(0)
      await page.unroute(`**${apiPaths.assistant}`)
    })
  }
  await expect(replies).toHaveText([
    'Schedule Consultation',
    'Browse Services',
    'Contact Support',
    'Learn More',
  ])
  const links = replies.getByRole('link')
  for (const [index, path] of [
    paths.booking(),
    paths.services,
    paths.contact,
    paths.whatWeOffer,
  ].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path)
  }
  await expectNoBarrier(page, 'the fallback', CHAT_WINDOW)
  await expect(frame.getByRole('button', { name: 'Not helpful' })).toHaveCount(0)
})

test('the assistant shows an offline message and sends the question once the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  // Runs with the real clock, because the test leaves the page and returns.
  await openPage(page, paths.about)
  const { launcher, frame, field, send, said, answers } = chat(page)
  await launcher.click()
  await expect(answers).toHaveCount(1)
  const note = frame.getByText('You’re offline. Your question stays here')
  await context.setOffline(true)
  await expect(note).toBeVisible()
  await field.fill(question)
  await expect(send).toBeDisabled()
  await field.press('Enter')
  await expect(said).toHaveCount(0)
  await expect(field).toHaveValue(question)
  await expectNoBarrier(page, 'the window without a connection')
  await page.reload().catch(() => undefined)
  await context.setOffline(false)
  await page.goto(paths.about)
  await expect(field, 'also over a reload').toHaveValue(question)
  await expect(note).toHaveCount(0)

  await test.step('the assistant sends the question later if the connection breaks during the request', async () => {
    const held = Promise.withResolvers<void>()
    await page.route(`**${apiPaths.assistant}`, async (route) => {
      await held.promise
      await route.abort('internetdisconnected')
    })
    await field.press('Enter')
    await expect(said).toHaveCount(1)
    await field.fill('And for nurses?')
    await context.setOffline(true)
    held.resolve()
    await expect(said).toHaveCount(0)
    await expect(field).toHaveValue(`${question}\nAnd for nurses?`)
    await page.unroute(`**${apiPaths.assistant}`)
    await context.setOffline(false)
    await field.fill(question)
    // The browser reports with a delay that the connection is back.
    await expect(send).toBeEnabled()
    await field.press('Enter')
    await expect(answers).toHaveCount(2)
  })
})

test('the assistant offers to copy an unanswered conversation to the contact form, and does not send the form', async ({
  page,
}) => {
  const { frame, field } = await openChat(page, paths.about)
  await ask(page, question)
  const unknown = await ask(page, 'How many moons does the planet Jupiter have?')
  await expectNoBarrier(page, 'an answer that is not known', CHAT_WINDOW)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url())
  })
  const kept = () =>
    page.evaluate((key) => sessionStorage.getItem(key), storageKeys.handedConversation)
  expect(await kept(), 'it is kept by the visitor’s act alone').toBeNull()
  await unknown.getByRole('link', { name: 'Send this to the contact form' }).click()
  await expect(page).toHaveURL(paths.contactMessage)
  const { message, name } = contactForm(page)
  await expect(message).toHaveValue(
    /^My conversation with Cera on this site:\n\nMe: How long does a criminal check take\?\n\nCera: [^]+\n\nMe: How many moons does the planet Jupiter have\?\n\nCera: /,
  )
  await expect(message).toBeFocused()
  await expect(frame, 'the form is seen').toHaveAttribute('data-view', 'minimised')
  expect(await kept()).toBeNull()
  expect(posted).toEqual([])

  await test.step('the contact page appends the conversation of the assistant to the message', async () => {
    await message.fill('x'.repeat(4_950))
    await chat(page).open.click()
    await unknown.getByRole('link', { name: 'Send this to the contact form' }).click()
    await expect(message).toHaveValue(/^x{4950}\n\nMy conversation with Cera/)
    await expect(message).toBeFocused()
    await expect(frame).toHaveAttribute('data-view', 'minimised')
    expect((await message.inputValue()).length).toBe(INQUIRY_LIMITS.message)
    expect(posted).toEqual([])
  })
  await name.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Work email'), 'the field is still a stop of its own').toBeFocused()
  await expect(message).not.toHaveAttribute('tabindex')
  await expect(field).toBeHidden()
})

test('the assistant sends negative feedback, retries it after a failure, and then removes the button', async ({
  page,
  watch,
}) => {
  watch.expect(/503: POST .*feedback/)
  await openChat(page, paths.about)
  const answer = await ask(page, question)
  await expectNoBarrier(page, 'an answer with its sources', CHAT_WINDOW)
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.assistantFeedback)) told.push(request.postDataJSON())
  })
  const button = answer.getByRole('button', { name: 'Not helpful' })
  await page.route(`**${apiPaths.assistantFeedback}`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  await button.click()
  await expect(answer).toContainText('Try again in a moment. We couldn’t save your feedback.')
  await button.click()
  const thanks = answer.getByText('Thanks. We’ll check this answer.')
  await expect(thanks).toBeFocused()
  await expect(button).toHaveCount(0)
  expect(told).toEqual([{ question }, { question }])
  await page.reload()
  await expect(thanks).toBeVisible()
  await expect(chat(page).button('Not helpful')).toHaveCount(0)
})

test(
  'the window of the assistant is readable with forced colours, high contrast and colour-blind palettes, and without motion',
  IN_FULL,
  async ({ page }) => {
    const { frame, field, writing, send } = await openChat(page, paths.about)
    const held = Promise.withResolvers<void>()
    await page.route(`**${apiPaths.assistant}`, async (route) => {
      await held.promise
      await route.continue()
    })
    await field.fill(question)
    await field.press('Enter')
    await expect(writing).toBeVisible()
    const moving = () =>
      frame.locator('.strands g').evaluate((strands) => getComputedStyle(strands).animationName)
    expect(await moving(), 'the system asks for less movement').toBe('none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await moving()).toBe('strands')
    await page.evaluate(() => (document.documentElement.dataset['stopMovement'] = ''))
    expect(await moving(), 'the visitor does').toBe('none')
    await expectNoBarrier(page, 'while it writes', CHAT_WINDOW)

    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { strongerContrast: '', colorBlindMode: '' })
    })
    await expectNoBarrier(
      page,
      'with stronger contrast and the colours that stay apart',
      CHAT_WINDOW,
    )
    await page.emulateMedia({ forcedColors: 'active' })
    const drawn = (part: typeof frame) =>
      part.evaluate((element) => getComputedStyle(element).borderTopStyle)
    expect(await drawn(frame)).toBe('solid')
    expect(await drawn(send)).toBe('dashed')
    expect(await drawn(frame.locator('.chat-said').last())).toBe('solid')
    held.resolve()
  },
)
