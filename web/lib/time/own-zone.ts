import { useSyncExternalStore } from 'react'
import { identity } from '#shared/company/identity.ts'
import { browserZone } from '#shared/time/browser-zone.ts'

/** Subscribe function that never calls its listener, because browsers have no event for a change of the time zone. */
const never = () => () => undefined

/** The user's time zone. Until hydration it is the company's zone, because the server renders with that zone. */
export const useOwnZone = (): string =>
  useSyncExternalStore(never, browserZone, () => identity.timeZone)
