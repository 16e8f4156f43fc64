import { describe, expect, test } from 'vitest'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { themeOf, themeTimes } from '#shared/browser/theme.ts'
import { appearanceEvents } from './appearance-events.ts'
import { open, written } from './appearance.test-support.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const MINUTE = themeTimes.recheck

describe('theme of a newly opened page', () => {
  const preferences = ['system', 'manual', 'time-based', 'purple', null]
  const themes = ['light', 'dark', 'purple', null]

  test('the first theme follows the rules for every stored value and every hour', () => {
    for (const preference of preferences)
      for (const theme of themes)
        for (const isSystemDark of [true, false])
          for (const hour of hours) {
            const stored = {
              ...(preference !== null && { themePreference: preference }),
              ...(theme !== null && { theme }),
            }
            expect(
              open({ stored, hour, isSystemDark }).dataset['theme'],
              JSON.stringify({ stored, hour, isSystemDark }),
            ).toBe(themeOf({ preference, theme, hour, isSystemDark }))
          }
  })

  test('the first theme is dark from 18:00 to 05:59 if the user has not chosen a theme', () => {
    const dark = hours.filter((hour) => open({ hour }).dataset['theme'] === 'dark')
    expect(dark).toEqual([0, 1, 2, 3, 4, 5, 18, 19, 20, 21, 22, 23])
  })

  test('the first theme is not stored without a choice of the user', () => {
    expect(open({ hour: 18 }).store).toEqual({})
  })
})

describe('theme of a page that stays open', () => {
  test('the theme is checked against the clock every minute and when the tab becomes visible', () => {
    const { checks, dataset, at, document } = open({ hour: 5 })
    expect(checks.map(({ every }) => every)).toEqual([60_000])
    expect(dataset['theme']).toBe('dark')
    document.hidden = true
    at(1, 6)
    expect(dataset['theme'], 'nobody looks').toBe('dark')
    document.hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    expect(dataset['theme']).toBe('light')
  })

  test('a change of the theme adds a transition class to the page for 200 ms, but the first theme does not', () => {
    const { boot, classes, timers } = open()
    expect([...classes]).toEqual([])
    boot.choose('manual', 'dark')
    expect([...classes]).toEqual(['theme-changing'])
    for (const work of timers) work()
    expect([...classes]).toEqual([])
  })

  test('the theme changes one frame after the button is shown as pressed, but at once in a hidden tab', () => {
    const { boot, classes, dataset, document, timers, window } = open()
    const frames: (() => void)[] = []
    Object.assign(window, { requestAnimationFrame: (work: () => void) => frames.push(work) })
    boot.choose('manual', 'dark')
    expect([...classes]).toEqual(['theme-changing'])
    for (const work of frames.splice(0)) work()
    expect(dataset['theme']).toBe('light')
    expect(boot.theme()).toBe('dark')
    timers.at(-1)?.()
    expect(dataset['theme']).toBe('dark')
    document.hidden = true
    boot.choose('manual', 'light')
    expect(frames).toEqual([])
    expect(dataset['theme']).toBe('light')
  })

  test('the theme fades to another theme in one view transition, except with reduced motion', () => {
    const { boot, dataset, document, system, timers, window } = open()
    Object.assign(window, { requestAnimationFrame: (work: () => void) => work() })
    const transitions: (() => void)[] = []
    Object.assign(document, {
      startViewTransition: (paint: () => void) => {
        transitions.push(paint)
        return { ready: Promise.reject(new Error('skipped')) }
      },
    })
    boot.choose('manual', 'dark')
    timers.at(-1)?.()
    expect(dataset['theme']).toBe('light')
    for (const paint of transitions) paint()
    expect(dataset['theme']).toBe('dark')
    // The fake `matchMedia` returns the same list for every query, so this line also turns on reduced motion.
    system.matches = true
    boot.choose('manual', 'light')
    timers.at(-1)?.()
    expect(transitions).toHaveLength(1)
    expect(dataset['theme']).toBe('light')
  })

  test("the theme follows the system's colours if the preference is System only", () => {
    for (const [preference, expected] of [
      ['system', 'dark'],
      ['time-based', 'light'],
    ] as const) {
      const { system, dataset } = open({ stored: { themePreference: preference } })
      system.matches = true
      system.dispatchEvent(new Event('change'))
      expect(dataset['theme']).toBe(expected)
    }
  })

  test('the theme changes at once after a theme choice in another tab', () => {
    const { store, window, dataset, told } = open()
    Object.assign(store, { theme: 'dark', themePreference: 'manual' })
    written(window, storageKeys.themePreference)
    expect(dataset['theme']).toBe('dark')
    delete store['theme']
    delete store['themePreference']
    written(window, null)
    expect(dataset['theme']).toBe('light')
    expect(told.length).toBeGreaterThan(2)
    const before = told.length
    written(window, 'else')
    expect(told).toHaveLength(before)
  })

  test('the theme is stored together with the preference that the visitor chooses', () => {
    const { boot, store } = open({ hour: 20 })
    boot.choose('system')
    expect(store).toEqual({ themePreference: 'system', theme: 'light' })
    boot.choose('time-based')
    expect(store).toEqual({ themePreference: 'time-based', theme: 'dark' })
    boot.choose('manual')
    expect(store).toEqual({ themePreference: 'manual', theme: 'dark' })
  })

  test('the theme stays as the visitor has chosen it until the page is left, if the storage is blocked', () => {
    const { boot, dataset, at } = open({ isClosed: true })
    boot.choose('manual', 'dark')
    at(2, 12)
    expect(dataset['theme']).toBe('dark')
    expect(boot.preference()).toBe('manual')
  })
})

