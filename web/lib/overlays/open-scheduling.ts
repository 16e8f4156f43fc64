/** Subject of a meeting, as passed by the element that opens the dialog. */
export interface SchedulingDetail {
  /** Title of the dialog. Default: its own. */
  readonly title?: string | undefined
  /** Target of the click on a link; the text of the link becomes the title. */
  readonly opener?: EventTarget | null | undefined
  /** Subject of the contact form: the slug of a service, or `line:` and the slug of a line of work. */
  readonly service?: string | undefined
}

/** Dispatched on the window to open the scheduling dialog. */
export const SCHEDULING_EVENT = 'certavia:open-scheduling'

declare global {
  interface WindowEventMap {
    [SCHEDULING_EVENT]: CustomEvent<SchedulingDetail>
  }
}

/**
 * Requests the scheduling dialog. The listener that opens it calls `preventDefault` on the event.
 * @returns true if the dialog was opened; otherwise the clicked link navigates as usual
 */
export function openScheduling(detail: SchedulingDetail): boolean {
  return !window.dispatchEvent(new CustomEvent(SCHEDULING_EVENT, { detail, cancelable: true }))
}
