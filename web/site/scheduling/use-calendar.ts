import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { listenToCalendar } from './calendar-messages.ts'
import type { CalendarPage } from './calendar-page.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { words } from './labels.ts'

/** Displayed calendar and its callbacks. */
export interface ShownCalendar {
  readonly page: CalendarPage
  /** Called with announcements for assistive technology. */
  readonly onNews: (text: string) => void
  /** Called when Escape is pressed in the frame. */
  readonly onClose: () => void
}

/** State of a calendar. */
export type Phase<Why> =
  | { readonly kind: 'loading' }
  /** The page in the frame has sent a message, possibly with its height in px. */
  | { readonly kind: 'ready'; readonly height?: number }
  | { readonly kind: 'failed'; readonly why: Why }

/** Starts loading a calendar into `place`. */
type Start<Why> = (
  place: HTMLElement,
  onFailed: (why: Why) => void,
) => {
  /** Called when the page in the frame has sent its first message. Ends the timeouts. */
  readonly settle: () => void
  /** Called when the calendar is removed. */
  readonly stop: () => void
}

/**
 * Loads a calendar and tracks its state by the messages of the page in the frame. Frames fire the same events whether the page loads or the
 * browser shows an error page. A calendar has therefore failed if no message arrives until the timeout set by `start`.
 */
export function useCalendar<Why>(
  { page, onNews, onClose }: ShownCalendar,
  start: Start<Why>,
): { readonly phase: Phase<Why>; readonly place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase<Why>>({ kind: 'loading' })
  const begin = useEffectEvent(start)
  const tell = useEffectEvent(onNews)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const host = place.current
    if (host === null) return undefined
    const frame = () => host.querySelector('iframe')
    let ignoreEscape: (() => void) | undefined
    const loading = begin(host, (why) => setPhase({ kind: 'failed', why }))
    const stopListening = listenToCalendar(page.origin, frame, {
      onReady: () => {
        loading.settle()
        setPhase({ kind: 'ready' })
        tell(words.ready)
        const shown = frame()
        if (shown === null) return
        shown.title ||= words.meeting
        if (page.isOwn) ignoreEscape = closeOnEscape(shown, () => close())
      },
      onHeight: (height) => setPhase({ kind: 'ready', height }),
      onBooked: () => tell(words.booked),
    })
    return () => {
      loading.stop()
      stopListening()
      ignoreEscape?.()
    }
  }, [page])
  return { phase, place }
}
