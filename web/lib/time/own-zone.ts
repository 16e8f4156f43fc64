import { useSyncExternalStore } from 'react'
import { identity } from '#shared/company/identity.ts'

/** Time zone of the browser. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Browsers have no event for a change of the time zone. */
const never = () => () => undefined

/** The user's time zone. Until hydration that of the company, which the server renders with. */
export const useOwnZone = (): string =>
  useSyncExternalStore(never, ownZone, () => identity.timeZone)
