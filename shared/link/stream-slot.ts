/**
 * Maximum number of tabs that have an event stream at the same time. Of the six connections that browsers open to a host over HTTP/1.1, two
 * remain for requests.
 */
const MOST_TABS = 4

/** True if the page was loaded over HTTP/2 or later, where streams share one connection. */
export function hasManyStreams(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const protocol =
    navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : ''
  return protocol === 'h2' || protocol === 'h3'
}

/**
 * Acquires one of the slots that the tabs of a browser share. Over HTTP/1.1 a browser opens at most six connections to a host, so six open
 * streams would block all requests in every tab. Over HTTP/2, or without Web Locks, no slot is needed.
 * @returns a function that releases the slot, or undefined if all slots are in use
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
