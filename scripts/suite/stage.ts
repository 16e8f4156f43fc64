import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { Count } from './count-results.ts'
import { cpuSecondsOfEnded } from './cpu-time.ts'
import type { FailedTest } from './failed-tests.ts'
import type { FileTime } from './slowest-files.ts'

/** Step of the suite: a command that counts as a single check, or that writes a report with many tests. */
export interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** Environment variables of the command, in addition to those that all stages have. */
  readonly environment?: Readonly<Record<string, string>>
  /** Names of stages, in either lane, that must end before this stage starts. */
  readonly after?: readonly string[]
  readonly report?: {
    /** Path of the JSON report that the command writes. */
    readonly path: string
    readonly count: (report: string) => Count
    readonly files: (report: string, root: string) => readonly FileTime[]
    readonly failures?: (report: string, root: string) => readonly FailedTest[]
    /** Reads the lines with figures that tests have recorded in the report. The lines are printed at the end of the output. */
    readonly figures?: (report: string) => readonly string[]
  }
}

export interface StageResult extends Count {
  readonly name: string
  /** Elapsed time of the stage, in seconds. */
  readonly seconds: number
  /** CPU time of the command and its child processes, user and system. Undefined on systems without /proc. */
  readonly cpuSeconds: number | undefined
  readonly files: readonly FileTime[]
  readonly figures: readonly string[]
  readonly failures: readonly FailedTest[]
}

/**
 * Mode of a stage: `live` prints output immediately; a function receives the complete output at the end, and the stage runs in the
 * background with lower priority.
 */
export type Running = 'live' | ((printed: string) => void)

/**
 * Lowers the priority of a stage and its child processes, so that they get only the remaining CPU time. Linux first divides CPU time
 * among sessions. A browser has a session of its own, so the session of the stage needs a low priority as well.
 */
function stepBack(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL))
  } catch {
    // Other systems, and Linux with some configurations, have no session priorities. The stage then has only its own low priority.
  }
}

/**
 * Starts a stage in a separate session, which terminal signals do not reach. Therefore it also ends the stage when this run ends. The
 * signal handlers are added before the stage starts, so that no signal is missed.
 */
function startBehind(start: () => ChildProcess): ChildProcess {
  const ends = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
      // Ends this run by the same signal, so that the parent process sees the signal as the cause.
      stopListening()
      process.kill(process.pid, signal)
    }
    process.on(signal, end)
    return { signal, end }
  })
  const stopListening = () => {
    for (const { signal, end } of ends) process.off(signal, end)
  }
  const child = start()
  if (child.pid !== undefined) stepBack(child.pid)
  child.once('close', stopListening)
  child.once('error', stopListening)
  return child
}

function run(
  { name, command, environment: own }: Stage,
  running: Running,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly cpuSeconds: number | undefined }> {
  const isLive = running === 'live'
  const output = isLive ? 'inherit' : 'pipe'
  let printed = `\n── ${name} ──\n`
  if (isLive) process.stdout.write(printed)
  return new Promise((resolve) => {
    const [file = '', ...rest] = command
    const start = () =>
      spawn(file, rest, {
        stdio: ['ignore', output, output],
        detached: !isLive,
        env: { ...process.env, ...environment, ...own },
      })
    const child = isLive ? start() : startBehind(start)
    const keep = (chunk: Buffer) => {
      printed += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    let cpuSeconds: number | undefined
    const end = (code: number) => {
      if (!isLive) running(printed)
      resolve({ code, cpuSeconds })
    }
    child.on('exit', () => (cpuSeconds = cpuSecondsOfEnded()))
    child.on('close', (code) => end(code ?? 1))
    // A program that cannot be started emits no `close` event.
    child.on('error', ({ message }) => {
      if (isLive) process.stderr.write(`${message}\n`)
      printed += `${message}\n`
      if (child.pid === undefined) end(1)
    })
  })
}

/** Details of a stage that has written no report. */
const NOTHING_READ = { files: [], figures: [], failures: [] } as const

/**
 * Runs a stage to its end and counts its tests; never throws. If a runner fails without a failed test (a crash, no tests found, no
 * report), this counts as one failure.
 */
export async function runStage(
  stage: Stage,
  running: Running,
  environment: Readonly<Record<string, string>>,
): Promise<StageResult> {
  const started = performance.now()
  const { code, cpuSeconds } = await run(stage, running, environment)
  const seconds = (performance.now() - started) / 1000
  const { name, report } = stage
  const times = { seconds, cpuSeconds }
  if (report === undefined) {
    const passed = code === 0 ? 1 : 0
    return { name, ...times, passed, failed: 1 - passed, ...NOTHING_READ }
  }
  const text = await readFile(report.path, 'utf8').catch(() => undefined)
  if (text === undefined) return { name, ...times, passed: 0, failed: 1, ...NOTHING_READ }
  const { passed, failed } = report.count(text)
  const endedBadly = failed === 0 && (code !== 0 || passed === 0)
  const files = report.files(text, process.cwd())
  const figures = report.figures?.(text) ?? []
  const failures = report.failures?.(text, process.cwd()) ?? []
  return { name, ...times, passed, failed: endedBadly ? 1 : failed, files, figures, failures }
}
