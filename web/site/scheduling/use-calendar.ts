import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { listenToCalendar } from './calendar-messages.ts'
import type { CalendarPage } from './calendar-page.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { words } from './labels.ts'

/** Calendar that is shown, and its callbacks. */
export interface ShownCalendar {
  readonly page: CalendarPage
  /** Called with a text that screen readers should announce. */
  readonly onNews: (text: string) => void
  /** Called when Escape is pressed in the frame. */
  readonly onClose: () => void
}

/** State of a calendar. */
export type Phase<Why> =
  | { readonly kind: 'loading' }
  /** The page in the frame has sent its first message. `height` is the height of the page in px, if it is known. */
  | { readonly kind: 'ready'; readonly height?: number }
  | { readonly kind: 'failed'; readonly why: Why }

/** Function that starts loading a calendar into `place`. */
type Start<Why> = (
  place: HTMLElement,
  onFailed: (why: Why) => void,
) => {
  /** Ends the timeouts. Called when the page in the frame has sent its first message. */
  readonly settle: () => void
  /** Stops the loading. Called when the calendar is removed from the page. */
  readonly stop: () => void
}

/**
 * Loads a calendar and derives its state from the messages of the page in the frame. The events of the frame are not sufficient, because a
 * browser dispatches the same events for its own error page. Therefore the calendar has failed if no message arrives within the timeout
 * that `start` sets.
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
