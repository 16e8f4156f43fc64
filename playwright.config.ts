import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

// The shell is the same engine without windows: a test's context opens in a third of the time.
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const chromium =
  process.env['CHROMIUM_PATH'] ?? DEBIAN_CHROMIUMS.find((program) => existsSync(program))

const LONG = /\/(?:studio[\w-]*|development|admin-outbox)\.spec\.ts$/

const isFull = process.env['TEST_TIER'] === 'full'

/** What the full tier alone runs. */
const FULL_TIER =
  /\/(?:deployments|development|foreign-studio|imported-posts|studio-case-study)\.spec\.ts$/

/** They look at what moves: elsewhere pages stand still, which takes a fourth less of the processor. */
const MOVING =
  /\/(?:bar|delays|floating[\w-]*|mega-menu[\w-]*|mobile-menu|page-loader|scrolling)\.spec\.ts$/

/** Journeys in a real browser against the built product. `CHROMIUM_PATH` names the browser; else Debian's, else Playwright's own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/sites/site-keeper.ts',
  // Two cores carry two browsers, and are at work for nine tenths of the time: a third makes the same journeys take longer.
  // What is measured is measured by the page's own clock, stopped where it matters, or has room for a neighbour.
  workers: 2,
  // The files that take longest begin first: what is left at the end then fills both workers.
  projects: [
    { name: 'long', testMatch: LONG, testIgnore: isFull ? [] : FULL_TIER },
    {
      name: 'short',
      testMatch: '**/*.spec.ts',
      testIgnore: [LONG, MOVING, ...(isFull ? [] : [FULL_TIER])],
    },
    {
      name: 'moving',
      testMatch: MOVING,
      use: { contextOptions: { reducedMotion: 'no-preference' } },
    },
  ],
  grepInvert: isFull ? [] : /@full\b/,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // What a worker answers no fault of a test reaches; the journeys of the worker let it in (`e2e/service-worker*.spec.ts`).
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking'],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
})
