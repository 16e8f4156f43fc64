/**
 * Runs every check and test of the everyday tier and closes with `N passed, N failed`.
 * `node scripts/test.ts [--full] [--only=STAGE,STAGE]`; `--full` sets TEST_TIER=full for the nightly tests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runStage, type Running, type StageResult } from './suite/stage.ts'
import { type Lane, playwrightReportIn, suiteStages } from './suite/stages.ts'
import { summary } from './suite/summary.ts'

const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const only = values.only?.split(',')
const started = performance.now()
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const environment = {
  TEST_TIER: values.full ? 'full' : 'everyday',
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReportIn(reports),
}

async function runLane(lane: Lane, running: Running): Promise<readonly StageResult[]> {
  const results: StageResult[] = []
  for (const stage of lane) {
    if (only?.includes(stage.name) ?? true) {
      results.push(await runStage(stage, running, environment))
    }
  }
  return results
}

const { main, beside } = suiteStages(reports)
const ran = await Promise.all([
  runLane(main, 'live'),
  runLane(beside, (text) => void process.stdout.write(text)),
])
const results = ran.flat()

await rm(reports, { recursive: true, force: true })
console.log(`\n${summary(results, (performance.now() - started) / 1000)}`)
process.exitCode = results.length > 0 && results.every(({ failed }) => failed === 0) ? 0 : 1
