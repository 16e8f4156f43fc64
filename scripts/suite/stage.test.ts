import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { countVitest } from './count-results.ts'
import { vitestFiles } from './slowest-files.ts'
import { runStage, type Stage } from './stage.ts'

/** True if a process is running. False for a zombie, which has ended but still has its pid. */
const isRunning = (pid: number) => {
  try {
    const state = /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
    return state !== 'Z'
  } catch {
    // Systems other than Linux have no /proc. There a process counts as running if its pid exists.
  }
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const ends = (code: number) => [process.execPath, '-e', `process.exitCode = ${code}`]

/** Stage with a fake test runner that exits with `code`. Its report contains `counts`; without `counts` there is no report. */
async function runner(code: number, counts?: { readonly passed: number; readonly failed: number }) {
  const path = join(testDirectory(), 'report.json')
  if (counts !== undefined) {
    const report = {
      numPassedTests: counts.passed,
      numFailedTests: counts.failed,
      numFailedTestSuites: 0,
      testResults: [],
    }
    await writeFile(path, JSON.stringify(report))
  }
  return {
    name: 'unit',
    command: ends(code),
    report: { path, count: countVitest, files: vitestFiles },
  }
}

const checked = (code: number): Stage => ({ name: 'check', command: ends(code) })

test.for([
  { name: 'a check that passes', stage: () => checked(0), count: [1, 0] },
  { name: 'a check that fails', stage: () => checked(2), count: [0, 1] },
  {
    name: 'a missing command',
    stage: () => ({ name: 'check', command: ['/no/such/program'] }),
    count: [0, 1],
  },
  { name: 'tests that pass', stage: () => runner(0, { passed: 3, failed: 0 }), count: [3, 0] },
  { name: 'tests that fail', stage: () => runner(1, { passed: 3, failed: 2 }), count: [3, 2] },
  {
    name: 'a runner that exits with an error although no test failed',
    stage: () => runner(1, { passed: 3, failed: 0 }),
    count: [3, 1],
  },
  {
    name: 'a runner that found no test',
    stage: () => runner(0, { passed: 0, failed: 0 }),
    count: [0, 1],
  },
  { name: 'a runner without a report', stage: () => runner(0), count: [0, 1] },
])('runStage counts tests: $name', async ({ stage, count: [passed, failed] }) => {
  const result = await runStage(await stage(), () => undefined, {})
  expect(result).toMatchObject({ passed, failed })
})

test.for([
  {
    name: 'the output of a command on both streams',
    command: [process.execPath, '-e', 'console.log("one"); console.error(process.env.TIER)'],
    says: ['one', 'everyday'],
  },
  { name: 'the reason why a command cannot run', command: ['/no/such/program'], says: ['ENOENT'] },
])(
  'a stage in the background prints its complete output once, when it ends: $name',
  async ({ command, says }) => {
    const printed: string[] = []
    await runStage({ name: 'check', command }, (text) => printed.push(text), { TIER: 'everyday' })
    expect(printed).toHaveLength(1)
    for (const text of ['── check ──', ...says]) expect(printed[0]).toContain(text)
  },
)

const KILLS_ITSELF = "process.kill(process.pid, 'SIGTERM')"

test.for([
  { name: 'while it starts', atOnce: KILLS_ITSELF, later: '' },
  { name: 'while it runs', atOnce: '', later: `setTimeout(() => ${KILLS_ITSELF}, 200)` },
])(
  'a stage in the background ends when a signal ends the run: $name',
  async ({ atOnce, later }) => {
    const path = join(testDirectory(), 'pid')
    const command = [process.execPath, '-e', 'setInterval(() => {}, 1000)']
    const module = join(import.meta.dirname, 'stage.ts')
    const run = spawn(process.execPath, [
      '-e',
      `const processes = require('node:child_process')
    const { spawn } = processes
    processes.spawn = (...rest) => {
      const child = spawn(...rest)
      require('node:fs').writeFileSync(${JSON.stringify(path)}, String(child.pid))
      ${atOnce}
      return child
    }
    require('node:module').syncBuiltinESMExports()
    import(${JSON.stringify(module)}).then(({ runStage }) => {
      void runStage(${JSON.stringify({ name: 'check', command })}, () => {}, {})
      ${later}
    })`,
    ])
    expect(await once(run, 'exit')).toEqual([null, 'SIGTERM'])
    const pid = Number(await readFile(path, 'utf8'))
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => isRunning(pid)).toBe(false)
  },
)

const BURNS = 'while (process.cpuUsage().user < 0.5e6);'

test.runIf(process.platform === 'linux')(
  'the CPU time of each stage is that of its own processes, including child processes',
  async () => {
    const burning = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BURNS)}])`
    const stages = [burning, 'setTimeout(() => {}, 1500)'].map(async (script) =>
      runStage({ name: 'check', command: [process.execPath, '-e', script] }, () => undefined, {}),
    )
    const [busy, idle] = await Promise.all(stages)
    expect(busy?.cpuSeconds).toBeGreaterThanOrEqual(0.5)
    expect(idle?.cpuSeconds).toBeGreaterThan(0)
    expect(idle?.cpuSeconds).toBeLessThan(0.5)
  },
)
