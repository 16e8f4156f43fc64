import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './scripts/suite/chromium.ts'

const LONG = /\/(?:studio[\w-]*|development|admin-outbox)\.spec\.ts$/

const isFull = process.env['TEST_TIER'] === 'full'

/** Journeys that run only in the full tier. */
const FULL_TIER =
  /\/(?:deployments|development|foreign-studio|imported-posts|studio-case-study)\.spec\.ts$/

/** Journeys that test motion. All others run with reduced motion, which saves a quarter of the CPU time. */
const MOVING =
  /\/(?:bar|floating[\w-]*|mega-menu[\w-]*|mobile-menu|page-loader|scrolling)\.spec\.ts$/

/** Journeys in a real browser against the built product. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/sites/site-keeper.ts',
  // Two cores run two browsers at 90 % load; with a third one the suite takes longer. Timings use the page's own clock,
  // stopped if necessary, or allow for a busy neighbour.
  workers: 2,
  // The slowest files start first, so that the remaining ones fill both workers at the end.
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
    // Injected faults do not reach requests that a service worker answers. The journeys of the worker allow it
    // (`e2e/service-worker*.spec.ts`).
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
})
