import type { ArticleRun } from '#shared/contracts/article-runs.ts'
import { ApiError } from './api-error.ts'

/** Interval between progress requests in milliseconds. `lost` applies while the connection is lost. */
const PAUSE = { usual: 500, lost: 3_000 } as const

/** True for errors that do not end the run on the server: no response, or a temporary failure. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status)

interface Following {
  readonly get: () => Promise<ArticleRun>
  readonly onProgress: (run: ArticleRun) => void
  readonly onLost: () => void
  /** Waits before the next request. Resolves earlier if the user presses the button for the next attempt. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Polls the progress of a bulk run until it ends. If the connection is lost, the polling continues, because the run continues on the
 * server.
 * @returns the finished run
 * @throws ApiError if the run cannot be read, for example after the session has ended
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
