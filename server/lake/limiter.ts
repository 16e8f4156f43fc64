import { AssetError } from './asset-error.ts'

/**
 * Runs tasks, a few at once, in the order they came.
 * @throws AssetError `busy` when too many wait already
 */
export function createLimiter(options: {
  readonly concurrent: number
  readonly waiting: number
}): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (task) => {
    if (running >= options.concurrent) {
      if (queue.length >= options.waiting) {
        throw new AssetError('busy', 'Too many pictures are being made; try again in a moment')
      }
      // The one that finishes hands its place over, so nobody can slip in between.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running++
    }
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
