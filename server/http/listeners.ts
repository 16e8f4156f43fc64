/** Listeners of an event. */
export interface Listeners<Value> {
  /** Adds a listener. Returns the function that removes it. */
  add(listener: (value: Value) => void): () => void
  call(value: Value): void
}

/**
 * Creates a list of listeners. Events are emitted after a completed write, so an error of a listener must not fail the request. The error
 * is passed to `onError`.
 */
export function createListeners<Value>(onError: (error: unknown) => void): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    call: (value) => {
      for (const listener of listeners) {
        try {
          listener(value)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
