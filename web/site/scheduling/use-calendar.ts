import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { listenToCalendar } from './calendar-messages.ts'
import type { CalendarPage } from './calendar-page.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { words } from './labels.ts'

/** A calendar that is shown, and whom it tells what happens. */
export interface ShownCalendar {
  readonly page: CalendarPage
  /** What assistive technology is told. */
  readonly onNews: (text: string) => void
  /** Escape was pressed in the frame. */
  readonly onClose: () => void
}

/** Where a calendar stands. */
export type Phase<Why> =
  | { readonly kind: 'loading' }
  /** The page in the frame has said that it is there, and perhaps how high it is, in px. */
  | { readonly kind: 'ready'; readonly height?: number }
  | { readonly kind: 'failed'; readonly why: Why }

/** Begins to load a calendar into `place`. */
type Start<Why> = (
  place: HTMLElement,
  onFailed: (why: Why) => void,
) => {
  /** The page in the frame is there: no time is up any more. */
  readonly settle: () => void
  /** The place is given up. */
  readonly stop: () => void
}

/**
 * Loads a calendar, and follows it by what the page in its frame says. A frame that shows nothing, or a browser's own page about a
 * fault, raises no event that could be told from success: silence until the time of `start` is up is what failure looks like.
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
