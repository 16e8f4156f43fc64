import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createLake } from '#lake/datasets/lake.ts'
import type { LakeOptions } from '#lake/datasets/lake.ts'
import { openSharedLake } from '#lake/datasets/shared-lake.ts'
import { lakeDatabase } from './postgres.test-support.ts'
import type { Commit, Dataset, Lake, LakeErrorKind } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

export const author = { author: 'tester' }

/** Creates a directory that is removed when the test ends. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Store of the lakes that {@link openAnyLake} opens. */
    readonly lakeEngine: 'files' | 'postgres'
  }
}

interface TestLake {
  readonly lake: Lake
  readonly dataset: Dataset
  readonly directory: string
  readonly commits: Commit[]
}

/** Creates a clock that advances one second with each commit. */
function createClock(): () => Date {
  let seconds = 0
  return () => new Date(Date.UTC(2026, 0, 1) + (seconds += 1) * 1_000)
}

function withCommits(lake: Lake, directory: string): TestLake {
  onTestFinished(() => lake.close())
  const dataset = lake.dataset('production')
  const commits: Commit[] = []
  dataset.subscribe((commit) => commits.push(commit))
  return { lake, dataset, directory, commits }
}

/** Opens a test lake with the store of the running Vitest project. With PostgreSQL, each directory has its own schema. */
export async function openAnyLake(
  options: Partial<Pick<LakeOptions, 'directory' | 'now' | 'rule'>> = {},
): Promise<TestLake> {
  if (inject('lakeEngine') === 'files') return openTestLake(options)
  const directory = options.directory ?? temporaryDirectory()
  const databaseUrl = await lakeDatabase(directory)
  const dataset = { name: 'production' }
  const lake = await openSharedLake({ now: createClock(), dataset, ...options, databaseUrl })
  return withCommits(lake, directory)
}

/** Opens a lake with one dataset in a new directory. Its clock advances one second with each commit. */
export function openTestLake(options: Partial<LakeOptions> = {}): TestLake {
  const directory = options.directory ?? temporaryDirectory()
  const dataset = { name: 'production' }
  return withCommits(createLake({ now: createClock(), dataset, ...options, directory }), directory)
}

/** Returns the kind and details of the LakeError that the work throws, or undefined if it succeeds. */
export async function refusalOf(
  work: () => unknown,
): Promise<
  { kind: LakeErrorKind; message: string; details: Readonly<Record<string, unknown>> } | undefined
> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    return { kind: error.kind, message: error.message, details: error.details }
  }
}
