/** Subject of a meeting, set by the element that opens the dialog. */
export interface SchedulingDetail {
  /** Title of the dialog. Default: the standard title. */
  readonly title?: string | undefined
  /** Target of the click that opens the dialog. The text of the link around it becomes the title of the dialog. */
  readonly opener?: EventTarget | null | undefined
  /** Subject of the contact form: the slug of a service, or `line:` and the slug of a line of work. */
  readonly service?: string | undefined
}

/** Name of the event, dispatched on the window, that requests the scheduling dialog. */
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
