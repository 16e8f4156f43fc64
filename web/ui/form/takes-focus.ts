/**
 * Ref callback for the control that is focused when a dialog opens. By default the close button is focused. React's `autoFocus` has no
 * effect: it focuses the control before the dialog opens, and opening the dialog moves the focus.
 */
export function takesFocus(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
}
