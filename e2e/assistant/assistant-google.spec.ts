import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { chat, openChat } from '../support/pages/chat.ts'

// The key is invalid, so these tests do not send a question to the model.
test.use({ on: 'own', settings: { GEMINI_API_KEY: 'a-key-that-opens-no-door' } })

test('with a Google model, the assistant states before the first question that questions go to Google', async ({
  page,
}) => {
  const { frame, answers } = await openChat(page, paths.about)
  await expect(answers).toContainText('your questions go to Google')
  await expect(frame.getByText('Cera is automated. Your questions go to Google.')).toBeVisible()
  await frame.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL(paths.privacyPolicy)
})

test('the assistant does not send a question that is submitted before the notice about the model has loaded', async ({
  page,
}) => {
  const asked: string[] = []
  const isRead = Promise.withResolvers<void>()
  await page.route('**/api/assistant/', async (route) => {
    if (route.request().method() === 'POST') asked.push(route.request().url())
    await isRead.promise
    await route.continue()
  })
  await page.goto(paths.about)
  const { launcher, frame, field, said } = chat(page)
  await launcher.click()
  await field.fill('How long does it take?')
  await field.press('Enter')
  await expect(said).toHaveCount(1)
  isRead.resolve()
  await expect(frame.getByText('Send this one again if you agree.')).toBeVisible()
  await expect(said).toHaveCount(0)
  await expect(field).toHaveValue('How long does it take?')
  expect(asked).toEqual([])
})
