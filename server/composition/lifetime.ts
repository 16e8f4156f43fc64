/** Part of the server that works in the background or holds resources. */
export interface Part {
  /** Name in the log. */
  readonly name: string
  /** Absent if the part runs from its creation. */
  readonly start?: () => unknown
  readonly stop?: () => unknown
}

/** Starts parts in the order in which they were added, and stops them in reverse order. */
export interface Lifetime {
  /** Adds a part. It may use parts that were added before. */
  add(part: Part): void
  /** Starts all parts. @throws the error of the first part that fails, after the parts that run have been stopped */
  start(): Promise<void>
  /** Stops the parts that run, also while others are still starting. An error of one part does not prevent the others from stopping. */
  close(): Promise<void>
}

/** Creates a lifetime. `onError` is called with each error that a part throws when it stops. */
export function createLifetime(onError: (error: unknown, name: string) => void): Lifetime {
  const parts: Part[] = []
  const started = new Set<Part>()
  let closed: Promise<void> | undefined

  const stopAll = async () => {
    for (const part of parts.toReversed()) {
      if (part.start !== undefined && !started.has(part)) continue
      try {
        await part.stop?.()
      } catch (error) {
        onError(error, part.name)
      }
    }
  }
  const close = () => (closed ??= stopAll())

  return {
    add: (part) => void parts.push(part),
    start: async () => {
      for (const part of parts) {
        if (closed !== undefined) return
        started.add(part)
        try {
          await part.start?.()
        } catch (error) {
          await close()
          throw error
        }
      }
    },
    close,
  }
}
