import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** Failed test: its file relative to the root of the repository, its name, and the reason in a few lines. */
export interface FailedTest {
  readonly file: string
  readonly name: string
  readonly reason: readonly string[]
}

const LINES = 16

const firstLines = (messages: readonly string[]): readonly string[] =>
  stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES)

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Failed tests of vitest's JSON report. A file that could not be loaded counts as one failed test. */
export function vitestFailures(report: string, root: string): readonly FailedTest[] {
  return vitestReport
    .parse(JSON.parse(report))
    .testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter((each) => each.status === 'failed')
      if (failed.length === 0 && status === 'failed')
        return [{ file, name: 'the file itself', reason: firstLines([message]) }]
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        name: fullName,
        reason: firstLines(failureMessages ?? []),
      }))
    })
}

const result = z.object({
  status: z.string(),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
})

const suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ projectName: z.string(), results: z.array(result) })),
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

function failuresIn({ file, specs, suites }: Suite, groups: readonly string[]): FailedTest[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ results }) => results.some(({ status }) => status !== 'passed'))
        .map(({ projectName, results }) => ({
          file,
          name: [`[${projectName}]`, ...groups, title].join(' '),
          reason: firstLines(results.flatMap(({ errors }) => errors).map(({ message }) => message)),
        })),
    )
  return [...own, ...suites.flatMap((inner) => failuresIn(inner, [...groups, inner.title]))]
}

/** Failed tests of Playwright's JSON report, including those that passed on a retry. */
export function playwrightFailures(report: string, root: string): readonly FailedTest[] {
  const { config, suites } = playwrightReport.parse(JSON.parse(report))
  return suites
    .flatMap((each) => failuresIn(each, []))
    .map((failed) => ({ ...failed, file: relative(root, join(config.rootDir, failed.file)) }))
}
