import { useQueryClient } from '@tanstack/react-query'
import { placeAddress, type BookingPlace } from '#shared/paths/booking-place.ts'
import type { BookingSlots } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { detailsWords } from '#shared/pages/meetings/booking-details.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { selectionOf, selectionText } from '#shared/pages/planner/selection.ts'
import { paths } from '#shared/paths/paths.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import type { SentBooking } from './booking-sending.ts'
import { BookingFrame } from './booking-frame.tsx'
import { DetailsForm } from './details-form.tsx'
import { nearestTimes } from './other-times.ts'
import { Slip } from './slip.tsx'
import { slotsQuery } from './slots-query.ts'

/** Data that the visitor has entered in the second step. It stays when the visitor chooses another time in the first step. */
export interface Entered {
  readonly typed: Map<string, string>
  /** Chosen time that was taken by another visitor in the meantime, and other free times. */
  readonly refused: { readonly time: string; readonly others: readonly string[] } | undefined
  /** Other time that the visitor has chosen instead. */
  readonly other: string | undefined
}

export interface DetailsStepProps {
  readonly place: BookingPlace
  /** Chosen time, ISO 8601. */
  readonly asked: string
  readonly zone: string
  readonly slots: BookingSlots
  readonly posted: PostedForm | undefined
  readonly entered: Entered
  readonly onEntered: (change: Partial<Entered>) => void
  readonly onBooked: (booked: SentBooking) => void
}

/** Second step: the visitor's details. */
export function DetailsStep(props: DetailsStepProps) {
  const { place, asked, zone, slots, posted, entered, onEntered, onBooked } = props
  const { typed, refused, other } = entered
  const { isEmbedded, list } = place
  const queryClient = useQueryClient()
  const { source } = useApp()
  const onRefused = async (error: unknown) => {
    const { isOutdated, otherSlotsIn } = await import('./booking-code.ts')
    const { queryKey } = slotsQuery({ source })
    const others = otherSlotsIn(error)
    if (others === undefined) {
      if (isOutdated(error)) void queryClient.invalidateQueries({ queryKey })
      return
    }
    const gone = typed.get('starts_at') ?? asked
    typed.delete('starts_at')
    onEntered({ other: undefined, refused: { time: asked, others } })
    queryClient.setQueryData(queryKey, (before) =>
      before === undefined
        ? undefined
        : { ...before, slots: before.slots.filter((slot) => slot !== asked && slot !== gone) },
    )
    void queryClient.invalidateQueries({ queryKey })
  }

  const isFree = slots.slots.includes(asked) && refused?.time !== asked
  const named = refused?.time === asked ? refused.others : posted?.otherSlots
  const others = isFree ? undefined : (named ?? nearestTimes(slots.slots, asked))
  const back = placeAddress(paths.booking(), {
    ...place,
    time: undefined,
    day: isFree ? inZone(asked, zone).day : undefined,
    zone,
  })
  return (
    <BookingFrame heading={page.heading} step={2} isEmbedded={isEmbedded}>
      <Slip
        time={isFree ? asked : other}
        zone={zone}
        host={slots.host}
        hidesDetails={place.hidesDetails}
        className="appointment-details"
      >
        <DetailsForm
          key={asked}
          action={paths.booking()}
          time={asked}
          others={others}
          zone={zone}
          mode={slots.mode}
          service={place.service}
          list={list === undefined ? undefined : selectionText(selectionOf(list.split('.')))}
          posted={posted}
          typed={typed}
          onTyped={(name, value) => {
            typed.set(name, value)
            if (name === 'starts_at') onEntered({ other: value })
          }}
          onBooked={onBooked}
          onRefused={(error) => void onRefused(error)}
          back={
            <a className="text-link" href={back}>
              <span aria-hidden="true">←</span> {detailsWords.details.back}
            </a>
          }
        />
      </Slip>
    </BookingFrame>
  )
}
