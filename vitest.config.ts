import { existsSync, statfsSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Memory that tests may fill with their folders; where there is less they take the disk. */
const ENOUGH_BYTES = 2 ** 31

/** Every commit of a store waits for the disk; in folders that a test throws away that takes longer than the tests. */
function memoryFolder(): Record<string, string> {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ENOUGH_BYTES ? { TMPDIR: folder } : {}
}

const areas = '{lake,shared,schemas,studio,server,web,seed,scripts}/**/*.test.{ts,tsx}'

/** Stores on either engine, which share a PostgreSQL server. */
const stores = [
  'server/{assistant,auth,booking,cases,consent,content,floods,gateway,leads,locks,media,messages,mirror,redirects,signed-links,visits}/**/*.test.ts',
  'server/{database/database,logs/logged-acts}.test.ts',
  'server/composition/{cases,clean-images,media,media-memory,site/search}.test.ts',
  'server/cli/backup.test.ts',
]

/** Stands in for a browser while modules load that look for one, and remember what they found. */
const alone = ['web/lib/staff/queries/staff-queries.test.ts']

/** Kills what writes: on a disk, as in life. */
const crashes = [
  'e2e/operations/{crash,chaos,inquiry-crash,booking-crash}.test.ts',
  'lake/datasets/crash.test.ts',
  'server/composition/media-crash.test.ts',
]

/** Waits for deadlines of the product and states how long it may take. */
const faults = [
  'e2e/{assistant/{assistant,published},guards/{inquiries,published-outbox,staff-sessions}}.test.ts',
  'e2e/{lake/{foreign-queries,lake-commands,lake-faults,proxy},operations/{strangers-levers,two-sites,upgrade}}.test.ts',
  'server/content/schedule/on-time.test.ts',
  'server/{database/database,content/images/both-sides,live/live,media/uploaded-pictures}.test.ts',
  'lake/{threads/foreign-queries,transactions/json-match}.test.ts',
  'shared/text/mask-text.test.ts',
]

const project = (
  name: string,
  workers: number,
  group: number,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    maxWorkers: workers,
    sequence: { groupOrder: group },
    env: memoryFolder(),
    ...test,
  },
})

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['scripts/suite/test-setup.ts'],
    // These end what hangs, on a slow machine beside journeys too. A time that the product promises is stated by its test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    provide: { tier: process.env['TEST_TIER'] === 'full' ? 'full' : 'everyday' },
    restoreMocks: true,
    // The default of one second is no promise of the product's: where there is one, the test names it. Beside journeys, with a
    // tenth of the processor, what takes a second alone has taken more than fifteen.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // To load what a test imports takes longer than most tests: the files of a worker share what is loaded.
      project('plain', 2, 0, {
        include: [areas, 'e2e/**/*.test.ts'],
        exclude: [...stores, ...alone, ...crashes, ...faults],
        globalSetup: ['e2e/support/sites/demo-site.ts'],
        isolate: false,
      }),
      project('alone', 2, 0, { include: alone }),
      project('stores', 2, 0, {
        include: stores,
        exclude: faults,
        globalSetup: ['server/testing/postgres.test-support.ts'],
        isolate: false,
      }),
      // These wait more than they work; what works all the time does not run beside them, and a third worker breaks the times they state.
      project('faults', 2, 1, {
        include: faults,
        // Nothing takes the processor from these.
        expect: { poll: { timeout: 15_000 } },
        globalSetup: ['server/testing/postgres.test-support.ts'],
      }),
      project('crashes', 2, 1, { include: crashes, env: {} }),
    ],
  },
})
