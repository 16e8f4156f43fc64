import './calendar.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { WEEKDAYS } from '#shared/time/day-names.ts'
import { dayInWords } from '#shared/time/days.ts'
import { dayByKey, monthsOf, sheetOf, weeksOf, type CalendarRange } from './weeks.ts'

interface CalendarProps extends CalendarRange {
  /** Days with free times. Only these days can be chosen. */
  readonly free: ReadonlySet<string>
  readonly chosen: string | undefined
  readonly onChoose: (day: string) => void
  /** Addresses of the days and of the arrows, for browsers without JavaScript. If they are absent, the calendar consists of buttons. */
  readonly links?: {
    readonly day: (day: string) => string
    /** @param sheet index of the page of five weeks, starting at 0 */
    readonly sheet: (sheet: number) => string
  }
  /** Index of the page of five weeks that is shown first. Default: the page with the chosen day. */
  readonly firstSheet?: number | undefined
  /** Level of the heading with the names of the months. */
  readonly level?: 2 | 3
}

/** Prevents a link from navigating, because the calendar handles the click. */
const stay = (event: MouseEvent, act: () => void) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

interface TurnProps {
  readonly label: string
  readonly href: string | undefined
  readonly isOpen: boolean
  readonly onTurn: () => void
  readonly to: 'back' | 'on'
}

/** Arrow that shows earlier or later weeks. If an arrow becomes disabled while it has the focus, it keeps the focus. */
function Turn({ label, href, isOpen, onTurn, to }: TurnProps) {
  const Icon = to === 'back' ? ChevronLeft : ChevronRight
  const icon = <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
  if (href !== undefined && isOpen) {
    return (
      <a
        className="calendar-turn"
        href={href}
        aria-label={label}
        onClick={(event) => stay(event, onTurn)}
      >
        {icon}
      </a>
    )
  }
  return (
    <button
      type="button"
      className="calendar-turn"
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onTurn()}
    >
      {icon}
    </button>
  )
}

interface DayCellProps extends Pick<CalendarProps, 'today' | 'chosen' | 'onChoose'> {
  readonly day: string
  readonly links: CalendarProps['links'] | undefined
  readonly isFree: boolean
  /** True if this cell is the only one that can be reached by Tab. */
  readonly isStop: boolean
}

/** Cell of a day. Only free days can be chosen. */
function DayCell({ day, today, chosen, isFree, isStop, links, onChoose }: DayCellProps) {
  const { long, date } = dayInWords(day)
  const isChosen = day === chosen
  const tabIndex = isStop ? 0 : -1
  const current = day === today ? 'date' : undefined
  if (!isFree) {
    const label = `${long}, no free time`
    return (
      <td aria-current={current} aria-disabled tabIndex={tabIndex} aria-label={label}>
        <span aria-hidden="true">{date}</span>
      </td>
    )
  }
  const words = {
    className: 'calendar-day',
    'aria-label': isChosen ? `${long}, chosen` : long,
    tabIndex,
  }
  return (
    <td aria-current={current} aria-selected={isChosen}>
      {links === undefined ? (
        <button type="button" {...words} onClick={() => onChoose(day)}>
          {date}
        </button>
      ) : (
        <a
          {...words}
          href={links.day(day)}
          onClick={(event) => stay(event, () => onChoose(day))}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            onChoose(day)
          }}
        >
          {date}
        </a>
      )}
    </td>
  )
}

/**
 * Calendar with pages of five weeks, from the current week to the week of the last day. Tab reaches only one day. Arrow keys move by days,
 * Page Up and Page Down by months, Home and End to the first and last day of the week. Only days with free times can be chosen.
 */
export function Calendar(props: CalendarProps) {
  const { today, lastDay, free, chosen, onChoose, links, firstSheet, level = 2 } = props
  const range = { today, lastDay }
  const title = useId()
  const table = useRef<HTMLTableElement>(null)
  const [turned, setTurned] = useState({ sheet: firstSheet, chosen })
  const [stop, setStop] = useState<string>()
  const [moves, setMoves] = useState(0)
  const last = sheetOf(lastDay, range)
  const sheet =
    turned.sheet !== undefined && turned.chosen === chosen
      ? Math.min(turned.sheet, last)
      : sheetOf(chosen ?? today, range)
  const weeks = weeksOf(sheet, range)
  const days = weeks.flat()
  const tabStop =
    [stop, chosen].find((day) => day !== undefined && days.includes(day)) ??
    days.find((day) => free.has(day)) ??
    days.find((day) => day >= today)
  useEffect(() => {
    if (moves > 0) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [moves])

  const show = (to: number) => setTurned({ sheet: to, chosen })
  const turn = (to: number) => {
    setStop(undefined)
    show(to)
  }
  const move = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const to = tabStop === undefined ? undefined : dayByKey(event.key, tabStop, range)
    if (to === undefined) return
    event.preventDefault()
    setStop(to)
    show(sheetOf(to, range))
    setMoves((count) => count + 1)
  }
  const choose = (day: string) => {
    setStop(day)
    setTurned({ sheet, chosen: day })
    onChoose(day)
  }
  const Heading = level === 2 ? 'h2' : 'h3'

  return (
    <div className="calendar">
      <div className="calendar-head">
        <Heading className="calendar-months" id={title} aria-live="polite">
          {monthsOf(weeks)}
        </Heading>
        <div className="calendar-turns">
          <Turn
            to="back"
            label="Earlier weeks"
            href={links?.sheet(sheet - 1)}
            isOpen={sheet > 0}
            onTurn={() => turn(sheet - 1)}
          />
          <Turn
            to="on"
            label="Later weeks"
            href={links?.sheet(sheet + 1)}
            isOpen={sheet < last}
            onTurn={() => turn(sheet + 1)}
          />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA pattern of a date grid */}
      <table ref={table} role="grid" aria-labelledby={title} onKeyDown={move}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  {...{ day, today, chosen, links }}
                  isFree={free.has(day)}
                  isStop={day === tabStop}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
