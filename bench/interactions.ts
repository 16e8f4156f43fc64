/**
 * Measures the time from an input to the next paint (INP) for the controls of public pages: `node bench/interactions.ts [origin] [tries]
 * [controls]`. Prints the median and the maximum of the tries (default 5) in milliseconds, with the CPU slowed down four times. Exits with
 * 1 if a median is above the limit of 200 ms. `origin` names a running site. Without `origin`, or with `own`, the script starts the built
 * site. `controls` is a regular expression for the names to measure, such as `menu|chat`. The script also needs a browser: `CHROMIUM_PATH`,
 * else Debian's, else Playwright's own. Other load on the machine increases the figures.
 */
import { existsSync } from 'node:fs'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { pinConsent } from '#e2e/support/pages/pinned-consent.ts'
import { pinTheme } from '#e2e/support/pages/pinned-theme.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { site as company } from '#shared/company/site.ts'
import { paths } from '#shared/paths/paths.ts'

const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const TRIES = Number(process.argv[3] ?? 5)

/** Regular expression for the names of the controls that are measured. The empty default selects all of them. */
const CHOSEN = new RegExp(process.argv[4] ?? '', 'u')

/** Factor by which the CPU is slowed down. Lighthouse uses the same factor to simulate a phone on a desktop machine. */
const SLOWER = 4

/** Maximum time of an interaction, in milliseconds. */
const BAR = 200

/** Minimum duration of reported events, in milliseconds: the smallest value that a browser accepts. */
const SHORTEST = 16

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

declare global {
  interface Window {
    /** Recorded events of interactions. Times are milliseconds of the page's clock. */
    interactions?: { readonly start: number; readonly duration: number }[]
  }
}

/** Control under test: `prepare` sets up the initial state of the page. The measured input is a click on `target`, or the key `key`. */
interface Control {
  readonly name: string
  readonly path: string
  readonly viewport: typeof DESK
  prepare?(page: Page): Promise<void>
  readonly input: { target(page: Page): Locator } | { readonly key: string }
}

const themeButton = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark' }).locator('visible=true')
const launcher = (page: Page) =>
  page.getByRole('button', { name: `Chat with ${company.assistant}` })
const field = (page: Page) =>
  page.getByRole('dialog', { name: `Chat with ${company.assistant}` }).getByRole('textbox')
const offerMenu = (page: Page) => page.getByLabel('What we offer menu')
const menuButton = (page: Page) => page.locator('.menu > summary')
const service = paths.service('criminal-check')

async function openChat(page: Page): Promise<void> {
  await launcher(page).click()
  await field(page).waitFor()
}

const controls: readonly Control[] = [
  ...[paths.home, service, paths.services, paths.blogs()].map((path) => ({
    name: 'theme',
    path,
    viewport: DESK,
    input: { target: themeButton },
  })),
  {
    name: 'mega menu, open',
    path: paths.home,
    viewport: DESK,
    input: { target: offerMenu },
  },
  {
    name: 'mega menu, close by Escape',
    path: paths.home,
    viewport: DESK,
    prepare: (page) => offerMenu(page).click(),
    input: { key: 'Escape' },
  },
  {
    name: 'mobile menu, open',
    path: paths.home,
    viewport: PHONE,
    input: { target: menuButton },
  },
  {
    name: 'mobile menu, close by Escape',
    path: paths.home,
    viewport: PHONE,
    prepare: (page) => menuButton(page).click(),
    input: { key: 'Escape' },
  },
  {
    name: 'accessibility menu, open',
    path: service,
    viewport: DESK,
    input: { target: (page) => page.locator('.access-cell') },
  },
  {
    name: 'accessibility menu, larger text',
    path: service,
    viewport: DESK,
    prepare: (page) => page.locator('.access-cell').click(),
    input: { target: (page) => page.getByRole('button', { name: 'Larger' }) },
  },
  ...[DESK, PHONE].map((viewport) => ({
    name: 'accordion of questions',
    path: service,
    viewport,
    input: { target: (page: Page) => page.locator('.questions summary').nth(1) },
  })),
  {
    name: 'chat, open',
    path: paths.home,
    viewport: DESK,
    input: { target: launcher },
  },
  {
    name: 'chat, type a letter',
    path: paths.home,
    viewport: DESK,
    prepare: openChat,
    input: { key: 'a' },
  },
  {
    name: 'chat, send',
    path: paths.home,
    viewport: DESK,
    prepare: async (page) => {
      await openChat(page)
      await field(page).fill('How long does a criminal check take?')
    },
    input: { key: 'Enter' },
  },
]

