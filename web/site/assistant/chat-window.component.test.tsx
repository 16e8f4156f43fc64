import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { site } from '#shared/company/site.ts'
import { assistantOperations } from '#shared/contracts/operations/assistant-operations.ts'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { answer } from '#web/testing/browser/answers.test-support.ts'
import { passTime, startClock, stopClock } from '#web/testing/browser/clock.test-support.ts'
import { boxOf, focusOn, htmlOf, styleOf } from '#web/testing/browser/elements.test-support.ts'
import { cutText, expectNoBarrier, still } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'
import { conversation } from './conversation.ts'

const launcher = page.getByRole('button', { name: `Chat with ${site.assistant}` })
const frame = page.getByRole('dialog', { name: `Chat with ${site.assistant}` })
const button = (name: string) => frame.getByRole('button', { name, exact: true })
const field = frame.getByRole('textbox')
const restore = button('Restore size')
const open = button('Open')
const clear = button('Clear the conversation')
const said = frame.getByCss('.chat-said')
const answers = frame.getByCss('.chat-answer')
const replies = frame.getByRole('list', { name: 'Suggested replies' }).getByRole('listitem')
const menu = page.getByRole('dialog', { name: 'Accessibility' })
const badge = () => {
  const circle = document.querySelector('.chat-launcher')
  return circle === null ? undefined : getComputedStyle(circle, '::after').content
}

const WINDOW = '.chat-window'
beforeEach(() => {
  // Clears the conversation, which belongs to the tab and would remain after the page is closed.
  conversation.change({
    view: 'closed',
    messages: [],
    draft: '',
    unseen: 0,
    waiting: 0,
    returned: undefined,
    cleared: undefined,
  })
  sessionStorage.clear()
  answer(assistantOperations.assistant).with(() => ({
    success: true,
    data: { answeredBy: 'site' },
  }))
})

/** Makes the server answer every question with a sentence from a page of the site. */
const answerQuestions = () =>
  answer(assistantOperations.ask).with(() => ({
    success: true,
    data: {
      id: crypto.randomUUID(),
      text: 'A criminal check takes two to three working days.',
      isBot: true,
      timestamp: new Date().toISOString(),
      sources: [{ title: 'Criminal check', url: `${paths.usNotice}#time` }],
      outcome: 'answer',
    },
  }))

/** Opens a page in a window of desktop size, opens the assistant's window, and waits for the greeting. */
async function openChat(path: string = paths.about): Promise<void> {
  await openPage(path)
  await launcher.click()
  await expect.poll(() => answers.elements()).toHaveLength(1)
}

/** Sends a question and waits for the answer. The clock of the test skips the artificial delay. */
async function ask(question: string): Promise<void> {
  const before = answers.elements().length
  stopClock()
  await field.fill(question)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(async () => {
      await passTime(2_000)
      return answers.elements().length
    })
    .toBe(before + 1)
  startClock()
}

test("the assistant's window opens, minimises, maximises and closes, and moves the focus accordingly", async () => {
  await page.viewport(1440, 900)
  await openPage(paths.about)
  await expect.poll(badge).toContain('"1"')
  await launcher.click()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByCss('.chat-launcher')).not.toBeVisible()
  await expect.element(answers).toMatchTextContent(/Hello, I’m Cera\./)
  const box = async () => {
    await still()
    return boxOf(frame)
  }
  expect(await box()).toMatchObject({ width: 384, height: 500, right: 1368, bottom: 876 })
  await expectNoBarrier('the greeting', WINDOW)

  await button('Maximise').click()
  await expect.element(restore).toHaveFocus()
  expect(await box()).toMatchObject({ top: 96, bottom: 876, right: 1368, width: 960 })
  await expectNoBarrier('the large window', WINDOW)
  await restore.click()
  await expect.element(button('Maximise')).toHaveFocus()

  focusOn(field)
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  expect(await box()).toMatchObject({ width: 320, height: 64, right: 1368, bottom: 876 })
  await expect.element(page.getByCss('.chat-launcher')).not.toBeVisible()
  await expectNoBarrier('the small window', WINDOW)
  await userEvent.keyboard('{Escape}')
  await expect.element(open, { message: 'it is as small as it gets' }).toBeVisible()
  await open.click()
  await expect.element(field).toHaveFocus()
  await button('Minimise').click()
  await expect.element(open).toHaveFocus()

  await button('Close').click()
  await expect.element(frame).not.toBeInTheDocument()
  await expect.element(launcher).toHaveFocus()
  expect(badge(), 'it was opened').toBe('none')
})

test("all controls of the assistant's window can be used by keyboard, in visual order", async () => {
  answerQuestions()
  await openPage(paths.about)
  await expect.element(launcher).toBeVisible()
  focusOn(launcher)
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveFocus()
  await expect
    .poll(() => replies.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Background Screening Services',
      'AI & Data Science Solutions',
      'Schedule a Meeting',
      'Get a Quote',
    ])
  focusOn(button('Minimise'))
  const stops = [
    button('Maximise'),
    button('Close'),
    frame.getByRole('region', { name: 'Conversation' }),
    replies.nth(0).getByRole('button'),
    replies.nth(1).getByRole('button'),
    replies.nth(2).getByRole('link'),
    replies.nth(3).getByRole('button'),
    field,
  ]
  for (const stop of stops) {
    await userEvent.keyboard('{Tab}')
    await expect.element(stop).toHaveFocus()
  }
  await userEvent.keyboard('How long does a criminal check take?')
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Send')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said.elements()).toHaveLength(1)
  await expect
    .element(field, { message: 'a button that can’t be pressed any more gives up the focus' })
    .toHaveFocus()
  await expect.poll(() => answers.elements()).toHaveLength(2)

  focusOn(clear)
  await userEvent.keyboard('{Enter}')
  const undo = button('Undo')
  await expect.element(undo).toHaveFocus()
  expect(said.elements()).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said.elements()).toHaveLength(1)
  await expect.element(clear).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers.elements().length, { message: 'it greets again' }).toBe(1)
  await expect.element(answers).toMatchTextContent(/Hello/)
  expect(sessionStorage.getItem(storageKeys.conversation)).not.toContain('criminal check')
})

