import type { Page, Request } from '@playwright/test'
import { site } from '#shared/company/site.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { expect } from '../fixtures.ts'
import { openPage } from './navigation.ts'

/** Elements of the assistant's window. */
export function chat(page: Page) {
  const frame = page.getByRole('dialog', { name: `Chat with ${site.assistant}` })
  const button = (name: string) => frame.getByRole('button', { name, exact: true })
  return {
    launcher: page.getByRole('button', { name: `Chat with ${site.assistant}` }),
    frame,
    field: frame.getByRole('textbox'),
    send: button('Send'),
    minimise: button('Minimise'),
    maximise: button('Maximise'),
    restore: button('Restore size'),
    open: button('Open'),
    close: button('Close'),
    clear: button('Clear the conversation'),
    log: frame.getByRole('log'),
    said: frame.locator('.chat-said'),
    answers: frame.locator('.chat-answer'),
    replies: frame.getByRole('list', { name: 'Suggested replies' }).getByRole('listitem'),
    writing: frame.getByText(`${site.assistant} is writing`),
    button,
  }
}

/** Selector of the assistant's window, for checks that leave out the page behind it. */
export const CHAT_WINDOW = '.chat-window'

/** Opens a page and its chat window, and waits for the greeting. After that, only the test advances the page's clock. */
export async function openChat(page: Page, path: string) {
  await page.clock.install()
  await openPage(page, path)
  const parts = chat(page)
  await parts.launcher.click()
  await expect(parts.answers).toHaveCount(1)
  return parts
}

/**
 * Asks a question and waits for the answer. The clock is advanced, so that the test does not wait for the artificial delay. The clock does
 * not advance while the server answers, because the page's timeout of this request also depends on it.
 */
export async function ask(page: Page, question: string) {
  const { field, answers } = chat(page)
  const before = await answers.count()
  const sent = new Set<Request>()
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname === apiPaths.assistant) sent.add(request)
  }
  const end = (request: Request) => void sent.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await field.fill(question)
  await field.press('Enter')
  await expect
    .poll(
      async () => {
        if (sent.size === 0) await page.clock.fastForward(2_000)
        return answers.count()
      },
      // The first question waits up to 24 s for the index.
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(before + 1)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return answers.last()
}
