import type { Page } from '@playwright/test'
import { site } from '#shared/site.ts'
import { expect } from '../fixtures.ts'
import { openPage } from './navigation.ts'

/** The parts of the assistant's window. */
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

/** Opens a page and the window there, and waits for the greeting. */
export async function openChat(page: Page, path: string) {
  await openPage(page, path)
  const parts = chat(page)
  await parts.launcher.click()
  await expect(parts.answers).toHaveCount(1)
  return parts
}

/** Asks a question and waits for its answer. */
export async function ask(page: Page, question: string) {
  const { field, answers } = chat(page)
  const before = await answers.count()
  await field.fill(question)
  await field.press('Enter')
  await expect(answers).toHaveCount(before + 1)
  return answers.last()
}
