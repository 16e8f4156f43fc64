import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVICES_VARIABLE, type SharedServices } from '#e2e/support/cluster/several-processes.ts'
import { startObjectStorage } from '#server/testing/object-storage.test-support.ts'
import { startPostgres } from '#server/testing/postgres.test-support.ts'

const FOLDER = 'e2e/operations'

/** Tests that run against several processes. Each starts its own mail server if it needs one. */
const TESTS = [
  'booking-crash.test.ts',
  'chaos.test.ts',
  'crash.test.ts',
  'floods.test.ts',
  'inquiry-crash.test.ts',
  'markdown-import.test.ts',
  'markdown.test.ts',
  'metadata.test.ts',
  'page-documents.test.ts',
  'saved-content.spec.ts',
  'search-engines.test.ts',
  'service-worker-copies.spec.ts',
  'service-worker.spec.ts',
  'strangers-levers.test.ts',
]

const OWN_PROCESSES = 'starts several processes itself'
const OWN_PROXY = 'tests the settings of one process behind a proxy of its own'
const FILES = 'tests the files of one process'
const CACHE = 'tests the page cache, of which each process has its own'

/** Test files of `e2e/operations` that do not run against several processes, with the reasons. */
const LEFT: Readonly<Record<string, string>> = {
  'behind-proxy.spec.ts': OWN_PROXY,
  'deployments.spec.ts': 'starts another build with the folder of one process',
  'development.spec.ts': 'runs the development server',
  'file-modes.test.ts': FILES,
  'full-disk.test.ts': 'limits the size of a database in SQLite',
  'picture-levers.test.ts': 'tests the image queue, of which each process has its own',
  'processes.test.ts': OWN_PROCESSES,
  'proxy-settings.test.ts': OWN_PROXY,
  'restarts.test.ts': CACHE,
  'server-timing.test.ts': CACHE,
  'two-sites.test.ts': OWN_PROCESSES,
  'upgrade.test.ts': 'starts one process with the data of an earlier release',
}

/** Single tests that are left out, by a part of their name, with the reasons. */
const LEFT_NAMES: Readonly<Record<string, string>> = {
  'all missing pages get the same response':
    'reads a new article at once, other processes show it within a second',
  'a client that requests many missing pages': 'missing pages are counted by each process',
  'a WebSocket opens for pages of the site':
    'tests addresses of a site without ORIGIN, which a proxy needs',
}

/** Runs a command. Resolves with true if it succeeds. */
const run = (command: readonly string[], environment: Readonly<Record<string, string>>) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.on('exit', (code) => resolve(code === 0))
  })

/**
 * Runs the tests of operations against sites of several processes behind a proxy, with one PostgreSQL and one object storage.
 * @param only part of the names of the tests. Default: all
 * @returns true if all tests pass
 */
export async function runOperations(processes: number, only: string): Promise<boolean> {
  const unlisted = (await readdir(FOLDER)).filter(
    (name) => /\.(?:test|spec)\.ts$/.test(name) && !TESTS.includes(name) && !(name in LEFT),
  )
  if (unlisted.length > 0) throw new Error(`not in the lists of tests: ${unlisted.join(', ')}`)
  await using stack = new AsyncDisposableStack()
  const postgres = await startPostgres({ connections: 400 })
  stack.defer(() => postgres.stop())
  const storage = await startObjectStorage()
  stack.defer(() => storage.close())
  const { bucket, endpoint = '', keys } = storage.settings
  const services: SharedServices = {
    processes,
    postgres: postgres.folder,
    storage: { bucket, endpoint, id: keys?.id ?? '', secret: keys?.secret ?? '' },
  }
  const environment = { [SERVICES_VARIABLE]: JSON.stringify(services) }
  const files = TESTS.filter((name) => name.includes(only)).map((name) => join(FOLDER, name))
  const [tests, journeys] = ['.test.ts', '.spec.ts'].map((end) =>
    files.filter((file) => file.endsWith(end)),
  )
  const outcomes: boolean[] = []
  if (tests !== undefined && tests.length > 0) {
    const program = ['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism']
    const names = `^(?!.*(?:${Object.keys(LEFT_NAMES).join('|')}))`
    outcomes.push(await run([...program, `--testNamePattern=${names}`, ...tests], environment))
  }
  if (journeys !== undefined && journeys.length > 0) {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--workers=1', ...journeys]
    outcomes.push(await run(playwright, environment))
  }
  process.stdout.write('\nNot run against several processes:\n')
  for (const [name, reason] of Object.entries({ ...LEFT, ...LEFT_NAMES })) {
    process.stdout.write(`- ${name}: ${reason}\n`)
  }
  return !outcomes.includes(false)
}
