import { useEffect, useState } from 'react'

/**
 * Code that is loaded separately. The server loads it at its start. A browser loads it when it must render the component that the code
 * contains.
 */
export interface Part<Code> {
  /** The code. Undefined until it has loaded. */
  readonly current: Code | undefined
  /** Loads the code. Rejects if that fails. The next call then tries again. */
  load(): Promise<Code>
}

/**
 * Creates a lazy part, whose code `load` imports. A module that the server renders must await the `load` method of its parts, so that the
 * server can render them.
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

/** Loads parts before the page that shows them is rendered. Ignores failures, because a part without code renders nothing. */
export async function loadParts(...parts: readonly Part<unknown>[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()))
}

/** Loads a part if it is needed, and then renders the calling component again. */
export function useLoadPart(part: Part<unknown>, isNeeded: boolean): void {
  const [, setIsLoaded] = useState(false)
  const isMissing = isNeeded && part.current === undefined
  useEffect(() => {
    if (!isMissing) return
    part.load().then(
      () => setIsLoaded(true),
      // A failure is ignored, because the page works without the part.
      () => undefined,
    )
  }, [part, isMissing])
}
