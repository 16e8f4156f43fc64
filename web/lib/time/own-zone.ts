import { useSyncExternalStore } from 'react'
import { identity } from '#shared/company/identity.ts'

/** Time zone of the browser. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Subscription without notifications, because browsers have no event for a change of the time zone. */
const never = () => () => undefined

/** The user's time zone. Until hydration, the company's zone, which the server uses to render. */
export const useOwnZone = (): string =>
  useSyncExternalStore(never, ownZone, () => identity.timeZone)
