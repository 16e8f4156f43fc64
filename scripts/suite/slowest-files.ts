import { join, relative } from 'node:path'
import * as z from 'zod'

/** Duration of a file's tests. The path is relative to the root of the repository. */
export interface FileTime {
  readonly file: string
  readonly seconds: number
}

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** Durations of the files in vitest's JSON report, from the start of a file's first test to the end of its last test. */
export function vitestFiles(report: string, root: string): readonly FileTime[] {
  return vitestReport.parse(JSON.parse(report)).testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

const suite = z.object({
  file: z.string(),
  specs: z
    .array(
      z.object({
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suite).default([])
  },
})
type Suite = z.infer<typeof suite>

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite).default([]),
})

const durationOf = ({ specs, suites }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, inner) => sum + durationOf(inner), 0)

/** Durations of the files in Playwright's JSON report: for each, the sum of its tests over all projects and workers. */
export function playwrightFiles(report: string, root: string): readonly FileTime[] {
  const { config, suites } = playwrightReport.parse(JSON.parse(report))
  const milliseconds = new Map<string, number>()
  for (const each of suites) {
    const file = relative(root, join(config.rootDir, each.file))
    milliseconds.set(file, (milliseconds.get(file) ?? 0) + durationOf(each))
  }
  return [...milliseconds].map(([file, duration]) => ({ file, seconds: duration / 1000 }))
}

/** Returns at most `count` files, slowest first. */
export function slowestFiles(files: readonly FileTime[], count: number): readonly FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}
