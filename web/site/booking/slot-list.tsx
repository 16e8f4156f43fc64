import type { MouseEvent } from 'react'
import { dayInWords } from '#shared/time/days.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { nextFreeDay } from './free-days.ts'
import type { Picked } from './use-picked.ts'

interface SlotListProps {
  readonly picked: Picked
  /** Where a day is shown without JavaScript. */
  readonly dayLink: (day: string) => string
  /** Where a chosen time leads on to. */
  readonly timeLink: (time: string) => string
}

/** More than this stand side by side, the half hour beside the hour, where there is room for that. */
const FEW = 9

const isPlain = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** No time on this day, and where there is one. */
function NoTimes({ picked, day, dayLink }: Omit<SlotListProps, 'timeLink'> & { day: string }) {
  const next = nextFreeDay(picked.days, day)
  if (next === undefined) return null
  return (
    <p className="slots-none">
      {page.nextDay}{' '}
      <a
        className="prose-link"
        href={dayLink(next)}
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          picked.chooseDay(next)
        }}
      >
        {dayInWords(next).short}
      </a>
      .
    </p>
  )
}

/** The free times of the day that is shown. Pressing one divides its row into the time and the way on. */
export function SlotList({ picked, dayLink, timeLink }: SlotListProps) {
  const { day, days, time, lost, zone } = picked
  if (day === undefined) return null
  const times = days.get(day) ?? []
  const { short } = dayInWords(day)
  return (
    <section className="slots" aria-labelledby="slots-day">
      <h3 id="slots-day" aria-live="polite">
        {short}
      </h3>
      <output className={lost === undefined ? 'sr-only' : 'slots-lost'}>
        {lost !== undefined && `${page.choose} ${inZone(lost, zone).time} ${page.taken}`}
      </output>
      {times.length === 0 && <NoTimes picked={picked} day={day} dayLink={dayLink} />}
      <ul data-many={times.length > FEW || undefined}>
        {times.map(({ at, label }) => {
          const isChosen = at === time
          return (
            <li key={at} className={isChosen ? 'slot-chosen' : undefined}>
              <a
                className="slot"
                href={timeLink(at)}
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => {
                  // Pressed once more it leads on.
                  if (isChosen || !isPlain(event)) return
                  event.preventDefault()
                  picked.chooseTime(at)
                }}
              >
                {label}
              </a>
              {isChosen && (
                <a className="button slot-next" href={timeLink(at)}>
                  {page.next}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
