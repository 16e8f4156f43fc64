/** Queue that runs one task at a time. */
export interface Serial {
  /** Runs a task after all earlier ones. A task that fails does not prevent the next one from running. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when all tasks so far have ended. */
  idle(): Promise<void>
}

/** Creates an empty queue. */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (task) => {
      const done = last.then(task)
      // Resolves without the task's result. The result would otherwise stay in memory until the next task ends.
      last = done.then(
        () => undefined,
        () => undefined,
      )
      return done
    },
    idle: async () => {
      await last
    },
  }
}
