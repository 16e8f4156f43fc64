import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createLake } from '#lake/datasets/lake.ts'
import type { LakeOptions } from '#lake/datasets/lake.ts'
import type { Commit, Dataset, Lake, LakeErrorKind } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

export const author = { author: 'tester' }

/** Directory that is removed when the test ends. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Lake with one dataset in a directory of its own, with a clock that advances one second per commit. */
export function openTestLake(options: Partial<LakeOptions> = {}): {
  lake: Lake
  dataset: Dataset
  directory: string
  commits: Commit[]
} {
  const directory = options.directory ?? temporaryDirectory()
  let seconds = 0
  const now = (): Date => new Date(Date.UTC(2026, 0, 1) + (seconds += 1) * 1_000)
  const lake = createLake({ now, ...options, directory })
  onTestFinished(() => lake.close())
  const [known] = lake.datasets()
  const dataset = known ?? lake.createDataset('production')
  const commits: Commit[] = []
  dataset.subscribe((commit) => commits.push(commit))
  return { lake, dataset, directory, commits }
}

/** Kind and details of a LakeError, or undefined if the work succeeds. */
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
