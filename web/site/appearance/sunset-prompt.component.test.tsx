import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { nextFrames, passTime, startClock } from '#web/testing/browser/clock.test-support.ts'
import { focusOn, stored } from '#web/testing/browser/elements.test-support.ts'
import { axeViolations, expectNoBarrier } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'
import { chosen, expectTheme, openAt } from '#web/testing/browser/theme-clock.test-support.ts'

const root = document.documentElement
const theme = () => root.dataset['theme']
const prompt = page.getByRole('region', { name: 'It is after six. Switch to dark?' })
const brand = page.getByCss('.bar .brand')

/**
 * Advances the clock until the prompt is visible. First waits until the code of the prompt is loaded, because its delay begins only then.
 */
async function untilAsked(step = 500): Promise<void> {
  await expect
    .poll(async () => {
      await passTime(step)
      return prompt.elements().length
    })
    .toBe(1)
}

/** Opens a page half a minute before sunset and waits for the prompt. */
async function openAtSunset(): Promise<void> {
  await openAt(paths.about, [17, 59, 30])
  await passTime(60_000)
  await untilAsked()
}

async function enlarge(): Promise<void> {
  await userEvent.keyboard('{Alt>}a{/Alt}')
  await page.getByRole('button', { name: 'Larger' }).click()
  await userEvent.keyboard('{Escape}')
}

/** Waits until the text has the given size, in percent. A size is applied after the next frame. */
const expectSize = (size: string) =>
  expect
    .poll(async () => {
      await passTime(20)
      return root.dataset['fontSize']
    })
    .toBe(size)

test('the sunset prompt appears two seconds after the first check in the sunset hour, does not take the focus, and can be answered', async () => {
  await openAt(paths.about, [17, 59, 30])
  focusOn(brand)
  await passTime(60_000)
  expect(theme()).toBe('light')
  await expect.element(prompt).not.toBeInTheDocument()
  await untilAsked()
  const isPast = (base: number) => (Date.now() - base) / 1_000
  expect(isPast(new Date(2026, 5, 1, 18, 0, 30).getTime())).toBeGreaterThanOrEqual(2)
  await expect
    .element(prompt)
    .toMatchTextContent(
      'Your theme follows the time of day. Dark is easier on the eyes in the evening.',
    )
  await passTime(200)
  await expect
    .element(page.getByRole('status').filter({ hasText: 'It is after six' }))
    .toBeInTheDocument()
  await expect.element(brand).toHaveFocus()
  expect(stored(), 'nothing before an answer').toEqual({})

  await prompt.getByRole('button', { name: 'Not now' }).click()
  await expect.element(prompt).not.toBeInTheDocument()
  expect(stored()).toEqual({ lastSunsetCheck: '2026-06-01' })
  await passTime(5 * 60_000)
  expect(theme(), 'light until the next load').toBe('light')
})

test('an accessibility setting changes neither the prompt nor the theme, before and after "Not now", in every tab', async () => {
  await openAtSunset()
  await enlarge()
  await expectSize('110')
  expect(theme(), 'it waits for an answer').toBe('light')
  expect(prompt.elements()).toHaveLength(1)
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await enlarge()
  await expectSize('120')
  expect(theme(), 'light until the next load').toBe('light')

  await openAt(paths.usNotice, [17, 59, 30], stored())
  await passTime(60_000)
  expect(theme()).toBe('light')
  await enlarge()
  await expectSize('130')
  expect(theme(), 'another tab').toBe('light')
})

test('without an answer, a time-based theme turns dark at the next check of the clock, and the sunset prompt closes', async () => {
  await openAtSunset()
  await passTime(60_000)
  await expectTheme('dark')
  await expect.element(prompt).not.toBeInTheDocument()
  expect(stored()).toEqual({})
})

test.for([
  {
    answer: 'Switch to dark',
    expected: { theme: 'dark', themePreference: 'manual', lastSunsetCheck: '2026-06-01' },
  },
  {
    answer: 'Always follow system preference',
    expected: { theme: 'light', themePreference: 'system', lastSunsetCheck: '2026-06-01' },
  },
])(
  'if the visitor has chosen light, the sunset prompt appears on a page opened in the sunset hour once open panels are closed, and "$answer" applies',
  async ({ answer, expected }) => {
    await commands.emulateMedia({ colorScheme: 'light' })
    await openAt(paths.about, [18, 20], chosen('light', 'manual'))
    await userEvent.keyboard('{Alt>}a{/Alt}')
    const panel = page.getByRole('dialog', { name: 'Accessibility' })
    await expect.element(panel).toBeVisible()
    await passTime(10_000)
    await expect.element(prompt, { message: 'another surface is open' }).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await untilAsked(300)
    await expect
      .element(prompt)
      .toMatchTextContent('You chose light; you can change back at any time.')
    focusOn(brand)
    await prompt.getByRole('button', { name: answer }).click()
    await expect.element(prompt).not.toBeInTheDocument()
    expect(stored()).toEqual(expected)
    await passTime(10 * 60_000)
    await expect.element(prompt, { message: 'once a day' }).not.toBeInTheDocument()
  },
)

test('the theme preferences have no accessibility violations in both themes', async () => {
  await openPage(paths.about)
  await page.getByRole('button', { name: 'Theme preferences' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Theme' })).toBeVisible()
  await expectNoBarrier('the preferences', '.theme-panel')
})

test('the sunset prompt has no accessibility violations in wide and narrow windows, and never covers the focused element', async () => {
  await openAt(paths.about, [18, 20], chosen('light', 'manual'))
  await untilAsked()
  startClock()
  for (const width of [1366, 390]) {
    await page.viewport(width, 844)
    expect(await axeViolations('.sunset'), `the prompt at ${width} px`).toEqual([])
  }
  // Checks only the light theme, because the prompt is hidden in the dark theme. Its colours equal those of the panel, which is tested in
  // both.
  focusOn(page.getByCss('.bar a').first())
  for (let stop = 0; stop < 20; stop += 1) {
    await userEvent.keyboard('{Tab}')
    // Waits, because the prompt is hidden one frame later if the focus scrolls the page.
    await nextFrames()
    const over = document.querySelector('.sunset')
    const under = document.activeElement
    if (over === null || under === null) throw new Error('the prompt or the focus is missing')
    if (over.contains(under) || getComputedStyle(over).visibility === 'hidden') continue
    const [a, b] = [over.getBoundingClientRect(), under.getBoundingClientRect()]
    const isLow = b.height < innerHeight / 2
    const isCovered =
      isLow && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
    expect(isCovered, `stop ${stop}`).toBe(false)
  }
})
