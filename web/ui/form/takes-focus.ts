/**
 * Ref callback for the control that gets the focus when a dialog opens. If no control has it, the close button gets the focus. React's
 * `autoFocus` does not work here, because it focuses the control before the dialog opens, and the opening dialog then moves the focus.
 */
export function takesFocus(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
}
