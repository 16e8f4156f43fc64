import '#web/ui/form/form-sheet.css'
import { Globe } from 'lucide-react'
import { useMemo } from 'react'
import { placeValues, type BookingPlace } from '#shared/paths/booking-place.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { identity } from '#shared/company/identity.ts'
import type { Picked } from './use-picked.ts'
import { zoneNow, zonesToChoose } from './zones.ts'

/**
 * A quarter of an hour in ms. UTC offsets change only at quarters of an hour, so computed offsets are cached until the next quarter.
 * Computing about sixty offsets takes 100 ms on a phone.
 */
const QUARTER = 900_000

interface ZoneSelectProps {
  readonly picked: Picked
  /** Time zones that the page offers to every visitor. */
  readonly offered: readonly string[]
  readonly now: string
  /** Path of the page that contains this select. A browser without JavaScript opens it with the chosen zone. */
  readonly path: string
  readonly place: BookingPlace
}

/**
 * Choice of the time zone in which times are displayed. The `select` element is in a form of its own, so that it works without JavaScript.
 */
export function ZoneSelect({ picked, offered, now, path, place }: ZoneSelectProps) {
  const { zone, ownZone, setZone } = picked
  const sameOffsets = Math.floor(Date.parse(now) / QUARTER) * QUARTER
  const zones = useMemo(
    () =>
      zonesToChoose(
        [ownZone, zone, identity.timeZone],
        offered,
        new Date(sameOffsets).toISOString(),
      ),
    [ownZone, zone, offered, sameOffsets],
  )
  const others = placeValues({ ...place, zone: undefined, time: undefined })
  return (
    <form className="zone" method="get" action={path}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="sr-only" htmlFor="field-zone">
        {page.zone.label}
      </label>
      <Globe size={15} strokeWidth={1.5} aria-hidden="true" />
      <span className="ruled zone-list">
        <select
          className="ruled-control ruled-list"
          id="field-zone"
          name="zone"
          value={zone}
          onChange={(event) => setZone(event.currentTarget.value)}
        >
          {/* A browser with older time zone data than the server would compute other labels. The warning about this is suppressed, and
              the labels of the server stay. */}
          {zones.map((each) => (
            <option key={each.zone} value={each.zone} suppressHydrationWarning>
              {each.zone === zone ? zoneNow(zone, now) : each.label}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" className="button button-quiet zone-show">
        {page.zone.show}
      </button>
    </form>
  )
}
