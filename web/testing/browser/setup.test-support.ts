import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, locators, page, type Locator } from 'vitest/browser'
import { expectKnownCalls, standInForServer } from './answers.test-support.ts'
import { forgetExpectedFaults, unexpectedFaults } from './faults.test-support.ts'

interface Media {
  readonly colorScheme?: 'light' | 'dark' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
  readonly media?: 'print' | null
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Returns the faults of the page since the last call: page errors, console errors and failed requests. */
    takeFaults: () => Promise<readonly string[]>
    /** Emulates media features until the end of the test. */
    emulateMedia: (media: Media) => Promise<void>
    /** Moves the mouse to a position in the window, in px. */
    moveMouse: (x: number, y: number) => Promise<void>
    /** Clicks at a position in the window, in px. */
    clickAt: (x: number, y: number) => Promise<void>
    /** Turns the mouse wheel down by `distance` px. */
    turnWheel: (distance: number) => Promise<void>
  }
  interface LocatorSelectors {
    /** Elements that match a CSS selector. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` })
standInForServer()

beforeEach(async () => {
  forgetExpectedFaults()
  await page.viewport(1366, 900)
  await commands.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
  await commands.moveMouse(0, 0)
  await commands.takeFaults()
})

afterEach(async () => {
  vi.useRealTimers()
  expectKnownCalls()
  expect(unexpectedFaults(await commands.takeFaults()), 'faults of the page').toEqual([])
})
