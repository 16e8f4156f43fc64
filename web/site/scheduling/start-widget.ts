import type { Gate } from '#web/lib/consent/gate.ts'
import type { CalendarPage } from './calendar-page.ts'
import type { words } from './labels.ts'

/** Delay in ms between the opening of the dialog and the request for the script. */
const WIDGET_DELAY = 1_000

/** Timeout in ms: at first for loading the script, then for the first message of the page in the frame. */
const WIDGET_LIMIT = 5_000

/** API of the widget script. */
interface Calendly {
  initInlineWidget(options: {
    readonly url: string
    readonly parentElement: HTMLElement
    readonly prefill: { readonly name: string; readonly email: string }
    readonly utm: object
  }): void
}

declare global {
  interface Window {
    /** Global variable that the widget script sets. */
    Calendly?: Calendly
  }
}

/** Reason why no calendar can be shown. */
export type Failure = keyof typeof words.why

/**
 * Loads the widget script after one second, and shows the booking page in `place`. Must be called only after consent.
 * @returns functions that end the timeouts for the script and for the page
 */
export function startWidget(
  gate: Gate,
  page: CalendarPage,
  place: HTMLElement,
  onFailed: (why: Failure) => void,
): { readonly settle: () => void; readonly stop: () => void } {
  let limit: ReturnType<typeof setTimeout> | undefined
  let takeBack: (() => void) | undefined
  let hasEnded = false
  const stop = () => {
    hasEnded = true
    clearTimeout(begin)
    clearTimeout(limit)
    takeBack?.()
  }
  const fail = (why: Failure) => {
    if (hasEnded) return
    stop()
    onFailed(why)
  }
  const allowTime = () => {
    clearTimeout(limit)
    limit = setTimeout(() => fail('late'), WIDGET_LIMIT)
  }
  const show = () => {
    if (hasEnded) return
    if (window.Calendly === undefined) {
      fail('broken')
      return
    }
    try {
      window.Calendly.initInlineWidget({
        url: page.widgetAddress,
        parentElement: place,
        prefill: { name: '', email: '' },
        utm: {},
      })
      allowTime()
    } catch {
      fail('broken')
    }
  }
  const begin = setTimeout(() => {
    allowTime()
    takeBack = gate.add({
      category: page.isOwn ? 'essential' : 'functional',
      kind: 'script',
      source: page.widgetSource,
      onLoad: show,
      onError: () => fail('broken'),
    })
  }, WIDGET_DELAY)
  return { settle: stop, stop }
}
