/**
 * Runs several processes of one site behind a proxy, with PostgreSQL, an object storage and a mail server on this machine: `npm run
 * processes -- [--processes=1,2,3] [--seconds=10] [--pause=60] [--soak=MINUTES] [--operations [NAME]] [--previous=FOLDER]`. Needs `npm run
 * build` and PostgreSQL. First prints figures under load for each number of processes, and for one process with SQLite. Then, with the last
 * number of processes, kills each process in turn, and suspends the process that runs the scheduled jobs for some time. Checks writes,
 * jobs, responses and limits. `--soak` repeats these disturbances for MINUTES. `--operations` only runs the tests of `e2e/operations`
 * against sites of three processes; with NAME, only test files with NAME in their file name. `--previous=FOLDER` runs this version together
 * with the previous version, which must be built in FOLDER with its packages installed, and reads and writes through both.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  admitted,
  disturb,
  finish,
  memberOnDuty,
  quantile,
  startTrial,
  visibleEverywhere,
  VISIBLE,
  type Trial,
} from '#e2e/support/cluster/trial.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { runBesidePrevious } from './beside-previous.ts'
import { runOperations } from './operations.ts'

const { values, positionals } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,3' },
    seconds: { type: 'string', default: '10' },
    pause: { type: 'string', default: '60' },
    soak: { type: 'string', default: '0' },
    writers: { type: 'string', default: '8' },
    readers: { type: 'string', default: '4' },
    operations: { type: 'boolean', default: false },
    previous: { type: 'string' },
  },
  allowPositionals: true,
})
const counts = values.processes.split(',').map(Number)
if (values.previous !== undefined) {
  process.exit((await runBesidePrevious(values.previous)) ? 0 : 1)
}
if (values.operations) {
  const isPassed = await runOperations(Math.max(2, ...counts), positionals[0] ?? '')
  process.exit(isPassed ? 0 : 1)
}
const load = { writers: Number(values.writers), readers: Number(values.readers), syncs: true }
const say = (line: string) => process.stdout.write(`${line}\n`)
const faults: string[] = []

async function figures(name: string, trial: Trial): Promise<void> {
  const { tally } = trial
  await pause(3_000)
  const [requests, commits, reads] = [tally.requests, tally.commits, tally.reads.length]
  const seconds = Number(values.seconds)
  await pause(seconds * 1_000)
  const times = tally.reads.slice(reads)
  const rate = (count: number) => Math.round(count / seconds)
  say(
    `| ${name} | ${rate(tally.requests - requests)} | ${rate(tally.commits - commits)} | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} |`,
  )
}

/** Prints the figures of a soak test, in the form of `bench/results.md`. */
function soakFigures(trial: Trial, counts: SoakCounts, lost: number): void {
  const { tally } = trial
  const seconds = (performance.now() - counts.started) / 1_000
  const times = tally.reads.slice(counts.reads)
  const rate = (count: number) => Math.round(count / seconds)
  say(
    '\n| soak, minutes | requests/s | commits/s | read, median ms | read, 95 % ms | kills | stops | commits | interrupted | faults | losses |',
  )
  say(`|${' --- |'.repeat(11)}`)
  const row = [
    (seconds / 60).toFixed(1),
    rate(tally.requests - counts.requests),
    rate(tally.commits - counts.commits),
    quantile(times, 0.5),
    quantile(times, 0.95),
    counts.kills,
    counts.stops,
    tally.commits - counts.commits,
    tally.interrupted,
    tally.faults.length,
    lost,
  ]
  say(`| ${row.join(' | ')} |`)
}

/** Counts at the start of the disturbances, and the numbers of disturbances. */
interface SoakCounts {
  readonly started: number
  readonly requests: number
  readonly commits: number
  readonly reads: number
  kills: number
  stops: number
  /** Number of faults that are printed. */
  printed: number
}

const soakCounts = ({ tally }: Trial): SoakCounts => ({
  started: performance.now(),
  requests: tally.requests,
  commits: tally.commits,
  reads: tally.reads.length,
  kills: 0,
  stops: 0,
  printed: 0,
})

