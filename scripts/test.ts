/**
 * Runs every check and test of the everyday tier and closes with `N passed, N failed`.
 * `node scripts/test.ts [--full] [--only=STAGE,STAGE]`; `--full` sets TEST_TIER=full for the nightly tests.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright, countVitest, type Count } from './count-results.ts'

interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** Reads the report that the command wrote; a stage without one counts as a single check. */
  readonly count?: (report: string) => Count
  readonly report?: string
}

const args = process.argv.slice(2)
const full = args.includes('--full')
const only = args
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const bin = (name: string, ...rest: string[]) => [join('node_modules', '.bin', name), ...rest]

const stages: readonly Stage[] = [
  { name: 'format', command: bin('oxfmt', '--check', '.') },
  { name: 'lint', command: bin('oxlint', '--deny-warnings', '.') },
  { name: 'types', command: bin('tsc', '-p', '.') },
  { name: 'unused', command: bin('knip') },
  { name: 'build', command: [process.execPath, 'scripts/build.ts'] },
  { name: 'drawings', command: [process.execPath, 'scripts/draw-demo-pictures.ts'] },
  {
    name: 'unit',
    command: bin(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
    report: vitestReport,
    count: countVitest,
  },
  {
    name: 'browser',
    command: bin('playwright', 'test', '--reporter=list,json'),
    report: playwrightReport,
    count: countPlaywright,
  },
]

function run(command: readonly string[]) {
  return new Promise<number>((resolve) => {
    const [file = '', ...rest] = command
    const child = spawn(file, rest, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        TEST_TIER: full ? 'full' : 'everyday',
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
      },
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

async function measure(stage: Stage): Promise<Count> {
  const code = await run(stage.command)
  if (stage.count === undefined || stage.report === undefined) {
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
  const text = await readFile(stage.report, 'utf8').catch(() => '')
  const counted = text === '' ? { passed: 0, failed: 0 } : stage.count(text)
  // A runner that ends badly without naming a failed test (a crash, no test found) is a failure too.
  const failed = counted.failed === 0 && (code !== 0 || counted.passed === 0) ? 1 : counted.failed
  return { passed: counted.passed, failed }
}

const total = { passed: 0, failed: 0 }
const table: string[] = []
for (const stage of stages) {
  if (only !== undefined && !only.includes(stage.name)) continue
  console.log(`\n── ${stage.name} ──`)
  const started = performance.now()
  const { passed, failed } = await measure(stage)
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  table.push(
    `${stage.name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.padStart(7)} s`,
  )
}

await rm(reports, { recursive: true, force: true })
console.log(`\n${table.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
