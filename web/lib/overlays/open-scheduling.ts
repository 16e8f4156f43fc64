/** What a meeting would be about, as whoever asks for one says it. */
export interface SchedulingDetail {
  /** Of the dialog, where it is to have another than its own. */
  readonly title?: string | undefined
  /** Target of the click on a link: the words of the link are the title. */
  readonly opener?: EventTarget | null | undefined
  /** A subject of the contact form: the slug of a service, or `line:` and that of a line of work. */
  readonly service?: string | undefined
}

/** Raised on the window when a meeting is to be booked. */
export const SCHEDULING_EVENT = 'certavia:open-scheduling'

declare global {
  interface WindowEventMap {
    [SCHEDULING_EVENT]: CustomEvent<SchedulingDetail>
  }
}

/**
 * Asks for the scheduling dialog. Whoever opens it calls `preventDefault` on the event.
 * @returns whether it was opened; otherwise the link that was pressed leads on by itself
 */
export function openScheduling(detail: SchedulingDetail): boolean {
  return !window.dispatchEvent(new CustomEvent(SCHEDULING_EVENT, { detail, cancelable: true }))
}
