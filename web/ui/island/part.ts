import { useEffect, useState } from 'react'

/** Code that the server always has, and a browser loads when it has to render it. */
export interface Part<Code> {
  /** Undefined until it is loaded. */
  readonly current: Code | undefined
  /** Loads the code. Rejects if it cannot be fetched; the next call tries again. */
  load(): Promise<Code>
}

/** Part that `load` fetches. A module that the server renders must also await the part's own `load`. */
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

/** Loads parts before a page that shows them is rendered. Failures are ignored: such a part stays empty. */
export async function loadParts(...parts: readonly Part<unknown>[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()))
}

/** Loads a part if it is needed, and renders the component again when `part.current` is there. */
export function useLoadPart(part: Part<unknown>, isNeeded: boolean): void {
  const [, setIsLoaded] = useState(false)
  const isMissing = isNeeded && part.current === undefined
  useEffect(() => {
    if (!isMissing) return
    part.load().then(
      () => setIsLoaded(true),
      // The page works without the part.
      () => undefined,
    )
  }, [part, isMissing])
}
