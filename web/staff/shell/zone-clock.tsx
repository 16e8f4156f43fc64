import { exactMoment, ownZone, zoneInWords } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'

/** Update interval of the clock, in milliseconds. */
const TICK = 5_000

const clock = (iso: string, zone: string) => exactMoment(iso, zone).slice(11)

/** Clock of the staff area: time zone with its current time, and the time in UTC. */
export function ZoneClock() {
  const iso = new Date(useNow(TICK)).toISOString()
  const zone = ownZone()
  return (
    <dl className="staff-zone">
      <div>
        <dt>{zoneInWords(iso, zone)}</dt>
        <dd>{clock(iso, zone)}</dd>
      </div>
      {zone !== 'UTC' && (
        <div>
          <dt>UTC</dt>
          <dd>{clock(iso, 'UTC')}</dd>
        </div>
      )}
    </dl>
  )
}
