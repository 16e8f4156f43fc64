/**
 * Ref callback for the control that gets the focus when a dialog opens. Without it, the close button gets the focus. React's `autoFocus`
 * does not work here: it focuses the control before the dialog opens, and opening the dialog moves the focus.
 */
export function takesFocus(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
}
