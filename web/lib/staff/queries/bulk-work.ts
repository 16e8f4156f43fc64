import { ApiError } from './api-error.ts'

/** Maximum number of parallel calls. */
const AT_ONCE = 4

/** A row that a bulk action did not change, with the reason. */
export interface LeftOut<Row = { readonly id: string; readonly title: string }> {
  readonly row: Row
  readonly reason: string
  /** Error of the call for this row. Undefined if no call has failed. */
  readonly error?: unknown
}

/** Progress of an action on several rows. */
export interface Progress {
  readonly done: number
  readonly all: number
}

/** Result of an action on several rows. */
export interface WorkEnd<Row> {
  readonly failed: readonly LeftOut<Row>[]
  /** Rows for which no call had started when the user stopped the action. */
  readonly rest: readonly Row[]
}

/**
 * Reason why a row was not changed, as a sentence. The `fields` of an error are part of the sentence only for validation errors. In other
 * errors they contain values for programs, such as the revision of a conflict.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Try again. Something went wrong.'
  const sentences = error.status === 422 ? Object.values(error.fields) : []
  return sentences.length === 0 ? error.message : sentences.join('. ')
}

/** Delay before the next attempt after a 429 response, in milliseconds. */
const PAUSE = 3_000

const isTooMuch = (error: unknown) => error instanceof ApiError && error.status === 429

/**
 * Runs `work`. If the server responds with 429, waits and runs it again. Returns false if the action was stopped before `work` succeeded.
 */
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

/** Runs `work` for each row, a few rows at a time. Ends when all rows are done, or when `isStopped` returns true between two rows. */
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
