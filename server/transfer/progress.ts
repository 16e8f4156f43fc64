/** Reports the progress of a transfer. `total` may be 0. */
export type OnProgress = (step: string, done: number, total: number) => void

/** Runs `work` on all items with limited concurrency. Returns the results in the order of the items. Stops at the first failure. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, lane))
  return results
}
