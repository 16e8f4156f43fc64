import { useSyncExternalStore } from 'react'
import { identity } from '#shared/company/identity.ts'
import { browserZone } from '#shared/time/browser-zone.ts'

/** Subscription without notifications, because browsers have no event for a change of the time zone. */
const never = () => () => undefined

/** The user's time zone. Until hydration, the company's zone, which the server uses to render. */
export const useOwnZone = (): string =>
  useSyncExternalStore(never, browserZone, () => identity.timeZone)
