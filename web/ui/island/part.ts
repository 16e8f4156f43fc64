import { useEffect, useState } from 'react'

/** Lazy code: the server loads it at start, and a browser when it has to render the code's component. */
export interface Part<Code> {
  /** The loaded code; undefined until it is loaded. */
  readonly current: Code | undefined
  /** Loads the code. Rejects if the code cannot be loaded; the next call tries again. */
  load(): Promise<Code>
}

/**
 * Creates a lazy part whose code `load` imports. Modules that the server renders must await the `load` method of the part, so that the
 * server can render it.
 */
export function createPart<Code>(load: () => Promise<Code>): Part<Code> {
  let current: Code | undefined
  return {
    get current() {
      return current
    },
    load: async () => {
      current ??= await load()
      return current
    },
  }
}

/** Loads parts before a page that shows them is rendered. Failures are ignored; a part that could not be loaded stays empty. */
export async function loadParts(...parts: readonly Part<unknown>[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()))
}

/** Loads a part if it is needed, and renders the calling component again when the part is loaded. */
export function useLoadPart(part: Part<unknown>, isNeeded: boolean): void {
  const [, setIsLoaded] = useState(false)
  const isMissing = isNeeded && part.current === undefined
  useEffect(() => {
    if (!isMissing) return
    part.load().then(
      () => setIsLoaded(true),
      // Failures are ignored, because the page works without the part.
      () => undefined,
    )
  }, [part, isMissing])
}
