import { useSyncExternalStore } from 'react'
import { identity } from '#shared/company/identity.ts'

/** The zone that the reader's browser goes by. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** No browser tells of it when its zone changes. */
const never = () => () => undefined

/** The reader's zone; until the page is alive that of the company, in which the server writes it. */
export const useOwnZone = (): string =>
  useSyncExternalStore(never, ownZone, () => identity.timeZone)
