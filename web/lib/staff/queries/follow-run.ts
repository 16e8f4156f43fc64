import type { ArticleRun } from '#shared/contracts/article-runs.ts'
import { ApiError } from './api-error.ts'

/** Pauses between two questions for the progress, milliseconds: while answers come, and while the connection is lost. */
const PAUSE = { usual: 500, lost: 3_000 } as const

/** Errors after which the server still goes on: no answer, or none for the moment. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status)

interface Following {
  readonly get: () => Promise<ArticleRun>
  readonly onProgress: (run: ArticleRun) => void
  readonly onLost: () => void
  /** Waits; settles earlier if the user asks for the next try. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Asks for the progress of a run until it ends. A lost connection does not end it, as the server goes on.
 * @returns the run at its end
 * @throws ApiError if the run cannot be read, such as after the session has ended
 */
export async function followRun(first: ArticleRun, following: Following): Promise<ArticleRun> {
  const { get, onProgress, onLost, wait } = following
  let run = first
  let pause: number = PAUSE.usual
  onProgress(run)
  while (run.state === 'running') {
    await wait(pause)
    try {
      run = await get()
      pause = PAUSE.usual
      if (run.state === 'running') onProgress(run)
    } catch (error) {
      if (!isLost(error)) throw error
      onLost()
      pause = PAUSE.lost
    }
  }
  return run
}
