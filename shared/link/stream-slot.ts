/** Tabs of a browser that may hold an event stream at the same time. Two of its six connections stay free for requests. */
const MOST_TABS = 4

/** True if the page was loaded over HTTP/2 or later, where any number of streams shares one connection. */
export function hasManyStreams(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const protocol =
    navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : ''
  return protocol === 'h2' || protocol === 'h3'
}

/**
 * Takes one of the places that the tabs of a browser share: over HTTP/1.1 it opens six connections to a host, so a
 * sixth stream would leave none for requests, in every tab. Over HTTP/2, and where the browser has no locks, nothing is taken.
 * @returns the function that gives the place back, or undefined if all are taken
 */
export async function takeStreamSlot(): Promise<(() => void) | undefined> {
  const nothing = () => undefined
  if (!('locks' in navigator) || hasManyStreams()) return nothing
  for (let slot = 1; slot <= MOST_TABS; slot += 1) {
    const asked = Promise.withResolvers<(() => void) | undefined>()
    navigator.locks
      .request(`event-stream-${slot}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return asked.resolve(undefined)
        const held = Promise.withResolvers<void>()
        asked.resolve(held.resolve)
        return held.promise
      })
      .catch(asked.reject)
    const release = await asked.promise
    if (release !== undefined) return release
  }
  return undefined
}
