import { useEffect, useMemo, useState } from 'react'
import type { BookingPlace } from '#shared/paths/booking-place.ts'
import type { BookingSlots } from '#shared/contracts/booking/bookings.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { useOwnZone } from '#web/lib/time/own-zone.ts'
import { freeDays, type FreeTime } from './free-days.ts'

/** Chosen day and time, all days and times that can be chosen, and functions that change the choice. */
export interface Picked {
  readonly zone: string
  /** Time zone of the visitor. */
  readonly ownZone: string
  readonly setZone: (zone: string) => void
  readonly days: ReadonlyMap<string, readonly FreeTime[]>
  /** Displayed day. It may have no free time. */
  readonly day: string | undefined
  readonly chooseDay: (day: string) => void
  /** Chosen time. Undefined if no time is chosen, or if it is no longer free. */
  readonly time: string | undefined
  readonly chooseTime: (time: string) => void
  /** Time that the visitor has chosen and that has been taken since. */
  readonly lost: string | undefined
}

/** Current choice of day and time: that of the URL until the visitor chooses in the page. */
export function usePicked(slots: BookingSlots, place: BookingPlace): Picked {
  const ownZone = useOwnZone()
  const [asked, setAsked] = useState<string>()
  const zone = asked ?? place.zone ?? ownZone
  const [pick, setPick] = useState<{ readonly day?: string; readonly time?: string }>({})
  const days = useMemo(() => freeDays(slots.slots, zone), [slots, zone])
  const wanted = pick.time ?? (pick.day === undefined ? place.time : undefined)
  const isFree = wanted !== undefined && slots.slots.includes(wanted)
  const [first] = days.keys()
  return {
    zone,
    ownZone,
    setZone: setAsked,
    days,
    day: wanted === undefined ? (pick.day ?? place.day ?? first) : inZone(wanted, zone).day,
    chooseDay: (day) => setPick({ day }),
    time: isFree ? wanted : undefined,
    chooseTime: (time) => setPick({ time }),
    lost: isFree ? undefined : wanted,
  }
}

/** Current time, ISO 8601. It is the time of the server at first, and is updated every 20 seconds in the browser. */
export function useNow(first: string): string {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    tick()
    const timer = setInterval(tick, 20_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
