/** Running computations by key. */
export interface SingleFlight<Result> {
  /** Returns the result of the running computation of `key`. If none is running, starts `compute`. */
  run(key: string, compute: () => Promise<Result>): Promise<Result>
  /** Makes later callers start a new computation. Computations that are running continue for the callers that wait for them. */
  forget(): void
}

/** Shares running computations between concurrent callers. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const running = new Map<string, Promise<Result>>()
  return {
    run: (key, compute) => {
      const known = running.get(key)
      if (known !== undefined) return known
      const started = compute().finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return started
    },
    forget: () => running.clear(),
  }
}
