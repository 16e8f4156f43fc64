import { useEffect, useMemo, useState } from 'react'
import type { BookingPlace } from '#shared/paths/booking-place.ts'
import type { BookingSlots } from '#shared/contracts/booking/bookings.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { useOwnZone } from '#web/lib/time/own-zone.ts'
import { freeDays, type FreeTime } from './free-days.ts'

/** Day and time as they are chosen, and what there is to choose. */
export interface Picked {
  readonly zone: string
  /** The reader's own. */
  readonly ownZone: string
  readonly setZone: (zone: string) => void
  readonly days: ReadonlyMap<string, readonly FreeTime[]>
  /** The day that is shown, which may have no free time. */
  readonly day: string | undefined
  readonly chooseDay: (day: string) => void
  /** The time that is chosen, as long as it is free. */
  readonly time: string | undefined
  readonly chooseTime: (time: string) => void
  /** A time that was chosen and has been taken since. */
  readonly lost: string | undefined
}

/** What a visitor has chosen: first what the address says, then what they press. */
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

/** The present moment, ISO 8601: first as the server said it, then counted on by the minute. */
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