describe('theme during the hour of the sunset', () => {
  const asked = (told: readonly string[]) =>
    told.filter((name) => name === appearanceEvents.sunset).length

  test('a time-based theme is light with a prompt in the sunset hour, and turns dark a minute later without an answer', () => {
    const { told, dataset, at, pass, store } = open({ hour: 17 })
    at(1, 18)
    expect([asked(told), dataset['theme']]).toEqual([1, 'light'])
    pass(MINUTE / 2)
    expect(dataset['theme'], 'a look in between').toBe('light')
    pass(MINUTE / 2)
    expect([asked(told), dataset['theme']]).toEqual([1, 'dark'])
    expect(store, 'nobody has answered').toEqual({})
  })

  test('the theme stays light after "Not now" until the next load, in every tab', () => {
    const { boot, dataset, at, pass, store } = open({ hour: 17 })
    at(1, 18)
    boot.sunsetAnswered()
    expect(store).toEqual({ lastSunsetCheck: '2026-06-01' })
    pass(MINUTE)
    at(1, 22)
    expect(dataset['theme']).toBe('light')
    expect(open({ stored: store, hour: 22 }).dataset['theme'], 'the next load').toBe('dark')

    const other = open({ hour: 17 })
    other.at(1, 18)
    other.store['lastSunsetCheck'] = '2026-06-01'
    written(other.window, storageKeys.lastSunsetCheck)
    other.pass(MINUTE)
    expect(other.dataset['theme'], 'another tab').toBe('light')
  })

  const settings = JSON.stringify({ fontSize: 120, colorBlindMode: false })

  test('the theme does not change in the sunset hour when an accessibility setting is applied', () => {
    const { boot, dataset, at, pass } = open({ hour: 17 })
    at(1, 18)
    boot.store(storageKeys.accessibilitySettings, settings)
    expect(dataset, 'while the question stands').toMatchObject({ theme: 'light', fontSize: 120 })
    boot.sunsetAnswered()
    boot.store(storageKeys.accessibilitySettings, '{}')
    expect(dataset['theme'], 'after "Not now"').toBe('light')
    expect(dataset).not.toHaveProperty('fontSize')
    pass(MINUTE)
    expect(dataset['theme']).toBe('light')

    const silent = open({ hour: 17 })
    silent.at(1, 18)
    silent.boot.store(storageKeys.accessibilitySettings, settings)
    silent.pass(MINUTE)
    expect(silent.dataset['theme'], 'without an answer').toBe('dark')
  })

  test('the theme stays light after "Not now" when another tab changes an accessibility setting', () => {
    const { boot, dataset, at, pass, store, window } = open({ hour: 17 })
    at(1, 18)
    boot.sunsetAnswered()
    store[storageKeys.accessibilitySettings] = settings
    written(window, storageKeys.accessibilitySettings)
    expect(dataset).toMatchObject({ theme: 'light', fontSize: 120 })
    pass(MINUTE)
    expect(dataset['theme']).toBe('light')
  })

  test('the theme stays light after "Not now" when the stored answer is removed, but follows a new choice at once', () => {
    const { boot, dataset, at, store } = open({ hour: 17 })
    at(1, 18)
    boot.sunsetAnswered()
    delete store['lastSunsetCheck']
    boot.settle()
    expect(dataset['theme']).toBe('light')
    boot.choose('time-based')
    expect(dataset['theme']).toBe('dark')

    const asking = open({ hour: 17 })
    asking.at(1, 18)
    asking.boot.choose('time-based')
    expect(asking.dataset['theme'], 'in the minute of the question').toBe('dark')

    const other = open({ hour: 17 })
    other.at(1, 18)
    other.store['themePreference'] = 'time-based'
    written(other.window, storageKeys.themePreference)
    expect(other.dataset['theme'], 'chosen in another tab').toBe('dark')
  })

  test('the theme is light with a prompt again in the sunset hour of the next day', () => {
    const { boot, told, dataset, at, pass } = open({ hour: 17 })
    at(1, 18)
    boot.sunsetAnswered()
    at(2, 12)
    at(2, 18)
    expect([asked(told), dataset['theme']]).toEqual([2, 'light'])
    pass(MINUTE)
    expect(dataset['theme']).toBe('dark')
  })

  test('a light theme that the visitor has chosen stays light with a prompt, even right after loading', () => {
    const stored = { theme: 'light', themePreference: 'manual' }
    const { dataset, pass, told } = open({ stored, hour: 18 })
    // No listener exists at the first check, so the script must record on the root element that the prompt is due.
    expect(dataset['sunset']).toBeDefined()
    expect(told).toContain(appearanceEvents.sunset)
    pass(2 * MINUTE)
    expect(dataset['theme']).toBe('light')
  })

  test.each([
    ['the preference “System”', { themePreference: 'system' }, 18],
    ['a dark theme chosen by the visitor', { theme: 'dark', themePreference: 'manual' }, 18],
    [
      'an answer of today',
      { theme: 'light', themePreference: 'manual', lastSunsetCheck: '2026-06-01' },
      18,
    ],
    ['a clock that shows another hour', { theme: 'light', themePreference: 'manual' }, 19],
  ])('the page has no sunset prompt with %s', (_, stored, hour) => {
    expect(asked(open({ stored, hour }).told)).toBe(0)
  })
})
