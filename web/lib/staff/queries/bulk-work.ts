import { ApiError } from './api-error.ts'

/** Calls that are under way at the same time. */
const AT_ONCE = 4

/** A row that was left as it was, and why. */
export interface LeftOut<Row = { readonly id: string; readonly title: string }> {
  readonly row: Row
  readonly reason: string
  /** Error behind the reason. */
  readonly error?: unknown
}

/** How far work on several rows is. */
export interface Progress {
  readonly done: number
  readonly all: number
}

/** How work on several rows ended. */
export interface WorkEnd<Row> {
  readonly failed: readonly LeftOut<Row>[]
  /** What was not begun before the work was stopped. */
  readonly rest: readonly Row[]
}

/**
 * Reason why a row was left as it was, as a sentence. Only a validation error names its fields: fields of other errors are for programs,
 * such as the revision of a conflict.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Try again. Something went wrong.'
  const sentences = error.status === 422 ? Object.values(error.fields) : []
  return sentences.length === 0 ? error.message : sentences.join('. ')
}

/** How long to wait after the server has said that it was too much at once, milliseconds. */
const PAUSE = 3_000

const isTooMuch = (error: unknown) => error instanceof ApiError && error.status === 429

/** Does `work`, again after a while where the server has had too much at once. False when it was stopped before. */
async function whenAdmitted(
  work: () => Promise<unknown>,
  isStopped: () => boolean,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!isTooMuch(error)) throw error
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE)
    })
    return isStopped() ? false : whenAdmitted(work, isStopped)
  }
}

/** Does `work` for each row, a few at a time, until all are done or `isStopped` says so between two of them. */
export async function forEachRow<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  {
    onProgress,
    isStopped = () => false,
  }: {
    readonly onProgress?: (progress: Progress) => void
    readonly isStopped?: () => boolean
  } = {},
): Promise<WorkEnd<Row>> {
  const failed: LeftOut<Row>[] = []
  const rest: Row[] = []
  let done = 0
  const waiting = rows.values()
  const worker = async () => {
    for (const row of waiting) {
      if (isStopped()) {
        rest.push(row)
        continue
      }
      const isDone = await whenAdmitted(() => work(row), isStopped).catch((error: unknown) => {
        failed.push({ row, reason: reasonOf(error), error })
        return true
      })
      if (!isDone) {
        rest.push(row)
        continue
      }
      done += 1
      onProgress?.({ done, all: rows.length })
    }
  }
  onProgress?.({ done, all: rows.length })
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { failed, rest }
}