/** Collects the events of interactions. Several events may belong to one interaction; the longest of them determines its duration. */
const watchInteractions = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    const interactions: NonNullable<Window['interactions']> = []
    window.interactions = interactions
    new PerformanceObserver((list) => {
      // The observer is registered for `event` only, so its entries are of type PerformanceEventTiming.
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue
        interactions.push({ start: entry.startTime, duration: entry.duration })
      }
      // TypeScript's library lacks the option `durationThreshold`.
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
  }, SHORTEST)

/**
 * Prepares the measured input. A click uses the mouse at a position that is determined before the CPU is slowed down. `Locator.click()` is
 * not used, because it also runs Playwright's checks in the page, which take 20 to 90 ms of the interaction.
 */
async function inputOf(page: Page, { input }: Control): Promise<() => Promise<void>> {
  if ('key' in input) return () => page.keyboard.press(input.key)
  const target = input.target(page)
  await target.scrollIntoViewIfNeeded()
  // Waits until the frame in which the page scrolls has ended. No visitor clicks within this frame, so its rendering does not belong to the
  // interaction.
  await page.waitForTimeout(500)
  const box = await target.boundingBox()
  if (box === null) throw new Error('The control is not visible.')
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Milliseconds from the input to the next paint; 0 for less than {@link SHORTEST}, which browsers do not report. */
async function measure(browser: Browser, origin: string, control: Control): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: control.viewport,
    serviceWorkers: 'block',
  })
  try {
    await pinConsent(context, false)
    await pinTheme(context, 'system')
    const page = await context.newPage()
    await watchInteractions(page)
    await page.goto(control.path)
    await page.locator('html[data-hydrated]').waitFor()
    await control.prepare?.(page)
    // Waits until the page has loaded its secondary fonts and finished its work after hydration.
    await page.waitForTimeout(4_000)
    const act = await inputOf(page, control)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const before = await page.evaluate(() => performance.now())
    await act()
    await page.waitForTimeout(1_500)
    return await page.evaluate((since) => {
      const those = (window.interactions ?? []).filter(({ start }) => start >= since)
      return Math.max(0, ...those.map(({ duration }) => duration))
    }, before)
  } finally {
    await context.close()
  }
}

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function printAll(origin: string): Promise<void> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? DEBIAN_CHROMIUMS.find((program) => existsSync(program))
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking'],
    ...(executablePath !== undefined && { executablePath }),
  })
  try {
    console.log(`${'control'.padEnd(34)}${'page'.padEnd(20)}width  median  worst  bar ${BAR}`)
    for (const control of controls.filter(({ name }) => CHOSEN.test(name))) {
      const found: number[] = []
      for (let tries = 0; tries < TRIES; tries += 1) {
        found.push(await measure(browser, origin, control))
      }
      const median = middle(found)
      if (median >= BAR) process.exitCode = 1
      const row = [
        control.name.padEnd(34),
        control.path.padEnd(20),
        String(control.viewport.width).padStart(5),
        String(median).padStart(8),
        String(Math.max(...found)).padStart(7),
        median < BAR ? '  met' : '  above the bar',
      ]
      console.log(row.join(''))
    }
  } finally {
    await browser.close()
  }
}

const running = process.argv[2] ?? 'own'
if (running === 'own') {
  await using directory = await temporaryDirectory()
  const started = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: { RATE_LIMIT: 'off', SEED: 'demo' },
  })
  try {
    await printAll(started.url)
  } finally {
    await started.signal('SIGTERM')
  }
} else {
  await printAll(running)
}
