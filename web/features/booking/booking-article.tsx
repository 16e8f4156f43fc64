import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { placeAddress, type BookingPlace } from '#shared/booking-place.ts'
import type { BookingSlots } from '#shared/contracts/bookings.ts'
import type { PostedForm } from '#shared/contracts/posted-form.ts'
import { dayInWords } from '#shared/days.ts'
import { page } from '#shared/pages/company/booking.ts'
import { paths } from '#shared/paths.ts'
import { inZone } from '#shared/zone-time.ts'
import { useApp } from '#web/lib/app-context.tsx'
import { useResult } from '#web/lib/sending/use-result.ts'
import type { Booked } from './booking-sending.ts'
import { BookingFrame } from './booking-frame.tsx'
import { NoTimes } from './no-times.tsx'
import { nearestTimes } from './other-times.ts'
import { Picker } from './picker.tsx'
import { Slip } from './slip.tsx'
import { slotsQuery } from './slots-query.ts'
import { tellFrame } from './tell-frame.ts'
import { useNow, usePicked } from './use-picked.ts'

/** The form is fetched when a time is chosen; the server has it at hand. */
const loadDetails = async () => {
  const { DetailsForm } = await import('./details-form.tsx')
  return { default: DetailsForm }
}
const DetailsForm = import.meta.env.SSR ? (await loadDetails()).default : lazy(loadDetails)

interface BookingProps {
  readonly place: BookingPlace
  /** The present moment by the server's clock, ISO 8601. */
  readonly now: string
  readonly posted: PostedForm | undefined
}

interface WayProps extends BookingProps {
  readonly slots: BookingSlots
  readonly onBooked: (booked: Booked) => void
}

/** Day and time first, then who comes. What is typed stays while another time is chosen. */
function Way({ place, now: first, posted, slots, onBooked }: WayProps) {
  const now = useNow(first)
  const picked = usePicked(slots, place)
  const queryClient = useQueryClient()
  const { source } = useApp()
  const [typed] = useState(() => new Map<string, string>())
  const [refused, setRefused] = useState<{ time: string; others: readonly string[] }>()
  const [other, setOther] = useState<string>()
  const { time: asked, isEmbedded } = place
  const { zone } = picked
  useEffect(() => tellFrame('calendly.event_type_viewed'), [])
  const { time } = picked
  useEffect(() => {
    if (time === undefined) return
    tellFrame('calendly.date_and_time_selected')
    // Going on will try again.
    loadDetails().catch(() => undefined)
  }, [time])

  const onRefused = async (error: unknown) => {
    const { otherSlotsIn } = await import('./booking-code.ts')
    const others = otherSlotsIn(error)
    if (others === undefined || asked === undefined) return
    const gone = typed.get('starts_at') ?? asked
    typed.delete('starts_at')
    setOther(undefined)
    setRefused({ time: asked, others })
    const { queryKey } = slotsQuery({ source })
    queryClient.setQueryData(queryKey, (before) =>
      before === undefined
        ? undefined
        : { ...before, slots: before.slots.filter((slot) => slot !== asked && slot !== gone) },
    )
    void queryClient.invalidateQueries({ queryKey })
  }

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
        <Suspense>
          <DetailsForm
            key={asked}
            action={paths.booking()}
            time={asked}
            others={others}
            zone={zone}
            service={place.service}
            posted={posted}
            typed={typed}
            onTyped={(name, value) => {
              typed.set(name, value)
              if (name === 'starts_at') setOther(value)
            }}
            onBooked={onBooked}
            onRefused={(error) => void onRefused(error)}
            back={
              <a className="text-link" href={back}>
                <span aria-hidden="true">←</span> {page.details.back}
              </a>
            }
          />
        </Suspense>
      </Slip>
    </BookingFrame>
  )
}

/** The page on which a meeting is booked, from the choice of a day to the confirmation. */
export function BookingArticle({ place, now, posted }: BookingProps) {
  const { source } = useApp()
  const { data: slots, isError, refetch } = useQuery(slotsQuery({ source }))
  const { isEmbedded } = place
  const [booked, onBooked] = useResult<Booked>(({ meeting }) =>
    isEmbedded === true ? undefined : paths.meetingBooked(meeting.key),
  )
  useEffect(() => {
    if (booked !== undefined) tellFrame('calendly.event_scheduled')
  }, [booked])
  if (booked !== undefined) {
    return <booked.Sheet meeting={booked.meeting} now={now} isNew isEmbedded={isEmbedded} />
  }
  if (slots === undefined || slots.slots.length === 0) {
    const kind = slots === undefined ? (isError ? 'failed' : 'loading') : 'empty'
    return (
      <BookingFrame heading={page.heading} step={1} isEmbedded={isEmbedded}>
        <Slip time={undefined} zone="UTC" host={slots?.host} hidesDetails={place.hidesDetails}>
          <NoTimes
            kind={kind}
            service={place.service}
            here={placeAddress(paths.booking(), place)}
            onRetry={() => void refetch()}
          />
        </Slip>
      </BookingFrame>
    )
  }
  return <Way place={place} now={now} posted={posted} slots={slots} onBooked={onBooked} />
}
