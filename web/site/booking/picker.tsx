import { placeAddress, type BookingPlace } from '#shared/paths/booking-place.ts'
import type { BookingSlots } from '#shared/contracts/booking/bookings.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { Calendar } from '#web/ui/calendar/calendar.tsx'
import { meetingIn } from './free-days.ts'
import { SlotList } from './slot-list.tsx'
import type { Picked } from './use-picked.ts'
import { ZoneSelect } from './zone-select.tsx'
import { zoneInWords } from './zones.ts'

interface PickerProps {
  readonly slots: BookingSlots
  readonly picked: Picked
  readonly place: BookingPlace
  /** Path of the page that contains the picker. */
  readonly path: string
  readonly now: string
}

/** Row with the chosen time and the link to the next step. In a narrow frame it is always visible. */
function Foot({ picked, href }: { readonly picked: Picked; readonly href: string }) {
  const { time, zone } = picked
  if (time === undefined) return null
  const { short, from } = meetingIn(time, zone)
  return (
    <div className="picker-foot">
      <p>
        <strong>
          {short}, <span className="clock">{from}</span>
        </strong>
        <span>{zoneInWords(zone, time)}</span>
      </p>
      <a className="button" href={href}>
        {page.next}
      </a>
    </div>
  )
}

/** Choice of day and time: five weeks with the time zone below them, and next to them the free times of a day. */
export function Picker({ slots, picked, place, path, now }: PickerProps) {
  const { days, day, zone, chooseDay } = picked
  const at = (own: BookingPlace) =>
    placeAddress(path, {
      ...place,
      weeks: undefined,
      day: undefined,
      time: undefined,
      zone,
      ...own,
    })
  const lastDay = [slots.last_day, ...days.keys()].toSorted().at(-1) ?? slots.last_day
  const timeLink = (time: string) => at({ time })
  return (
    <div className="picker">
      <div className="picker-days">
        <Calendar
          today={inZone(now, zone).day}
          lastDay={lastDay}
          free={new Set(days.keys())}
          chosen={day}
          onChoose={chooseDay}
          firstSheet={place.weeks}
          links={{
            day: (free) => at({ day: free }),
            sheet: (weeks) => at({ weeks }),
          }}
        />
        <ZoneSelect picked={picked} offered={slots.zones} now={now} path={path} place={place} />
      </div>
      <SlotList picked={picked} dayLink={(free) => at({ day: free })} timeLink={timeLink} />
      <Foot picked={picked} href={timeLink(picked.time ?? '')} />
    </div>
  )
}
