import { existsSync, statfsSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { componentProject } from './scripts/suite/component-project.ts'
import { timedTests } from './scripts/suite/timed-tests.ts'

/** Free memory required for the temporary folders of tests. With less, they are on the disk. */
const ENOUGH_BYTES = 2 ** 31

/** Temporary folder in memory. Every commit of a store waits for the disk, which takes longer than the tests themselves. */
function memoryFolder(): Record<string, string> {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ENOUGH_BYTES ? { TMPDIR: folder } : {}
}

const isFull = process.env['TEST_TIER'] === 'full'

const areas = '{lake,shared,schemas,studio,server,web,seed,scripts}/**/*.test.{ts,tsx}'

/** Tests of components in a browser. */
const components = 'web/**/*.component.test.{ts,tsx}'

/** Tests of stores on both engines, which share a PostgreSQL server. */
const stores = [
  'server/{assistant,auth,booking,cases,consent,content,floods,gateway,leads,locks,media,messages,mirror,processes,redirects,reports,signed-links,visits}/**/*.test.ts',
  'server/{database/database,logs/logged-acts}.test.ts',
  'server/composition/{case-changes,case-retention,cases,studio-presence,files/{clean-images,media,media-memory,media-processes},site/{fixed-pages,landing-pages,search}}.test.ts',
  'server/{cli/backup,cli/move-lake,doctor/postgres}.test.ts',
]

/** Runs isolated, because it loads modules that check for a browser and remember the result. */
const alone = ['web/lib/staff/queries/staff-queries.test.ts']

/** Kills processes that write. Runs on a disk, as in production. */
const crashes = [
  'e2e/operations/{crash,chaos,inquiry-crash,booking-crash}.test.ts',
  'lake/datasets/crash.test.ts',
  'server/composition/files/media-crash.test.ts',
]

/** Tests of the lake that run on both of its engines; on PostgreSQL in the full tier only. */
const lakeOnBothEngines = [
  'lake/datasets/{history,lake}.test.ts',
  'lake/documents/lazy-attributes.test.ts',
  'lake/groq/conformance.test.ts',
  'lake/query/query{,-perspectives,-sync-tags}.test.ts',
  'lake/transactions/{actions,commit,commit-events,commit-group,commit-references,write-rule}.test.ts',
]

/** Tests of several processes with one lake on PostgreSQL. */
const lakeOnPostgres = ['lake/datasets/{move,shared-lake}.test.ts', 'lake/wire/accounts.test.ts']
const lakeProcesses = ['lake/datasets/processes.test.ts', 'lake/wire/two-processes.test.ts']

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

/** Tests of the lake with PostgreSQL as its engine. */
const lakeProject = project('lake-postgres', 2, 0, {
  include: [...lakeOnBothEngines, ...lakeProcesses],
  globalSetup: ['server/testing/postgres.test-support.ts'],
  provide: { lakeEngine: 'postgres' },
  isolate: false,
})

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['scripts/suite/test-setup.ts'],
    // Limits for hanging tests, also on a slow machine that runs journeys. Deadlines of the product are asserted by
    // their tests.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    provide: { tier: isFull ? 'full' : 'everyday', lakeEngine: 'files' },
    restoreMocks: true,
    // The default of one second is no deadline of the product; tests of deadlines set their own. With a tenth of the
    // CPU, a step of one second has taken more than fifteen.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // Loading the imports of a test takes longer than most tests, so the files of a worker share loaded modules.
      project('plain', 2, 0, {
        include: [areas, 'e2e/**/*.test.ts'],
        exclude: [
          ...stores,
          ...lakeOnPostgres,
          ...lakeProcesses,
          ...alone,
          ...crashes,
          ...timedTests,
          components,
        ],
        globalSetup: ['e2e/support/sites/demo-site.ts'],
        isolate: false,
      }),
      project('alone', 2, 0, { include: alone }),
      project('stores', 2, 0, {
        include: [...stores, ...lakeOnPostgres],
        exclude: [...timedTests],
        globalSetup: ['server/testing/postgres.test-support.ts'],
        isolate: false,
      }),
      ...(isFull ? [lakeProject] : []),
      // These tests mostly wait. CPU-bound tests do not run concurrently, and a third worker would break their time
      // limits.
      project('faults', 2, 1, {
        include: [...timedTests],
        // No other tests compete for the CPU here.
        expect: { poll: { timeout: 15_000 } },
        globalSetup: ['server/testing/postgres.test-support.ts'],
      }),
      project('crashes', 2, 1, { include: crashes, env: {} }),
      // Projects of one group must have the same number of workers.
      componentProject(project('components', 1, 2, { include: [components] })),
    ],
  },
})