/** Prints to stderr, at the time when they are found, the faults after the first `printed` ones. Returns the number of all faults. */
function printFaults({ tally }: Trial, printed: number): number {
  for (const fault of tally.faults.slice(printed)) process.stderr.write(`${fault}\n`)
  return tally.faults.length
}

async function kills(trial: Trial, counts: SoakCounts): Promise<void> {
  const { cluster, tally } = trial
  for (const member of cluster.members) {
    const isOnDuty = (await memberOnDuty(cluster)) === member
    const took = await disturb(trial, member, cluster.kill)
    await cluster.restart(member)
    counts.kills += 1
    say(
      `| kill -9${isOnDuty ? ' of the scheduler' : ''} | ${took.schedule} | ${took.emails} | ${tally.commits} | ${tally.interrupted} | ${tally.faults.length} |`,
    )
    counts.printed = printFaults(trial, counts.printed)
    await pause(2_000)
  }
  const stopped = await memberOnDuty(cluster)
  const seconds = Number(values.pause)
  if (stopped === undefined || seconds === 0) return
  let resume = () => {}
  const started = performance.now()
  const took = await disturb(trial, stopped, async (member) => {
    resume = cluster.pause(member)
    await pause(0)
  })
  await pause(Math.max(0, seconds * 1_000 - (performance.now() - started)))
  resume()
  counts.stops += 1
  await pause(5_000)
  counts.printed = printFaults(trial, counts.printed)
  say(
    `| SIGSTOP for ${seconds} s of the scheduler | ${took.schedule} | ${took.emails} | ${tally.commits} | ${tally.interrupted} | ${tally.faults.length} |`,
  )
}

async function limits(trial: Trial): Promise<void> {
  const lookUp = { number: 'C-AAAA-AAAA', email: 'a@example.com' }
  const status = await admitted(trial, 14, apiPaths.caseStatus, lookUp)
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const began = performance.now()
  const mcp = await admitted(trial, 75, '/mcp', message)
  const refilled = Math.ceil((performance.now() - began) / 1_000)
  const visible = await visibleEverywhere(trial)
  say(
    `\nOf 14 case lookups of one visitor ${status} passed (limit 10), of 75 MCP calls in ${refilled} s ${mcp} (limit 60, and one more each second).`,
  )
  say(`A change was visible at every process after ${visible} ms.`)
  if (status !== 10) faults.push(`${status} case lookups passed`)
  if (mcp > 60 + refilled) faults.push(`${mcp} MCP calls passed in ${refilled} s`)
  if (visible === undefined || visible > VISIBLE)
    faults.push(`a change was visible after ${visible} ms`)
}

async function end(trial: Trial, soak?: SoakCounts): Promise<void> {
  const lost = await finish(trial)
  if (soak !== undefined) soakFigures(trial, soak, lost.length)
  faults.push(...lost, ...trial.tally.faults)
  if (faults.length > 0) process.stderr.write(trial.cluster.output())
  await trial.cluster.close()
}

say('| engine, processes | requests/s | commits/s | read, median ms | read, 95 % ms |')
say('| --- | --- | --- | --- | --- |')
if (counts.length > 1) {
  const single = await startTrial({ ...load, processes: 1, isSqlite: true })
  await figures('SQLite, 1', single)
  await single.load.stop()
  faults.push(...single.tally.faults)
  await single.cluster.close()
}
for (const [index, processes] of counts.entries()) {
  const trial = await startTrial({ ...load, processes })
  let soak: SoakCounts | undefined
  await figures(`PostgreSQL, ${processes}`, trial)
  if (index === counts.length - 1 && processes > 1) {
    const until = Date.now() + Number(values.soak) * 60_000
    say(
      '\n| disturbance | schedule, ms | emails, ms | commits so far | interrupted requests | faults |',
    )
    say('| --- | --- | --- | --- | --- | --- |')
    soak = soakCounts(trial)
    do {
      await kills(trial, soak)
    } while (Date.now() < until)
    await limits(trial)
  }
  await end(trial, soak)
}
say(`\n${faults.length} losses and faults`)
for (const fault of faults.slice(0, 40)) say(`- ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
