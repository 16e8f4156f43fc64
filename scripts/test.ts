/**
 * Runs every check and test of the everyday tier and ends with `N passed, N failed`. `node scripts/test.ts [--full]
 * [--only=STAGE,STAGE]`; `--full` sets TEST_TIER=full for the nightly tests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runSuite } from './suite/run-suite.ts'
import { playwrightReportIn, suiteStages } from './suite/stages.ts'
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

const results = await runSuite(
  suiteStages(reports, values.full),
  only,
  environment,
  (printed) => void process.stdout.write(printed),
)

await rm(reports, { recursive: true, force: true })
console.log(`\n${summary(results, (performance.now() - started) / 1000)}`)
process.exitCode = results.length > 0 && results.every(({ failed }) => failed === 0) ? 0 : 1
