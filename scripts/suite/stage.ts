import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { Count } from './count-results.ts'
import type { FailedTest } from './failed-tests.ts'
import type { FileTime } from './slowest-files.ts'

/** A step of the suite: one command, which counts as one check or writes a report of many. */
export interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** What its command finds in its environment, beside what all stages do. */
  readonly environment?: Readonly<Record<string, string>>
  /** Names of stages that have to end before this one begins, in whichever lane they run. */
  readonly after?: readonly string[]
  readonly report?: {
    /** The JSON file that the command writes. */
    readonly path: string
    readonly count: (report: string) => Count
    readonly files: (report: string, root: string) => readonly FileTime[]
    readonly failures?: (report: string, root: string) => readonly FailedTest[]
    /** Lines that tests have noted for whoever reads the end of the run. */
    readonly figures?: (report: string) => readonly string[]
  }
}

export interface StageResult extends Count {
  readonly name: string
  readonly seconds: number
  readonly files: readonly FileTime[]
  readonly figures: readonly string[]
  readonly failures: readonly FailedTest[]
}

/**
 * How a stage runs: in front, where what it prints is seen as it goes, or behind others, with what they leave of the processor, where
 * all that it printed is handed over when it has ended.
 */
export type Running = 'live' | ((printed: string) => void)

/**
 * Gives a stage, and all that it starts, what the others leave of the processor. Linux shares it among sessions first, and a browser
 * has one of its own: beside that a low priority counts for nothing unless its session has it too.
 */
function stepBack(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL))
  } catch {
    // Other systems, and a Linux set up otherwise, know no such shares.
  }
}

/**
 * Starts a stage in a session of its own, which no key reaches that ends this run, and has it end with this run all the same. A signal
 * that comes while it starts counts too: it is listened for before.
 */
function startBehind(start: () => ChildProcess): ChildProcess {
  const ends = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
      // Whoever waits for this run sees by which signal it has ended.
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
): Promise<number> {
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
    const end = (code: number) => {
      if (!isLive) running(printed)
      resolve(code)
    }
    child.on('close', (code) => end(code ?? 1))
    // A program that cannot be started closes nothing.
    child.on('error', ({ message }) => {
      if (isLive) process.stderr.write(`${message}\n`)
      printed += `${message}\n`
      if (child.pid === undefined) end(1)
    })
  })
}

/** Of a stage that leaves no report. */
const NOTHING_READ = { files: [], figures: [], failures: [] } as const

/**
 * Runs a stage to its end and counts it; it never throws. A runner that ends badly without naming a failed test (a crash,
 * no test found, no report) has one failure.
 */
export async function runStage(
  stage: Stage,
  running: Running,
  environment: Readonly<Record<string, string>>,
): Promise<StageResult> {
  const started = performance.now()
  const code = await run(stage, running, environment)
  const seconds = (performance.now() - started) / 1000
  const { name, report } = stage
  if (report === undefined) {
    const passed = code === 0 ? 1 : 0
    return { name, seconds, passed, failed: 1 - passed, ...NOTHING_READ }
  }
  const text = await readFile(report.path, 'utf8').catch(() => undefined)
  if (text === undefined) return { name, seconds, passed: 0, failed: 1, ...NOTHING_READ }
  const { passed, failed } = report.count(text)
  const endedBadly = failed === 0 && (code !== 0 || passed === 0)
  const files = report.files(text, process.cwd())
  const figures = report.figures?.(text) ?? []
  const failures = report.failures?.(text, process.cwd()) ?? []
  return { name, seconds, passed, failed: endedBadly ? 1 : failed, files, figures, failures }
}
