import { useSyncExternalStore } from 'react'
import { dayInWords } from '#shared/days.ts'
import { site } from '#shared/site.ts'
import { inZone } from '#shared/zone-time.ts'

/** A moment as a reader in `zone` says it. @param iso ISO 8601 */
export function momentIn(
  iso: string,
  zone: string,
): {
  /** `Tuesday 24 November` */
  readonly day: string
  readonly year: string
  /** `15:32` */
  readonly time: string
} {
  const { day, time } = inZone(iso, zone)
  const { short, year } = dayInWords(day)
  return { day: short, year, time }
}

/** The zone that the reader's browser goes by. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** No browser tells of it when its zone changes. */
const never = () => () => undefined

/** The reader's zone; until the page is alive that of the company, in which the server writes it. */
export const useOwnZone = (): string => useSyncExternalStore(never, ownZone, () => site.timeZone)
