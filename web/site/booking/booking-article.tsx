import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { placeAddress, type BookingPlace } from '#shared/paths/booking-place.ts'
import type { BookingSlots } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { dayInWords } from '#shared/time/days.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { paths } from '#shared/paths/paths.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { useResult } from '#web/lib/sending/use-result.ts'
import { LazyPart } from '#web/ui/island/lazy-part.tsx'
import { createPart, loadParts } from '#web/ui/island/part.ts'
import type { SentBooking } from './booking-sending.ts'
import { BookingFrame } from './booking-frame.tsx'
import type { Entered } from './details-step.tsx'
import { Picker } from './picker.tsx'
import { Slip } from './slip.tsx'
import { slotsQuery } from './slots-query.ts'
import { postToParent } from './post-to-parent.ts'
import { useNow, usePicked } from './use-picked.ts'

/** Lazy part with the second step, which is loaded when the visitor chooses a time. */
export const detailsPart = createPart(async () => (await import('./details-step.tsx')).DetailsStep)

/** Lazy part with the message that is shown instead of the calendar if no times are available. */
export const noTimesPart = createPart(async () => (await import('./no-times.tsx')).NoTimes)
if (import.meta.env.SSR) await loadParts(detailsPart, noTimesPart)

interface BookingProps {
  readonly place: BookingPlace
  /** Current time of the server, ISO 8601. */
  readonly now: string
  readonly posted: PostedForm | undefined
}

interface WayProps extends BookingProps {
  readonly slots: BookingSlots
  readonly onBooked: (booked: SentBooking) => void
}

/**
 * Booking in two steps: day and time, then the visitor's details. The entered details stay if the visitor goes back to choose another time.
 */
function Way({ place, now: first, posted, slots, onBooked }: WayProps) {
  const now = useNow(first)
  const picked = usePicked(slots, place)
  const [entered, setEntered] = useState<Entered>(() => ({
    typed: new Map(),
    refused: undefined,
    other: undefined,
  }))
  const { time: asked, isEmbedded } = place
  const { zone } = picked
  useEffect(() => postToParent('calendly.event_type_viewed'), [])
  const { time } = picked
  useEffect(() => {
    if (time === undefined) return
    postToParent('calendly.date_and_time_selected')
    // Loads the code of the second step in advance. If this fails, the second step requests it again.
    void loadParts(detailsPart)
  }, [time])

  if (asked === undefined) {
    const day = picked.day === undefined ? undefined : dayInWords(picked.day).long
    return (
      <BookingFrame heading={page.heading} step={1} isEmbedded={isEmbedded}>
        <Slip
          time={time}
          day={day}
          zone={zone}
          host={slots.host}
          hidesDetails={place.hidesDetails}
          className="appointment-pick"
        >
          <Picker slots={slots} picked={picked} place={place} path={paths.booking()} now={now} />
        </Slip>
      </BookingFrame>
    )
  }
  return (
    <LazyPart
      part={detailsPart}
      props={{
        place,
        asked,
        zone,
        slots,
        posted,
        entered,
        onEntered: (change) => setEntered((before) => ({ ...before, ...change })),
        onBooked,
      }}
    />
  )
}

/** Page for booking a meeting, from the choice of a day to the confirmation. */
export function BookingArticle({ place, now, posted }: BookingProps) {
  const { source } = useApp()
  const { data: slots, isError, refetch } = useQuery(slotsQuery({ source }))
  const { isEmbedded } = place
  const [booked, onBooked] = useResult<SentBooking>(({ path }) =>
    isEmbedded === true ? undefined : path,
  )
  useEffect(() => {
    if (booked?.isBooked === true) postToParent('calendly.event_scheduled')
  }, [booked])
  if (booked !== undefined) return booked.draw({ now, isNew: true, isEmbedded })
  if (slots === undefined || slots.slots.length === 0) {
    const kind = slots === undefined ? (isError ? 'failed' : 'loading') : 'empty'
    return (
      <BookingFrame heading={page.heading} step={1} isEmbedded={isEmbedded}>
        <Slip time={undefined} zone="UTC" host={slots?.host} hidesDetails={place.hidesDetails}>
          <LazyPart
            part={noTimesPart}
            props={{
              kind,
              service: place.service,
              here: placeAddress(paths.booking(), place),
              onRetry: () => void refetch(),
            }}
          />
        </Slip>
      </BookingFrame>
    )
  }
  return <Way place={place} now={now} posted={posted} slots={slots} onBooked={onBooked} />
}
