import type { MouseEvent } from 'react'
import { dayInWords } from '#shared/time/days.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { nextFreeDay } from './free-days.ts'
import type { Picked } from './use-picked.ts'

interface SlotListProps {
  readonly picked: Picked
  /** Returns the address that shows a day without JavaScript. */
  readonly dayLink: (day: string) => string
  /** Returns the address of the next step for a time. */
  readonly timeLink: (time: string) => string
}

/** Number of free times above which the times are in two columns, one for full and one for half hours, if there is room. */
const FEW = 9

const isPlain = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Message for a day without free times. It links to the next day with a free time or, if there is none, to the last one. */
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

/** Free times of the displayed day. When the visitor presses a time, its row is split into the time and a link to the next step. */
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
                  // The first press on a time selects it. The second press follows the link.
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