test('opening the assistant closes the accessibility menu, and opening the menu closes the assistant', async () => {
  await openChat()
  await userEvent.keyboard('{Alt>}a{/Alt}')
  await expect.element(menu.getByRole('button', { name: 'Close' })).toHaveFocus()
  await expect.element(frame).not.toBeInTheDocument()
  await launcher.click()
  await expect.element(frame).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})

test("the assistant's window never covers the focused element of the page", async () => {
  await page.viewport(1440, 900)
  await openChat(paths.contact)
  const need = page.getByLabelText('What you need')
  focusOn(need)
  await expect.element(open).toBeVisible()
  await expect.element(need, { message: 'the focus stays' }).toHaveFocus()
  const under = htmlOf(page.getByRole('button', { name: 'Send message' }))
  under.scrollIntoView({ block: 'end', behavior: 'instant' })
  under.focus({ focusVisible: true })
  const isSeen = () => {
    const { left, top, width, height } = under.getBoundingClientRect()
    return under.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(isSeen).toBe(true)
  // The minimised window is hidden while it covers the focused element, at any position in the window of the browser.
  const { left, top } = under.getBoundingClientRect()
  const small = htmlOf(page.getByCss(WINDOW))
  small.style.inset = `${top}px auto auto ${left}px`
  document.dispatchEvent(new Event('scroll'))
  await expect.element(page.getByCss(WINDOW)).not.toBeVisible()
  expect(isSeen()).toBe(true)
})

test("the assistant's window fits a phone of 320 px, also with large text and an on-screen keyboard", async () => {
  answerQuestions()
  await page.viewport(320, 640)
  await openChat()
  await ask('How long does a criminal check take?')
  const expectWhole = async (what: string) => {
    await still()
    const box = boxOf(frame)
    expect(box.left, what).toBeGreaterThanOrEqual(0)
    expect(box.right, what).toBeLessThanOrEqual(320)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth, what).toBe(0)
    expect(cutText(), what).toEqual([])
    return box
  }
  expect((await expectWhole('as it opens')).width).toBe(288)
  await expectNoBarrier('an answer on a phone', WINDOW)
  await button('Maximise').click()
  expect(await expectWhole('large')).toMatchObject({ left: 0, top: 60, width: 320, bottom: 640 })
  await restore.click()

  document.documentElement.dataset['fontSize'] = '150'
  await expectWhole('with text of 150 %')
  delete document.documentElement.dataset['fontSize']

  // While an on-screen keyboard covers the lower half of the screen, the window fits the upper half.
  const screen = window.visualViewport
  if (screen === null) throw new Error('There is no visual viewport.')
  onTestFinished(() => void Reflect.deleteProperty(screen, 'height'))
  Object.defineProperty(screen, 'height', { value: 330, configurable: true })
  screen.dispatchEvent(new Event('resize'))
  await still()
  expect(boxOf(frame).top).toBeGreaterThanOrEqual(0)
  expect(boxOf(frame).bottom).toBeLessThanOrEqual(330)
  Reflect.deleteProperty(screen, 'height')
  screen.dispatchEvent(new Event('resize'))
  await still()
  expect(boxOf(frame).bottom).toBe(640 - 60)

  await answers.last().getByRole('link').first().click()
  await expect.poll(() => location.pathname).toBe(paths.usNotice)
  await expect.element(open, { message: 'the page that a link leads to is seen' }).toBeVisible()
})

test("answers that arrive while the assistant's window is closed or minimised are shown later", async () => {
  answerQuestions()
  await openChat()
  await field.fill('What does it cost?')
  await userEvent.keyboard('{Enter}')
  await button('Close').click()
  await launcher.click()
  await expect.poll(() => answers.elements()).toHaveLength(2)
  await field.fill('Who works here?')
  await userEvent.keyboard('{Enter}')
  await button('Minimise').click()
  await expect.element(frame.getByRole('status').first()).toHaveTextContent('1 new answer')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers.elements()).toHaveLength(3)
})

test('a question stays at the top of the conversation while its answer becomes longer, until the visitor scrolls', async () => {
  answerQuestions()
  await openChat()
  await ask('What does it cost?')
  const [log, shown] = [htmlOf(frame.getByCss('.chat-log')), htmlOf(answers.last())]
  const top = () => boxOf(said.last()).top - log.getBoundingClientRect().top
  // Simulates an answer that becomes longer, for example because its font loads late or its quick replies appear.
  shown.style.minHeight = '1200px'
  await expect.poll(top).toBeLessThan(24)
  shown.style.display = 'none'
  await still()
  expect(top()).toBeGreaterThan(24)
  shown.style.display = ''
  await expect.poll(top).toBeLessThan(24)
  log.scrollTop = 0
  shown.style.minHeight = '1300px'
  await still()
  expect(log.scrollTop).toBe(0)
})

test('the assistant is hidden in print', async () => {
  await openChat()
  onTestFinished(() => commands.emulateMedia({ media: null }))
  await commands.emulateMedia({ media: 'print' })
  await expect.element(page.getByCss(WINDOW)).not.toBeVisible()
  expect(styleOf('.chat-launcher', 'display')).toBe('none')
})
