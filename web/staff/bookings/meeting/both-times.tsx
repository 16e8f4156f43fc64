import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { identity } from '#shared/company/identity.ts'
import { zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { inBothZones } from './two-zones.ts'

const SAME = 'Same time for both of you'

interface TimesProps {
  readonly booking: Pick<Booking, 'starts_at' | 'time_zone'>
}

/** Current time of the meeting in the zones of company and visitor, for the dialog that moves the meeting. */
export function NowTimes({ booking: { starts_at: at, time_zone: zone } }: TimesProps) {
  const { day, yours, theirs } = inBothZones(at, zone)
  return (
    <dl className="both-times">
      <div>
        <dt>Now</dt>
        <dd>
          <span>{day}</span>
          <span className="both-clock">{yours}</span>
          <span className={theirs === undefined ? 'both-note' : 'both-clock both-theirs'}>
            {theirs ?? SAME}
          </span>
        </dd>
      </div>
    </dl>
  )
}

/** Time of the meeting in the zones of company and visitor, for the dialog that cancels the meeting. */
export function CancelTimes({ booking: { starts_at: at, time_zone: zone } }: TimesProps) {
  const { theirs, short } = inBothZones(at, zone)
  const rows = [
    [theirs === undefined ? 'Time' : 'Yours', short[0], zoneAt(at, identity.timeZone)],
    ...(theirs === undefined ? [] : [['Theirs', short[1], zoneAt(at, zone)]]),
  ]
  return (
    <dl className="both-times">
      {rows.map(([label, moment, place]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="both-clock">
            {moment} {place}
          </dd>
        </div>
      ))}
      {theirs === undefined && (
        <div>
          <dt className="sr-only">Theirs</dt>
          <dd className="both-note">{SAME}</dd>
        </div>
      )}
    </dl>
  )
}
